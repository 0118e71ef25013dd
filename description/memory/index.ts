/** The results of the previous run, for processes that repeat runs. */

export { changedRange, equalLength, type ChangedRange } from './changed-range.ts';
export { isEqual } from './is-equal.ts';
export { createMemory, known, noMemory, recall, type Memory, type RunMemory } from './memory.ts';
export { updateParts, type Part, type Parts } from './parts.ts';
