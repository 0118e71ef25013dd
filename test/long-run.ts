/** True in `npm run test:long`, which also runs the tests that need much time, and repeats more often what is random. */
export const isLongRun = process.env.FORGESPEC_LONG_TESTS === '1';

/** Returns the first number in the long run, and the second one in `npm test`. */
export const inLongRun = (long: number, short: number): number => (isLongRun ? long : short);

/** Returns all parts in the long run. In `npm test`, returns one of each `every` parts, beginning with the first. */
export const partsOfRun = <Part>(parts: readonly Part[], every: number): readonly Part[] =>
  parts.filter((_part, index) => isLongRun || index % every === 0);
