// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { matchingMediaTypes } from '../../shared/media-types.ts';
import type { Retries, TimeLimits } from './client.ts';
import type { Middleware, Reply } from './sending.ts';

/** The facts about an operation that the client needs for a call. */
export interface Operation {
  /** The `operationId`, or another name if the operation has no `operationId`. */
  readonly id: string;
  /** The HTTP method in lower case. */
  readonly method: string;
  /** The path template, such as `/shops/{id}/pets`. `{+name}` is a parameter whose slashes are not percent-encoded. */
  readonly path: string;
  /** Alternative lists of security schemes. The schemes of one list are needed together. */
  readonly security?: readonly (readonly object[])[];
  /** The scope to request if the client obtains a token for the call. `{name}` stands for a path parameter. */
  readonly scope?: string;
  /** The URL template of the server. Default: the server of the API. */
  readonly server?: string;
  /** Headers that are always sent, with the same values. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Fills in the path template. Absent if all path parameters are single values. */
  readonly writePath?: (template: string, path: Readonly<Record<string, unknown>>) => string;
  /** Writes the query. Absent if the operation has no query parameters. */
  readonly writeQuery?: (query: Readonly<Record<string, unknown>>) => string;
  readonly bodyFormat?: BodyFormat;
  /** The name of the header with an idempotency key, if the description has this header. */
  readonly idempotencyKey?: string;
  /** Reads the data of a successful response. Default: reads the body as JSON. */
  readonly read?: (reply: Reply) => unknown;
  /**
   * The types of the response headers that are not text. Each key is the name of a header in lower case. If the type of a header depends on
   * the status, the value is a map from the described statuses (`200`, `4XX`) to the types.
   */
  readonly headerTypes?: Readonly<Record<string, 'boolean' | 'number' | Readonly<Record<string, string>>>>;
}

/** The arguments of a call of an operation. */
export interface CallInput {
  readonly path?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** The query of an operation that has no query parameters. */
export type NoQuery = Readonly<Record<string, never>>;

/** The options of one call. They take precedence over the options of the client. */
export interface RequestOptions extends Retries, TimeLimits {
  /** Ends the call when the signal is aborted: before, during and between requests, and while a body is read. */
  readonly signal?: AbortSignal | undefined;
  /** Headers for this request. A header replaces a default header of the same name; null removes the default. */
  readonly headers?: Readonly<Record<string, HeaderValue | readonly HeaderValue[]>> | undefined;
  /** Functions that wrap the whole call, including all of its attempts, the outermost first. They are outside of those of the client. */
  readonly middleware?: readonly Middleware[] | undefined;
  /** The format of the body, in place of the format of the operation. The service must accept this format. */
  readonly bodyFormat?: BodyFormat | undefined;
}

type HeaderValue = boolean | number | string | null | undefined;

/** A format for the body of a request. */
export interface BodyFormat {
  /** The header `Content-Type`. Default: the platform derives the header from the body. */
  readonly contentType?: string;
  readonly write: (body: unknown) => RequestBody;
}

/** A body that is sent unchanged: text, a `Blob`, `FormData`, or a stream. A stream can be sent only once. */
export type RequestBody = NonNullable<RequestInit['body']>;

/**
 * A type that depends on a flag in the query. It is `Then` if the flag has the type `Value`, and `Else` if the flag has another type. It is
 * `Else | Then` if the value of the flag is not known.
 */
export type When<Flag, Value, Then, Else> = [Flag] extends [Value] ? Then : Value extends Flag ? Else | Then : Else;

/**
 * Returns an operation that sends its request to an address. The address is not encoded again.
 *
 * @param operation the operation from which the other properties are copied.
 */
export function operationAt(address: string, operation: Operation): Operation {
  const [, server = '', path = '', query = ''] = /^(https?:\/\/[^/?#]*)([^?#]*)\??([^#]*)/iu.exec(address) ?? [];
  return { ...operation, server, path, writeQuery: () => query };
}

type Formats = Readonly<Record<string, BodyFormat>>;

/** The option of a call that selects the media type of the request body. Default: the first media type. */
type Choice = { readonly contentType?: string | undefined } | undefined;

/**
 * Returns the format of a body whose media type the caller can choose.
 *
 * @param formats a map from media types to formats. The default is first.
 */
export function chosenFormat(formats: Formats, options: Choice): BodyFormat {
  const [first = ''] = Object.keys(formats);
  return formats[options?.contentType ?? first] ?? refused(formats, options);
}

/**
 * Returns the format of a body that may have any media type of a range such as `image/*`.
 *
 * @param formats a map from media types, or ranges of media types, to formats. The default is first. If it is a range, the caller must
 * choose a media type.
 */
export function formatInRange(formats: Formats, options: Choice): BodyFormat {
  const { contentType } = options ?? {};
  const isRange = (key: string | undefined): boolean => key?.endsWith('/*') === true;
  const keys = Object.keys(formats);
  const exact = contentType ?? keys[0] ?? '';
  const format = formats[exact];
  if (format !== undefined && !isRange(format.contentType)) return format;
  const range = isRange(contentType) ? undefined : matchingMediaTypes(keys, contentType ?? '')[0];
  const described = range === undefined ? undefined : formats[range];
  return described === undefined ? refused(formats, options) : { ...described, contentType: exact };
}

/** Returns a format that throws when the body is written, so that the call fails. */
function refused(formats: Formats, options: Choice): BodyFormat {
  const message = `The option contentType is ${options?.contentType}; use a media type of ${Object.keys(formats).join(' or ')}`;
  return {
    write: () => {
      throw new TypeError(message);
    },
  };
}

/** Returns true if `fetch` sends a value as a body. `fetch` would send any other object as `[object Object]`. */
export const isRequestBody = (body: unknown): body is RequestBody =>
  typeof body === 'string' ||
  body instanceof Blob ||
  body instanceof ArrayBuffer ||
  ArrayBuffer.isView(body) ||
  body instanceof FormData ||
  body instanceof URLSearchParams ||
  body instanceof ReadableStream ||
  Symbol.asyncIterator in Object(body);

/**
 * Returns a body unchanged, for a body that needs no encoding.
 *
 * @throws {TypeError} if `fetch` cannot send the body.
 */
export function unencoded(body: unknown): RequestBody {
  if (isRequestBody(body)) return body;
  throw new TypeError('The body must be text, bytes, a Blob, FormData, URLSearchParams or a stream');
}
