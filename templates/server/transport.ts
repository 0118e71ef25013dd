import { hasNoBody } from '../shared/responses.ts';
import type { ServerParts } from './dispatch.ts';
import type { RequestContext } from './handler-context.ts';
import type { RouteAddress } from './route.ts';

/** The headers of a request. The type is the same as for `headers` of `http.IncomingMessage` in Node. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A request that an adapter has received. */
export interface TransportRequest {
  readonly method: string;
  /** The request target as the client sent it: `/v1/shops/north%2Fharbour/pets?page=2`. */
  readonly target: string;
  /**
   * The number of segments of the path at which an application has mounted the API: 1 for `/v1`. The target begins with these segments,
   * but the paths of the API usually do not. Absent if the API is not mounted.
   */
  readonly mountSegments?: number;
  /** Returns the target without a scheme and host. Throws a refusal if the header `Host` is not valid. */
  toOriginForm?(): string;
  /** The origin to which the client sent the request: `https://api.example.com`. A proxy may have changed this origin. */
  readonly origin: string;
  /** A map from the names of the headers, in lower case, to their values. */
  readonly headers: RequestHeaders;
  /** Returns the value of a header. `name` is in lower case. Several values are joined with commas (RFC 9110, section 5.3). */
  header(name: string): string | undefined;
  /** Aborts when the client closes the connection. */
  readonly signal: AbortSignal;
  /** Returns the whole body, or undefined if it has more than `limit` bytes. Absent if the body is read from {@link toRequest}. */
  readBody?(limit: number): Promise<Uint8Array | undefined>;
  /** Returns the body chunk by chunk, in place of {@link readBody}. Absent if the adapter reads the body from {@link toRequest}. */
  streamBody?(): AsyncIterable<Uint8Array>;
  toRequest(): Request;
}

/**
 * The headers of a response. Their names are in lower case. Only `set-cookie` may have a list of values. An adapter sends each of them as a
 * separate line.
 */
export type SentHeaders = Readonly<Record<string, string | readonly string[]>>;

/** A response that an adapter sends. */
export interface TransportResponse {
  readonly status: number;
  /** The adapter adds the headers that frame the message: `content-length`, `connection`. */
  readonly headers: SentHeaders;
  readonly body: StreamedBody | Uint8Array | string | undefined;
  /** The reason for the rejection of the request, for logs. Undefined if the request was not rejected. */
  readonly reason?: string;
  /** If sending fails, the adapter calls `fail`. If nothing was sent yet, the adapter sends the response that `fail` returns. */
  readonly failures?: Pick<RequestContext, 'fail' | 'requestId' | 'route'>;
}

/** A body that is sent chunk by chunk. */
export interface StreamedBody {
  /** Opens the body for reading. Reading throws if the length of the body is not `contentLength`. */
  open(contentLength?: string): { next(): Promise<Uint8Array | undefined>; cancel(): void };
  /** Returns a body that ends when the server starts to close, if its media type is one of a sequence of items, such as an event stream. */
  endOnClose?(contentType: string, closing: AbortSignal, abort: () => void): StreamedBody;
  /** Waits for the first chunk, and returns the response with a web stream. If reading this chunk fails, returns an error response. */
  toWeb(response: TransportResponse, method: string, signal: AbortSignal): Promise<Response>;
}

/** A response whose body is in memory. */
export interface WholeResponse extends TransportResponse {
  readonly body: Uint8Array | string | undefined;
}

/** Handles requests. */
export interface Dispatch {
  /** Handles a request, and returns the response. Never throws: if the request fails, the response reports the failure. */
  (request: TransportRequest): Promise<TransportResponse>;
  /** The addresses of all operations. Undefined for a function that does not declare them, such as a function that wraps a dispatcher. */
  readonly routes?: readonly RouteAddress[] | undefined;
  /** Writes the body of the response to a request that is not HTTP. Undefined for JSON with a `message`. */
  readonly writeRefusal?: ServerParts['writeRefusal'] | undefined;
}

/** Returns a function that wraps a dispatcher, with the properties of the dispatcher. */
export const wrapping = (
  dispatch: Dispatch,
  handle: (request: TransportRequest) => Promise<TransportResponse>,
): Dispatch => Object.assign(handle, { routes: dispatch.routes, writeRefusal: dispatch.writeRefusal });

/** Returns true if a response is for a path that the API does not have. An adapter may then pass the request to other code. */
export const isForUnknownPath = ({ status, failures }: TransportResponse): boolean =>
  status === 404 && failures !== undefined && failures.route === undefined;

/** Returns true if a body is sent chunk by chunk. */
export const isStreamed = (body: TransportResponse['body']): body is StreamedBody =>
  typeof body === 'object' && !(body instanceof Uint8Array);

/**
 * Returns the response to send if the server may close while it sends the body.
 *
 * @param closing aborts when the server starts to close.
 * @param abort aborts the signal that the handler gets.
 */
export function endOnClose(
  response: TransportResponse,
  closing: AbortSignal | undefined,
  abort: () => void,
): TransportResponse {
  const { body, headers } = response;
  if (closing === undefined || !isStreamed(body) || body.endOnClose === undefined) return response;
  return { ...response, body: body.endOnClose(String(headers['content-type'] ?? ''), closing, abort) };
}

/** Returns the response as it is sent. The response to HEAD has the length of the body, but no body (RFC 9110, section 9.3.2). */
export function framed(response: WholeResponse, method: string): WholeResponse {
  const { status, headers, body } = response;
  if (body !== undefined && !hasNoBody(status)) {
    if (method !== 'HEAD') return response;
    const { length } = typeof body === 'string' ? new TextEncoder().encode(body) : body;
    return { status, headers: { ...headers, 'content-length': String(length) }, body: undefined };
  }
  const hasLength = headers['content-length'] !== undefined && method !== 'HEAD' && status !== 304;
  if (!hasLength) return { status, headers, body: undefined };
  // If the response had `content-length`, a client would wait for a body.
  const { 'content-length': _, ...others } = headers;
  return { status, headers: others, body: undefined };
}

/** Returns a web `Response`. Copies bytes, because the TypeScript type of `Response` does not accept bytes in shared memory. */
export const webResponse = ({ status, headers, body }: WholeResponse): Response =>
  new Response(body instanceof Uint8Array ? Uint8Array.from(body) : body, { status, headers: webHeaders(headers) });

/** Returns the headers of a response as web headers. */
export function webHeaders(headers: SentHeaders): Headers {
  const lines = new Headers();
  for (const [name, value] of Object.entries(headers)) for (const line of [value].flat()) lines.append(name, line);
  return lines;
}
