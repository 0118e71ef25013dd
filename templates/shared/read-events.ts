import { checkLength, decodedChunks, piecesOf } from './text-pieces.ts';

/** The fields of one block of an event stream. A block without data is not an event. */
export interface EventBlock {
  /** The lines of data, joined with line feeds. */
  data?: string;
  /** The type of the event. */
  event?: string;
  id?: string;
  /** The time to wait before the next connection, in milliseconds. */
  retry?: number;
}

/**
 * Parses an event stream. Ignores comments, unknown fields, and an incomplete block at the end.
 *
 * @throws {RangeError} if a line or the data of an event is too long.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
export async function* readEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<EventBlock> {
  let block: EventBlock = {};
  for await (const line of piecesOf(withWholeLineEnds(decodedChunks(chunks, false)), /\r\n|[\r\n]/u, false)) {
    if (line !== '') {
      addField(block, line);
      checkLength(block.data ?? '');
    } else {
      yield block;
      block = {};
    }
  }
}

function addField(block: EventBlock, line: string): void {
  const [name = ''] = line.split(':', 1);
  const value = line.slice(name.length + 1).replace(/^ /u, '');
  if (name === 'data') block.data = block.data === undefined ? value : `${block.data}\n${value}`;
  else if (name === 'event') block.event = value;
  else if (name === 'id' && !value.includes('\0')) block.id = value;
  else if (name === 'retry' && /^\d+$/u.test(value)) block.retry = Number(value);
}

/**
 * Removes a line feed at the beginning of a chunk if the previous chunk ends with a carriage return. Together, they are
 * one line end.
 */
async function* withWholeLineEnds(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let isAfterReturn = false;
  for await (const text of texts) {
    if (text === '') continue;
    yield isAfterReturn && text.startsWith('\n') ? text.slice(1) : text;
    isAfterReturn = text.endsWith('\r');
  }
}
