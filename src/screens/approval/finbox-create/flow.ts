export { makeUrl } from '../finbox/flow.ts';
