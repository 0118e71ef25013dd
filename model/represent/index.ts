export { longNumbersIn, type LongNumbersOf } from './long-numbers.ts';
export { withRepresentations, type RepresentationOptions } from './representations.ts';
