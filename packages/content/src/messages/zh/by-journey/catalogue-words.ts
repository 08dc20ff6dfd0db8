export { catalogue } from '../catalogue.ts';
export { packages } from '../packages.ts';
