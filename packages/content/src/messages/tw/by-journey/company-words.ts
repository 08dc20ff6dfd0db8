export { company } from '../company.ts';
export { covid } from '../covid.ts';
export { news } from '../news.ts';
