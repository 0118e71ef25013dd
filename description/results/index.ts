/** The results of the previous run, for processes that repeat runs. */

export { computed, inSection, isRepeated, openRuns, sameAsBefore, updated, type RepeatedRuns } from './computed.ts';
export { computedWithProblems } from './with-problems.ts';
export { updateParts, type Part, type Parts } from './parts.ts';
