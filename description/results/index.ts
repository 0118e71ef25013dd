/** The results of the previous run, for processes that repeat runs. */

export { computed, isRepeated, openRuns, sameAsBefore, updated, within, type RepeatedRuns } from './computed.ts';
export { createMemory, known, noMemory, recall, type Memory, type RunMemory } from './memory.ts';
export { computedWithProblems } from './with-problems.ts';
export { updateParts, type Part, type Parts } from './parts.ts';
