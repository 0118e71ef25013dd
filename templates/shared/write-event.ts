import { textValue } from './write-url.ts';

/** An event to send. */
export interface SentEvent {
  readonly data?: unknown;
  readonly event?: unknown;
  readonly id?: unknown;
  readonly retry?: unknown;
}

/** A comment in an event stream, which receivers ignore. */
export interface EventComment {
  readonly comment: string;
}

/** How the data of events is written: as JSON, or as text. With `either`, strings are written as text, and other values as JSON. */
export type EventData = 'either' | 'json' | 'text';

/**
 * Writes an event, or a comment.
 *
 * @throws {TypeError} if the type or the id has a line end, or the data cannot be written.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream
 */
export function writeEvent(item: EventComment | SentEvent, notation: EventData): string {
  if ('comment' in item) return `${linesOf('', item.comment)}\n`;
  const { data, event, id, retry } = item;
  return [
    event === undefined ? '' : fieldOf('event', event),
    id === undefined ? '' : fieldOf('id', id),
    retry === undefined ? '' : fieldOf('retry', retry),
    data === undefined ? '' : linesOf('data', dataText(data, notation)),
    '\n',
  ].join('');
}

function dataText(data: unknown, notation: EventData): string {
  if (notation === 'text' || (notation === 'either' && typeof data === 'string')) return textValue('The data', data);
  const text: string | undefined = JSON.stringify(data);
  if (text === undefined) throw new TypeError(`Data of the type ${typeof data} cannot be written as JSON`);
  return text;
}

function fieldOf(name: string, value: unknown): string {
  const text = textValue(`The field ${name} of an event`, value);
  if (/[\r\n\0]/u.test(text))
    throw new TypeError(`The field ${name} of an event must be one line without a NUL character`);
  return `${name}: ${text}\n`;
}

const linesOf = (name: string, text: string): string =>
  text
    .split(/\r\n|[\r\n]/u)
    .map((line) => `${name}: ${line}\n`)
    .join('');
