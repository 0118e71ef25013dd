export { type ChangedRange, changedRange, equalLength } from './changed-range.ts';
export { isEqual } from './is-equal.ts';
export { type Memory, type RunMemory, createMemory, known, noMemory, recall } from './memory.ts';
export { type Part, type Parts, updateParts } from './parts.ts';
