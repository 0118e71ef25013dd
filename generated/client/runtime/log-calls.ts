// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { headerEntries } from '../../shared/header-entries.ts';
import { oneLine } from './one-line.ts';
import type { Hooks } from './send.ts';
import { traceRequests, type TraceEvent } from './trace-requests.ts';

/** The levels of messages, the most important first. */
const levels = ['error', 'warn', 'info', 'debug'] as const;

/** The level of a message. */
export type LogLevel = (typeof levels)[number];

/** A logger such as `console`. */
export type Logger = Readonly<Record<LogLevel, (message: string) => unknown>>;

/** The options of {@link logCalls}. */
export interface LogOptions {
  /** Default: `console`. */
  readonly logger?: Logger | undefined;
  /** The level of the least important messages. Default: `info`. */
  readonly level?: LogLevel | undefined;
}

/** The only headers whose values are logged. The value of any other header may be a credential. */
const shownHeaders =
  /^(?:accept|content-(?:type|length|encoding)|user-agent|retry-after(?:-ms)?|date|(?:x-)?rate-?limit-[\w-]+|(?:[\w-]+-)?request-?id)$/u;

/**
 * Logs calls: `middleware: [logCalls({ logger, level: 'debug' })]`. Each message is one line, and contains no query.
 *
 * - `error`: calls that got no response, or whose data cannot be read.
 * - `warn`: responses with a status such as 404, and waits before further attempts.
 * - `info`: successful calls.
 * - `debug`: each attempt, with the headers. Headers that may be credentials have no values. The beginning of text bodies of requests and of
 *   data of responses is logged too, so use this level only if these may be in the log.
 */
export function logCalls({ logger = console, level: least = 'info' }: LogOptions = {}): Required<Hooks> {
  const log = (level: LogLevel, call: string, words: string): unknown =>
    levels.indexOf(level) <= levels.indexOf(least) && logger[level](`[${call}] ${oneLine(words, 1000)}`);
  const { call, attempt } = traceRequests((event) => {
    log(levelOf(event), event.call, `${event.method} ${event.url} ${wordsOf(event)}`);
  });
  if (least !== 'debug') return { call, attempt };
  return {
    call: (send) =>
      call(async (request, context) => {
        const { progress } = context;
        if (typeof request.body === 'string') log('debug', progress.id, `body: ${request.body}`);
        const response = await send(request, context);
        const { read } = progress;
        progress.read = async (reply) => {
          const data = await read(reply);
          log('debug', progress.id, `data: ${textOf(data)}`);
          return data;
        };
        return response;
      }),
    attempt: (send) =>
      attempt(async (request, context) => {
        log('debug', context.progress.id, `request headers: ${shown(request.headers)}`);
        const response = await send(request, context);
        log('debug', context.progress.id, `response headers: ${shown(response.headers)}`);
        return response;
      }),
  };
}

function levelOf(event: TraceEvent): LogLevel {
  if (event.kind === 'retry') return 'warn';
  if (event.kind !== 'end') return 'debug';
  if (event.error !== undefined) return 'error';
  return event.status !== undefined && event.status >= 400 ? 'warn' : 'info';
}

function wordsOf(event: TraceEvent): string {
  switch (event.kind) {
    case 'end':
      return `ended: ${event.status ?? 'no response'} after ${ms(event.duration)}, attempts: ${event.attempt}${causeOf(event.error)}`;
    case 'failure':
      return `attempt ${event.attempt} failed after ${ms(event.duration)}${causeOf(event.error)}`;
    case 'request':
      return `attempt ${event.attempt}`;
    case 'response':
      return `attempt ${event.attempt}: ${event.status} after ${ms(event.duration)}`;
    case 'retry':
      return `is sent again in ${ms(event.wait)}`;
    case 'start':
      return `started (${event.operation ?? 'not in the description'})`;
  }
}

const ms = (time: number): string => `${Math.round(time)} ms`;

const causeOf = (error: unknown): string => (error === undefined ? '' : `: ${String(error)}`);

const shown = (headers: Headers): string =>
  headerEntries(headers)
    .map(([name, value]) => `${name}: ${shownHeaders.test(name) ? value : '…'}`)
    .join('; ');

/** Returns data as JSON. Data that JSON cannot represent, such as a stream or a `bigint`, has the name of its type. */
function textOf(data: unknown): string {
  if (typeof data === 'object' && data !== null && !Array.isArray(data) && Symbol.asyncIterator in data)
    return 'a stream';
  try {
    return JSON.stringify(data) ?? 'none';
  } catch {
    return Object.prototype.toString.call(data);
  }
}
