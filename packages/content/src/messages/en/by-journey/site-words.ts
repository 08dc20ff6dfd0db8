export { descriptions } from '../descriptions.ts';
export { errors } from '../errors.ts';
export { home } from '../home.ts';
export { opening } from '../opening.ts';
export { pages } from '../pages.ts';
export { shell } from '../shell.ts';
export { texts } from '../texts.ts';
