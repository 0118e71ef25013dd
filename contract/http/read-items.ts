import { essenceOf } from '@forgespec/templates/shared/media-type';
import {
  jsonLines,
  jsonRecords,
  readEvents,
  sequenceNotation,
  type EventBlock,
  type SequenceNotation,
  type SplitItems,
} from '@forgespec/templates/shared/sequences';

/** The items of a body with a sequential media type, such as `text/event-stream`. */
export interface BodyItems {
  readonly items: readonly (EventBlock | string)[];
  /** The reason why the body cannot be split into items. The items before the fault are in `items`. */
  readonly fault: string | undefined;
}

/** Returns the notation of a body with a content type. Returns undefined if the body is not a sequence. */
export const notationOf = (contentType: string | undefined): SequenceNotation | undefined =>
  sequenceNotation(essenceOf(contentType ?? ''));

/**
 * Splits a body into its items. Returns undefined if the body is not a sequence.
 *
 * @param isCut true if only the beginning of the body was read. The last item is then ignored if it may be incomplete.
 */
export async function readItems(
  body: string,
  contentType: string | undefined,
  isCut: boolean,
): Promise<BodyItems | undefined> {
  const notation = notationOf(contentType);
  if (notation === undefined) return undefined;
  const chunks = chunksOf(isCut ? wholeItems(body, notation) : body);
  const items: (EventBlock | string)[] = [];
  try {
    for await (const item of notation === 'events' ? readEvents(chunks) : splitters[notation](chunks)) items.push(item);
    return { items, fault: undefined };
  } catch (error) {
    return { items, fault: error instanceof Error ? error.message : String(error) };
  }
}

const splitters: Readonly<Record<Exclude<SequenceNotation, 'events'>, SplitItems>> = {
  lines: jsonLines,
  records: jsonRecords,
};

/** Returns the beginning of a body without its last item, which may be incomplete. */
function wholeItems(body: string, notation: SequenceNotation): string {
  if (notation === 'events') return body;
  const separator = notation === 'lines' ? '\n' : '\u001e';
  return body.slice(0, Math.max(0, body.lastIndexOf(separator)));
}

async function* chunksOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}
