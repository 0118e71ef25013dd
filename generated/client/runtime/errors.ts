// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { isObject } from '../../shared/notation.ts';
import { CausedError } from '../../shared/types.ts';
import type { HttpRequest, Reply, SendContext } from './sending.ts';

/** The options for the contents of errors. */
export interface ErrorOptions extends RequestIdOption {
  /**
   * Returns the explanation in the body of a failure, if the service has it at an unusual place. If it returns undefined, the client reads
   * the usual places. Control characters are removed, and a long text is shortened.
   */
  readonly reasonIn?: ((body: unknown) => string | undefined) | undefined;
}

/** An error of a request. Either the response is a failure ({@link ApiError}), or no complete response arrived. */
export class RequestError extends CausedError {
  // `declare` keeps the properties out of the compiled class, so that bundles are smaller. The constructor assigns them.
  declare readonly method: string;
  /** The address without the query, which may contain a credential. */
  declare readonly url: string;
  /** The `operationId`. Empty for a request that the description does not have. */
  declare readonly operation: string;

  constructor(
    { method, url: address }: Sent,
    { operation }: Call,
    message: string,
    cause: unknown,
    properties: object,
  ) {
    super(message, cause ? { cause } : undefined);
    Object.assign(this, { method, url: withoutQuery(address), operation: operation.id, ...properties });
  }
}

type Sent = Pick<HttpRequest, 'method' | 'url'>;
type Call = Pick<SendContext, 'operation'>;

/** The highest number of characters in a message. */
const longestMessage = 500;

/** A missing or incomplete response. The service may have processed the request. `cause` is the error of the platform. */
export class ConnectionError extends RequestError {
  /** The reason, for programs. The message has the same reason in words. */
  declare readonly code: ConnectionFailure;

  constructor(
    request: Sent,
    call: Call,
    cause?: unknown,
    [code, words]: ExplainedFailure = connectionFailureOf(cause),
    name = 'ConnectionError',
  ) {
    const target = oneLine(targetOf(request, call, withoutQuery(request.url)), longestMessage - words.length - 2);
    super(request, call, `${target}: ${words}`, cause, { name, code });
  }
}

/** A response that is not successful, or a successful response with a body that cannot be read. */
export class ApiError extends RequestError {
  declare readonly status: number;
  /** The reason phrase of the response, in one line of at most 100 characters. */
  declare readonly statusText: string;
  declare readonly headers: Headers;
  /** The identifier of this request in the logs of the service, from a response header such as `x-request-id`. */
  declare readonly requestId: string | undefined;
  /** The explanation of the service, in one line of at most 400 characters. Undefined if the body has none. */
  declare readonly reason: string | undefined;
  /**
   * The value of a JSON body, the text of another body, or the bytes of a body that is not text. Undefined for an empty body,
   * and for a body that is not complete: `cause` is then a {@link ConnectionError}.
   */
  declare readonly body: unknown;

  /** Returns the error of a response that is not successful. Each status may have its own class. */
  static of(reply: Reply, body: unknown, classes: ErrorClasses, words = '', cause?: unknown): ApiError {
    const { status } = reply.response;
    const [StatusError, name, phrase] = classes[status] ?? classes[Math.floor(status / 100)] ?? [ApiError, 'ApiError'];
    return Object.assign(new StatusError(reply, body, words, cause, phrase), { name });
  }

  /** @param phrase the reason phrase of the status. Default: the phrase of the response, if it is short. */
  constructor(reply: Reply, body: unknown, words = '', cause?: unknown, phrase?: string) {
    const { request, response, context } = reply;
    const { ok, status, headers } = response;
    const sent = { ...request, url: response.url || request.url };
    const statusText = oneLine(response.statusText, 100);
    const outcome = `${status} ${phrase ?? (statusText.length > 40 ? '' : statusText)}`.trim() + words;
    const reason = ok ? undefined : reasonOf(body, context.errorOptions);
    const requestId = requestIdOf(response, context.errorOptions);
    const path = context.operation.path.replace(/\{\+/gu, '{');
    const start = `${targetOf(sent, context, path)}: ${outcome}${reason && !outcome.includes(reason) ? `: ${reason}` : ''}`;
    const end = requestId ? ` (request ${oneLine(requestId, 100)})` : '';
    super(sent, context, oneLine(start, longestMessage - end.length) + end, cause, {
      name: 'ApiError',
      status,
      statusText,
      headers,
      requestId,
      reason,
      body,
    });
  }
}

/**
 * Calls a function that handles the data of a response recursively.
 *
 * @throws {ApiError} if the function throws, because deeply nested data exceeds the stack.
 */
export function handleNested<Result>(reply: Reply, handle: () => Result): Result {
  try {
    return handle();
  } catch (cause) {
    throw new ApiError(reply, undefined, ', but the body is nested too deeply', cause);
  }
}

/** Returns the explanation in a body, in one line. */
function reasonOf(body: unknown, options: ErrorOptions): string | undefined {
  const own = options.reasonIn?.(body);
  return own === undefined ? reasonIn(body) : oneLine(own, 400);
}

/** Returns the operation with its target. Returns the address of a request that the description does not have. */
const targetOf = ({ method, url }: Sent, { operation: { id } }: Call, target: string): string =>
  id ? `${id} (${method} ${target})` : `${method} ${withoutQuery(url)}`;

/**
 * A map from statuses, or first digits of statuses, to error classes. The class names are listed, because bundlers shorten them. A status has
 * its reason phrase, because HTTP/2 does not send it.
 */
export type ErrorClasses = Readonly<Record<number, readonly [ErrorClass, name: string, phrase?: string]>>;

type ErrorClass = new (...response: ConstructorParameters<typeof ApiError>) => ApiError;

/** Returns an address without its query, which may contain a credential. */
export const withoutQuery = (url: string): string => url.replace(/[?#][^]*/u, '');

/** Returns a text without control characters, which could add false lines to a log, and without characters outside ASCII. */
export const printableAscii = (text: string): string => text.replace(/[^ -~]/gu, '');

/** The names of properties that explain a failure, the most precise one first. The first one that has a text counts. */
const explanations = 'message error_description detail error description msg fault faultstring title reason code'.split(
  ' ',
);

/** The names of properties with further explanations, for example one for each invalid field. */
const lists = ['errors', 'errorMessages', 'context_info'];

/** The names of properties with the name of an invalid field, or the path to it. */
const fields = ['field', 'loc', 'pointer', 'parameter', 'name'];

const longest = 400;
const mostItems = 10;

/**
 * Returns the explanation of a failure in one line of at most 400 characters. Returns undefined if there is none. In HTML and XML, only the
 * element `title` or `message` is an explanation.
 *
 * @param body the value of a JSON body, or the text of another body.
 */
export function reasonIn(body: unknown): string | undefined {
  const texts = typeof body === 'string' ? textsOfDocument(body) : textsIn(body);
  const lines = texts.slice(0, mostItems).map((text) => oneLine(text, longest));
  const different = lines.filter((line, index) => !lines.slice(0, index).some((earlier) => earlier.includes(line)));
  return oneLine(different.join('; '), longest) || undefined;
}

function textsOfDocument(text: string): string[] {
  if (/^\s*</u.test(text)) return /<(?:title|message)\b[^<>]*>([^<]*)/iu.exec(text.slice(0, 4000))?.slice(1) ?? [];
  return text.length > longest ? [] : [text];
}

/** @param name the name of the property with the value. It is empty for the body. */
function textsIn(value: unknown, name: string = '', depth: number = 0): string[] {
  if (typeof value === 'string') return [value];
  if (!isObject(value) || depth > 5) return [];
  if (Array.isArray(value)) return value.slice(0, mostItems).flatMap((item) => textsOfItem(item, depth + 1));
  const properties = new Map<string, unknown>(Object.entries(value));
  const textsAt = (key: string): string[] => textsIn(properties.get(key), key, depth + 1);
  // A map from fields to explanations: `"message": { "name": ["has already been taken"] }`.
  const isMap = [...properties].every(([key, texts]) => Array.isArray(texts) && !lists.includes(key));
  if (name === '' || (name !== 'errors' && !isMap)) {
    const texts = [explanations.map(textsAt).find(({ length }) => length) ?? [], lists.flatMap(textsAt)].flat();
    if (texts.length > 0 || !isMap) return texts;
  }
  return [...properties.keys()].slice(0, mostItems).flatMap((key) => textsAt(key).map((text) => `${key}: ${text}`));
}

function textsOfItem(item: unknown, depth: number): string[] {
  const { source, ...own }: Readonly<Record<string, unknown>> = { ...(isObject(item) && item) };
  const properties = new Map<string, unknown>(Object.entries({ ...(isObject(source) && source), ...own }));
  const [field = ''] = fields.flatMap((name) => [properties.get(name)].flat().join('.') || []);
  return textsIn(item, 'item', depth).map((text) => (text.includes(field) ? text : `${field}: ${text}`));
}

/**
 * The reason for which no complete response arrived. `timeout`, `responseTimeout`, `longestSilence`, `deadline` and
 * `longestBody` are the options whose limit was reached. The reason is `connection-failed` if the platform does not state it, as in browsers.
 */
export type ConnectionFailure =
  | 'certificate-expired'
  | 'certificate-for-another-host'
  | 'certificate-not-trusted'
  | 'connection-closed-early'
  | 'connection-failed'
  | 'connection-refused'
  | 'connection-reset'
  | 'connection-timed-out'
  | 'deadline'
  | 'host-not-found'
  | 'host-unreachable'
  | 'invalid-response'
  | 'longestBody'
  | 'longestSilence'
  | 'responseTimeout'
  | 'secure-connection-failed'
  | 'timeout';

/** The reasons, and the codes and messages with which Node, Deno, Bun and workerd state them. */
const failures: readonly (readonly [ConnectionFailure, RegExp])[] = [
  ['connection-refused', /ECONNREFUSED|connection ?refused/iu],
  ['host-not-found', /ENOTFOUND|EAI_|dns error/iu],
  ['host-unreachable', /UNREACH|ENETDOWN/iu],
  ['certificate-expired', /CERT_HAS_EXPIRED|certificate:? (?:has )?expired/iu],
  ['certificate-for-another-host', /ALTNAME|not ?valid ?for ?name/iu],
  ['certificate-not-trusted', /SELF_SIGNED|ISSUER|LEAF_SIG/iu],
  ['secure-connection-failed', /EPROTO|_SSL|_TLS|certificate/iu],
  ['connection-timed-out', /TIMEOUT|ETIMEDOUT|timed out/iu],
  // If the connection ends within a body, the parser of Node states an invalid end of the file.
  [
    'invalid-response',
    /protocol \((?!Invalid EOF)|bad (?:response|upgrade)|incorrect (?:data|header)|OVERFLOW|encodings/u,
  ],
  ['connection-reset', /ECONNRESET|EPIPE|reset/iu],
  ['connection-closed-early', /UND_ERR_SOCKET|closed|connection lost|terminated/iu],
  // Node also states this code if a header is not valid.
  ['invalid-response', /LENGTH_MISMATCH/u],
];

/** A reason, and the words for it. */
export type ExplainedFailure = readonly [code: ConnectionFailure, words: string];

/** Returns the reason of a failed connection. @param cause the exception of the platform. */
export function connectionFailureOf(cause: unknown): ExplainedFailure {
  const texts = textsOf(cause);
  for (const [code, pattern] of failures)
    if (texts.some((text) => pattern.test(text))) return [code, code.replace(/-/gu, ' ')];
  // The text of an unknown failure may contain the address, whose query may contain a credential.
  const last = texts
    .slice(-1)
    .join()
    .replace(/https?:[^\s)]*/giu, '…');
  return ['connection-failed', `connection failed${last && ` (${oneLine(last, 100)})`}`];
}

/** Returns the code and the message of an error, and of its causes. If several addresses were tried, there is one cause for each. */
function textsOf(error: unknown, depth: number = 0): string[] {
  if (!isObject(error) || depth > 5) return [];
  const { code = '', message = '', cause, errors }: PlatformError = error;
  return [`${code} ${message}`.trim(), ...[cause, errors].flat().flatMap((part) => textsOf(part, depth + 1))];
}

interface PlatformError {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
}

/** The headers with the identifier of a request in the logs of a service, the most common first. */
const names = [
  'x-request-id',
  'request-id',
  'x-github-request-id',
  'x-amzn-requestid',
  'x-ms-request-id',
  'twilio-request-id',
  'box-request-id',
  'audit-id',
  'x-correlation-id',
  'cf-ray',
];

/** The option for the identifiers of requests. */
export interface RequestIdOption {
  /** The response header with the identifier of a request in the logs of the service. Default: `x-request-id`, or another common header. */
  readonly requestIdHeader?: string | undefined;
}

/** Returns the identifier of a request in the logs of the service. Returns undefined if the response has none. */
export function requestIdOf({ headers }: Response, { requestIdHeader: own }: RequestIdOption): string | undefined {
  for (const name of own === undefined ? names : [own]) {
    const id = headers.get(name);
    if (id) return id;
  }
  return undefined;
}

// Spaces, line ends, control characters, characters that change the direction of text, invisible characters, and halves of pairs. The class
// lists them, because some engines of React Native do not support `\p{…}`.
const unprintable =
  /[\s\0-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufff0-\uffff\ud800-\udfff\u{e0000}-\u{e0fff}]+/gu;

/**
 * Returns a text from outside as one line that a log or a terminal can show. If the text is too long, its end is replaced by `…`.
 *
 * @param limit the highest number of characters.
 */
export function oneLine(text: string, limit: number): string {
  // Only the beginning is read, because a server may send a text of any length.
  const line = text
    .slice(0, limit * 4)
    .replace(unprintable, ' ')
    .trim();
  return line.length > limit ? `${line.slice(0, limit - 1).replace(/[\ud800-\udfff]$/u, '')}…` : line;
}
