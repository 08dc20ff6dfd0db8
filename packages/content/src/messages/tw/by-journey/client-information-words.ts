export { infoEnter } from '../info-enter.ts';
