/** The options that select TypeScript types for values, such as dates. */

export { longNumbersIn, type LongNumbersOf } from './long-numbers.ts';
export { withReplacedTypes, type ReplaceType } from './replaced-types.ts';
export { withRepresentations, type RepresentationOptions } from './representations.ts';
