/** Bodies that are sequences of items, such as event streams: their media types, and reading and writing their items. */

export { readEvents, type EventBlock } from '../read-events.ts';
export { jsonLines, jsonRecords, type SplitItems } from '../read-json-items.ts';
export { sequenceNotation, type SequenceNotation } from '../sequence-notation.ts';
export type { EventData } from '../write-event.ts';
