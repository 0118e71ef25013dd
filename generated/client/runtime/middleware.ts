// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { headerEntries } from '../../shared/http.ts';
import { mediaKind } from '../../shared/media-types.ts';
import {
  type Decoded,
  type Issue,
  type RequestDecoders,
  type ResponseDescriptions,
  decodersFor,
} from '../../shared/types.ts';
import { oneLine, requestIdOf, withoutQuery } from './errors.ts';
import type { Operation } from './operations.ts';
import type { Hooks, HttpRequest, Middleware, SendContext } from './sending.ts';

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

/** A request without its headers and its query, which may contain credentials. */
export interface TracedRequest {
  /** A random text that identifies the call. Each page of a list is a separate call. */
  readonly call: string;
  /** The `operationId`. Undefined for a request that the description does not have. */
  readonly operation: string | undefined;
  /** The method in upper case, such as `GET`. */
  readonly method: string;
  readonly url: string;
  /** The number of attempts that have begun. */
  readonly attempt: number;
}

/**
 * An event of a call: `start` and `end` of the call, and for each attempt `request` and then `response` or `failure`. `retry` states the wait
 * before the next attempt. Durations and waits are in milliseconds.
 */
export type TraceEvent = TracedRequest &
  (
    | { readonly kind: 'request' | 'start' }
    | {
        readonly kind: 'response';
        readonly status: number;
        readonly requestId: string | undefined;
        /** The time until the headers of the response arrived. */
        readonly duration: number;
      }
    | { readonly kind: 'failure'; readonly error: unknown; readonly duration: number }
    | { readonly kind: 'retry'; readonly wait: number }
    | {
        readonly kind: 'end';
        /** Undefined if the call got no response. */
        readonly status: number | undefined;
        /** The exception of the call, such as a `TimeoutError`. A status such as 404 has no exception here. */
        readonly error: unknown;
        /** The time until the body was read, or until its stream ended. */
        readonly duration: number;
      }
  );

type Listener = (event: TraceEvent) => void;

/**
 * Reports each call and its attempts.
 *
 * @param listen receives the events. If it throws, the call fails with that exception, and the request is not sent again.
 */
export const traceRequests = (listen: Listener): Required<Hooks> => ({
  call: traceCall(listen),
  attempt: (send) => async (request, context) => {
    const traced = tracedRequest(request, context);
    const start = performance.now();
    listen({ kind: 'request', ...traced });
    const response = await send(request, context).catch((error: unknown) => {
      listen({ kind: 'failure', ...traced, error, duration: performance.now() - start });
      throw error;
    });
    const requestId = requestIdOf(response, context.errorOptions);
    listen({ kind: 'response', ...traced, status: response.status, requestId, duration: performance.now() - start });
    return response;
  },
});

const traceCall =
  (listen: Listener): Middleware =>
  (send) =>
  async (request, context) => {
    const { progress } = context;
    const start = performance.now();
    let isReading = false;
    let isOver = false;
    const end = (status?: number, error?: unknown): void =>
      listen({ kind: 'end', ...tracedRequest(request, context), status, error, duration: performance.now() - start });
    listen({ kind: 'start', ...tracedRequest(request, context) });
    progress.onRetry = (wait) => listen({ kind: 'retry', ...tracedRequest(request, context), wait });
    const response = await send(request, context).catch((error: unknown) => {
      end(undefined, error);
      throw error;
    });
    const { status } = response;
    const { read } = progress;
    progress.read = async (reply) => {
      isReading = true;
      const data = await Promise.resolve(read(reply)).catch((error: unknown) => {
        end(status, error);
        throw error;
      });
      isReading = false;
      if (isOver) end(status);
      return data;
    };
    // The data of a stream is an iterable, and the call ends when the program has read its body.
    progress.watchers.unshift((state) => {
      isOver = state === 'over';
      if (isOver && !isReading) end(status);
    });
    return response;
  };

const tracedRequest = ({ method, url }: HttpRequest, { operation, progress }: SendContext): TracedRequest => ({
  call: progress.id,
  operation: operation.id || undefined,
  method,
  url: withoutQuery(url),
  attempt: progress.attempt,
});

/**
 * Limits the number of requests that wait for their responses at the same time. Further requests are queued, and sent in the order of their
 * calls.
 *
 * @throws {RangeError} if the limit is not an integer of at least 1.
 */
export function limitConcurrency(limit: number): Middleware {
  if (!(limit >= 1) || limit % 1 > 0) throw new RangeError(`The limit must be an integer of at least 1, not ${limit}`);
  const waiting = new Set<() => void>();
  let free = limit;

  async function turn(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (free > 0) {
      free--;
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const start = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        waiting.delete(start);
        reject(signal?.reason);
      };
      waiting.add(start);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  function passOn(): void {
    const [next] = waiting;
    if (next === undefined) {
      free++;
    } else {
      waiting.delete(next);
      next();
    }
  }

  return (send) => async (request, context) => {
    await turn(context.signal);
    try {
      return await send(request, context);
    } finally {
      passOn();
    }
  };
}

/** A problem of a response that does not match the description. */
export interface ResponseIssue {
  /** JSON Pointer: `/body/labels/0`, `/headers/link`, `/status`. */
  readonly path: string;
  readonly message: string;
}

/** The parts of a response that validators check. */
export interface CheckedResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** The error for a successful response that does not match the description. */
export class InvalidResponseError extends Error {
  declare readonly operation: string;
  declare readonly status: number;
  declare readonly issues: readonly ResponseIssue[];

  constructor(operation: string, status: number, issues: readonly ResponseIssue[]) {
    const [first] = issues;
    super(`The response ${status} to ${operation} is not as described: ${first?.path} ${first?.message}`);
    Object.assign(this, { name: 'InvalidResponseError', operation, status, issues });
  }
}

/**
 * Checks successful responses with the generated validators: `createClient({ middleware: [checkResponses(responses, judgeResponse)] })`.
 *
 * @param validators a map from the `operationId` of each operation to its validators.
 * @param judge finds the problems of a response.
 * @param report receives the error if a response does not match the description. Default: throws the error, so that the call fails.
 */
export function checkResponses<Validators>(
  validators: Readonly<Record<string, Validators | undefined>>,
  judge: (validators: Validators, response: CheckedResponse) => readonly ResponseIssue[],
  report: (error: InvalidResponseError) => void = fail,
): Middleware {
  return checkData(({ id, method }, { status, headers }, data) => {
    const known = validators[id];
    if (known === undefined) return;
    const issues = judge(known, { status, headers, body: method === 'head' ? undefined : data });
    if (issues.length > 0) report(new InvalidResponseError(id, status, issues));
  });
}

function fail(error: InvalidResponseError): never {
  throw error;
}

/**
 * Checks the data of each successful response.
 *
 * @param check throws if the call must fail.
 */
export function checkData(check: (operation: Operation, response: Response, data: unknown) => void): Middleware {
  // The middleware runs for each attempt of a call, but the data is checked only once.
  const calls = new WeakSet<object>();
  return (send) => (request, context) => {
    const { operation, progress } = context;
    if (calls.has(progress)) return send(request, context);
    calls.add(progress);
    const { read } = progress;
    progress.read = async (reply) => {
      const data = await read(reply);
      check(operation, reply.response, data);
      return data;
    };
    return send(request, context);
  };
}

/** The messages that are checked. */
export type ValidatedMessages = 'both' | 'requests' | 'responses';

/** The validators of all operations. */
export interface CallValidators {
  readonly requests: Readonly<Record<string, RequestDecoders | undefined>>;
  readonly responses: Readonly<Record<string, ResponseDescriptions | undefined>>;
  /** A map from each `operationId` that is not the name of its operation in the other two maps to this name. */
  readonly names: Readonly<Record<string, string>>;
  /** Finds the problems of a response. */
  judge(described: ResponseDescriptions, response: CheckedResponse): readonly Issue[];
}

/** The error for a request that does not match the description. The request is not sent. */
export class InvalidRequestError extends Error {
  declare readonly operation: string;
  declare readonly issues: readonly Issue[];

  constructor(operation: string, issues: readonly Issue[]) {
    const [first] = issues;
    super(`The request to ${operation} is not as described: ${first?.path} ${first?.message}`);
    Object.assign(this, { name: 'InvalidRequestError', operation, issues });
  }
}

/** Receives the error for a message that does not match the description. */
export type ReportInvalid = (error: InvalidRequestError | InvalidResponseError) => void;

/** Returns the middleware that checks requests before they are sent, successful responses, or both. */
export function validateCalls(
  validators: CallValidators,
  checked: ValidatedMessages,
  report?: ReportInvalid,
): Middleware {
  const { names, requests, responses, judge } = validators;
  const ofRequests = checkRequests((id) => requests[names[id] ?? id], report);
  if (checked === 'requests') return ofRequests;
  const byId = Object.entries(names).map(([id, name]) => [id, responses[name]] as const);
  const ofResponses = checkResponses({ ...responses, ...Object.fromEntries(byId) }, judge, report);
  return checked === 'responses' ? ofResponses : (send) => ofRequests(ofResponses(send));
}

const checkRequests =
  (
    decodersOf: (id: string) => RequestDecoders | undefined,
    report: ReportInvalid = (error) => {
      throw error;
    },
  ): Middleware =>
  (send) =>
  async (request, context) => {
    const { operation, progress } = context;
    const decoders = progress.attempt > 1 ? undefined : decodersOf(operation.id);
    const issues = decoders === undefined ? [] : issuesOf(request, decoders, operation.path);
    if (issues.length > 0) report(new InvalidRequestError(operation.id, issues));
    return send(request, context);
  };

function issuesOf(request: HttpRequest, decoders: RequestDecoders, template: string): readonly Issue[] {
  const { pathname, search } = new URL(request.url);
  const values = pathValues(template, pathname);
  const parts = [
    values && decoders.path?.(values),
    decoders.query?.(search.slice(1)),
    decoders.headers?.(request.headers),
    decodedBody(request, decoders),
  ];
  return parts.flatMap((part) => part?.issues ?? []);
}

/** Decodes a body that is JSON or a form. Other bodies are not checked. */
function decodedBody({ headers, body }: HttpRequest, decoders: RequestDecoders): Decoded | undefined {
  const type = headers.get('content-type') ?? '';
  const { body: readJson, form: readForm } = decodersFor(decoders, type);
  if (typeof body === 'string' && mediaKind(type) === 'json') return readJson?.(JSON.parse(body));
  return typeof body === 'string' && mediaKind(type) === 'form' ? readForm?.(body) : undefined;
}

/**
 * Returns the values of the path parameters, percent-encoded. Returns undefined if there are none: the address of a next page, for example,
 * comes from the service, and not from the template.
 */
function pathValues(template: string, pathname: string): string[] | undefined {
  const parts = template.split(/(\{[^{}]+\})/u);
  const pattern = parts.map((part) => {
    if (part.startsWith('{+')) return '(.+)';
    return part.startsWith('{') ? '([^/]*)' : part.replace(/[.*+?^$()|[\]{}\\]/gu, '\\$&');
  });
  const values = new RegExp(`${pattern.join('')}$`, 'u').exec(pathname)?.slice(1);
  return values?.length === 0 ? undefined : values;
}
