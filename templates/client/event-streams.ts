import { isInRange, essenceOf } from '../shared/media-type.ts';
import { readEvents } from '../shared/read-events.ts';
import type { EventData } from '../shared/write-event.ts';
import { ApiError, ConnectionError } from './errors.ts';
import { chunksOf } from './body-stream.ts';
import { dropBody } from './core.ts';
import { parseItem, type ItemReader } from './item-streams.ts';
import type { RequestOptions } from './operation.ts';
import { isReplayable, type Reply, type SendContext } from './send.ts';
import { withRestOfTime } from './rest-of-time.ts';
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
/** The largest number of failed new connections in a row. */
const mostFailures = 10;

/** Many services send this text as the data of the last event in a stream of JSON. */
const endOfStream = '[DONE]';

/** Returns the function that reads an event stream. */
export const eventItems = (notation: EventData): ItemReader =>
  async function* readEventItems(reply, read) {
    const { context, request } = reply;
    const options: Reconnection & RequestOptions = context.options;
    const reconnect = options.reconnect ?? (request.method === 'GET' ? 'broken' : 'never');
    const connection = { id: '', delay: firstDelay, failures: 0 };
    let current: Reply | undefined = reply;
    while (current !== undefined) {
      try {
        for await (const { data, ...fields } of readEvents(eventChunks(current))) {
          Object.assign(connection, { id: fields.id ?? connection.id, delay: fields.retry ?? connection.delay });
          connection.failures = 0;
          if (data === undefined) continue;
          if (data === endOfStream && notation !== 'text') return;
          yield await read({ data: parseData(current, data, notation), ...fields });
        }
        if (reconnect !== 'always') return;
      } catch (error) {
        const isResumable = reconnect === 'always' || (reconnect === 'broken' && connection.id !== '');
        const isAgain = isResumable && isReplayable(request) && connection.failures <= mostFailures && !isLate(context);
        if (!(error instanceof ConnectionError) || !isAgain) throw error;
      }
      current = await nextReply(reply, connection);
    }
  };

function parseData(reply: Reply, data: string, notation: EventData): unknown {
  if (notation === 'json' || (notation === 'either' && /^\s*[[{]/u.test(data))) return parseItem(reply, data);
  return data;
}

/** @throws {ApiError} if the body is not an event stream. */
function eventChunks(reply: Reply): ReturnType<typeof chunksOf> {
  const type = reply.response.headers.get('content-type') ?? '';
  if (isInRange(essenceOf(type), 'text/event-stream')) return chunksOf(reply);
  dropBody(reply);
  throw new ApiError(reply, undefined, `, but the body is ${type || 'of an unknown type'}, not an event stream`);
}

/** Requests a stream again. Returns undefined if the service has no more events (204). */
async function nextReply(
  { context }: Reply,
  connection: { readonly id: string; readonly delay: number; failures: number },
): Promise<Reply | undefined> {
  const { client, input, operation, options, progress, signal } = context;
  // `fetch` sends each character of a header as one byte, so this text has one character for each byte of the id in UTF-8.
  const id = String.fromCharCode(...new TextEncoder().encode(connection.id));
  const headers = id === '' ? options.headers : { ...options.headers, 'Last-Event-ID': id };
  for (;;) {
    const delay = Math.max(connection.delay, 1) * 2 ** connection.failures;
    const rest = (progress.endsAt ?? Infinity) - Date.now();
    await wait(Math.min(delay, Math.max(connection.delay, longestDelay), rest), signal);
    connection.failures++;
    try {
      const reply = await client.call(operation, input, { ...withRestOfTime(context), headers }).reply;
      if (reply.error === undefined) return reply.response.status === 204 ? undefined : reply;
      if (reply.error.status < 500 || connection.failures > mostFailures) throw reply.error;
    } catch (error) {
      if (!(error instanceof ConnectionError) || connection.failures > mostFailures || isLate(context)) throw error;
    }
  }
}

const isLate = ({ progress: { endsAt = Infinity } }: SendContext): boolean => Date.now() >= endsAt;
