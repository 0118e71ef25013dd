/** The notation of a sequence of items: events, lines of JSON, or JSON texts after record separators. */
export type SequenceNotation = 'events' | 'lines' | 'records';

const notations: ReadonlyMap<string, SequenceNotation> = new Map([
  ['text/event-stream', 'events'],
  ['application/jsonl', 'lines'],
  ['application/jsonlines', 'lines'],
  ['application/x-jsonl', 'lines'],
  ['application/x-jsonlines', 'lines'],
  ['application/ndjson', 'lines'],
  ['application/x-ndjson', 'lines'],
  ['application/json-seq', 'records'],
]);

/**
 * Returns the notation of a body that is a sequence of items. Returns undefined for other media types.
 *
 * @param essence a media type in lower case, without parameters.
 * @see https://spec.openapis.org/oas/v3.2.0.html#sequential-media-types
 * @see https://www.rfc-editor.org/rfc/rfc8091
 */
export const sequenceNotation = (essence: string): SequenceNotation | undefined =>
  essence.endsWith('+json-seq') ? 'records' : notations.get(essence);
