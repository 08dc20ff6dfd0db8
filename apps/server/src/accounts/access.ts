export { PUBLIC } from '@phial/contract/access';
