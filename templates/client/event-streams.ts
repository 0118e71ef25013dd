import { assumeType } from '../shared/assume-type.ts';
import { isInRange, essenceOf } from '../shared/media-type.ts';
import { readEvents, type EventBlock } from '../shared/read-events.ts';
import type { EventData } from '../shared/write-event.ts';
import { withRestOfTime } from './limit-time.ts';
import { ConnectionError } from './errors.ts';
import type { EventStream, ServerSentEvent } from './event-stream.ts';
import { chunksOf } from './body-stream.ts';
import { unexpectedType } from './core.ts';
import { faultOfItems, parseItem, type ItemReader } from './item-streams.ts';
import type { RequestOptions } from './operation.ts';
import { isReplayable, type HttpRequest, type Reply, type SendContext } from './send.ts';
import { wait } from './wait.ts';

/** The option of calls that return events. */
export interface Reconnection {
  /**
   * The condition for requesting the stream again. If the last event has an id, the new request has the header `Last-Event-ID`, and the
   * service continues with the events after that event.
   *
   * - `broken`, the default for GET: if the connection breaks, and the last event has an id.
   * - `always`: if the connection breaks, or the service ends the stream. Events do not need ids. A response with 204 ends the call.
   * - `never`, the default for other methods.
   */
  readonly reconnect?: 'always' | 'broken' | 'never' | undefined;
}

/**
 * The time before the first new connection, in milliseconds, unless the stream states another time (`retry`). The time doubles after each
 * failure, up to {@link longestDelay}.
 */
const firstDelay = 3000;
const longestDelay = 30_000;
/** The longest time that a stream can state, in milliseconds. A longer time counts as this one. */
const longestStatedDelay = 300_000;
/** The largest number of failed new connections in a row. */
const mostFailures = 10;

/** Returns true for the text that many services send as the data of the last event in a stream of JSON. */
const isEnd = (data: string, notation: EventData): boolean => data === '[DONE]' && notation !== 'text';

/** The state of a call that may request its stream several times. */
interface Connection {
  readonly reconnect: NonNullable<Reconnection['reconnect']>;
  /** The id of the last event. Empty if no event has an id. */
  id: string;
  /** The time before the first new connection, in milliseconds. */
  delay: number;
  /** The number of failed new connections in a row. */
  failures: number;
}

/** Returns the function that reads an event stream whose items are whole events. */
export const wholeEvents =
  (notation: EventData): ItemReader =>
  (reply, read) =>
    readEventItems(notation, reply, read);

/** Returns the function that reads an event stream whose items are the data of the events. */
export const eventItems =
  (notation: EventData) =>
  (...input: Parameters<ItemReader>): EventStream<unknown> => {
    const events = assumeType<AsyncGenerator<ServerSentEvent<unknown>>>(readEventItems(notation, ...input));
    return { events, [Symbol.asyncIterator]: () => dataOfEvents(events) };
  };

async function* dataOfEvents(events: AsyncIterable<ServerSentEvent<unknown>>): AsyncGenerator<unknown> {
  for await (const { data } of events) yield data;
}

async function* readEventItems(
  notation: EventData,
  reply: Reply,
  read: Parameters<ItemReader>[1],
): AsyncGenerator<unknown, void, undefined> {
  const { context, request } = reply;
  const { reconnect = request.method === 'GET' ? 'broken' : 'never' }: Reconnection & RequestOptions = context.options;
  const connection: Connection = { reconnect, id: '', delay: firstDelay, failures: 0 };
  let current: Reply | undefined = reply;
  while (current !== undefined) {
    try {
      for await (const { data, ...fields } of eventsWithData(current, connection)) {
        if (isEnd(data, notation)) return;
        yield await read({ data: parseData(current, data, notation), ...fields });
      }
      if (reconnect !== 'always') return;
    } catch (error) {
      if (!isResumable(connection, request) || !isTransient(error, connection, context)) throw error;
    }
    current = await nextReply(reply, connection);
  }
}

/** Reads the events of one response, and stores their ids and delays in `connection`. Leaves out events without data. */
async function* eventsWithData(
  reply: Reply,
  connection: Connection,
): AsyncGenerator<EventBlock & { readonly data: string }, void, undefined> {
  try {
    for await (const { data, ...fields } of readEvents(await eventChunks(reply))) {
      connection.id = fields.id ?? connection.id;
      connection.delay = Math.min(fields.retry ?? connection.delay, longestStatedDelay);
      connection.failures = 0;
      if (data !== undefined) yield { data, ...fields };
    }
  } catch (error) {
    throw faultOfItems(reply, error);
  }
}

/** Returns true if the stream may be requested again after its connection broke. */
const isResumable = ({ reconnect, id }: Connection, request: HttpRequest): boolean =>
  (reconnect === 'always' || (reconnect === 'broken' && id !== '')) && isReplayable(request);

/** Returns true if a new connection may succeed after an error, and the limits of the call allow it. */
const isTransient = (
  error: unknown,
  { failures }: Connection,
  { progress: { endsAt = Infinity } }: SendContext,
): boolean => error instanceof ConnectionError && failures <= mostFailures && Date.now() < endsAt;

function parseData(reply: Reply, data: string, notation: EventData): unknown {
  if (notation === 'json' || (notation === 'either' && /^\s*[[{]/u.test(data))) return parseItem(reply, data);
  return data;
}

/** @throws {ApiError} if the body is not an event stream. The error has the body. */
async function eventChunks(reply: Reply): Promise<ReturnType<typeof chunksOf>> {
  const type = reply.response.headers.get('content-type') ?? '';
  if (isInRange(essenceOf(type), 'text/event-stream')) return chunksOf(reply);
  throw await unexpectedType(reply, `, but the body is ${type || 'of an unknown type'}, not an event stream`);
}

/** Requests a stream again. Returns undefined if the service has no more events (204). */
async function nextReply({ context }: Reply, connection: Connection): Promise<Reply | undefined> {
  const { client, input, operation, options, signal } = context;
  const headers = { ...options.headers, ...lastEventId(connection.id) };
  for (;;) {
    await wait(pauseBefore(connection, context), signal);
    connection.failures++;
    try {
      const reply = await client.call(operation, input, { ...withRestOfTime(context), headers }).reply;
      if (reply.error === undefined) return reply.response.status === 204 ? undefined : reply;
      if (reply.error.status < 500 || connection.failures > mostFailures) throw reply.error;
    } catch (error) {
      if (!isTransient(error, connection, context)) throw error;
    }
  }
}

/** Returns an object with the header `Last-Event-ID`. Empty if there is no id. */
function lastEventId(id: string): Readonly<Record<string, string>> {
  // `fetch` sends each character of a header as one byte, so this text has one character for each byte of the id in UTF-8.
  return id === '' ? {} : { 'Last-Event-ID': String.fromCharCode(...new TextEncoder().encode(id)) };
}

/** Returns the time before the next new connection, in milliseconds. */
function pauseBefore({ delay, failures }: Connection, { progress: { endsAt = Infinity } }: SendContext): number {
  const pause = Math.max(delay, 1) * 2 ** failures;
  return Math.min(pause, Math.max(delay, longestDelay), endsAt - Date.now());
}
