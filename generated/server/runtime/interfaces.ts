// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { hasNoBody, methods } from '../../shared/http.ts';
import type { RequestDecoders } from '../../shared/types.ts';
import type { ServerParts } from './dispatch.ts';
import type { RequestContext } from './handler-context.ts';
import type { DescribedProperties } from './properties.ts';

/** The data of an operation that a server needs to handle requests. */
export interface Route {
  /** The name of the operation, such as `listShopPets`. */
  readonly operation: string;
  /** The handler is `Handlers[area][handler]`, for example `shopPets` and `list`. */
  readonly area: string;
  readonly handler: string;
  /** The method in upper case. */
  readonly method: string;
  /** The path of the operation's server URL, such as `/v1`. Absent if the URL has no path. */
  readonly prefix?: string;
  /** The path template below the prefix, such as `/shops/{id}/pets`. */
  readonly path: string;
  /** The names of the path parameters whose values may contain slashes. Absent if there are none. */
  readonly spans?: readonly string[];
  /**
   * The alternatives in `security`. Each alternative maps its security schemes to the required scopes. `{}` accepts requests without
   * credentials. Default: `[{}]`.
   */
  readonly security?: readonly { readonly [scheme: string]: readonly string[] }[];
  /** The lowest role that may call the operation, if there is one. */
  readonly role?: string;
  /** The tiers of the service in which the operation is available. Absent if it is available in all tiers. */
  readonly tiers?: readonly string[];
  /**
   * The media types of the request body, the preferred one first. If `isChoice` is true, the input of the handler contains the media type
   * of the body.
   */
  readonly requestBody?: Readonly<{ required: boolean; mediaTypes: readonly string[]; isChoice?: true }>;
  /** A map from media types to the largest sizes of their bodies, in bytes. Contains the sizes that differ from the defaults. */
  readonly bodySizes?: { readonly [mediaType: string]: number };
  /** True if the properties of the body may also be in the query. They are written as in `application/x-www-form-urlencoded`. */
  readonly bodyInQuery?: true;
  /** Present if a body may contain query parameters. Maps each parameter that is not written with brackets (`ids[]=1`) to its notation. */
  readonly queryInBody?: { readonly [parameter: string]: UnbracketedNotation };
  readonly request: RequestDecoders;
  /** A map from statuses (`200`, `4XX` or `default`) to media types of responses. The preferred media type comes first. */
  readonly responses: { readonly [status: string]: readonly string[] | undefined };
  /**
   * A map from statuses and media types to the described properties of bodies. If a body is sent item by item, they are those of an item.
   * Bodies that may have any properties are left out.
   */
  readonly properties?: { readonly [status: string]: { readonly [mediaType: string]: DescribedProperties } };
  /** True if the input of the handler contains the media type that the client prefers. */
  readonly hasAccept?: true;
}

/** The address of an operation. A framework needs it to register a route. */
export type RouteAddress = Partial<Route> & Pick<Route, 'method' | 'path'>;

/**
 * How a query parameter that is an array or object is written: as one value with separators (`commas`, `pipes`, `spaces`), as one parameter
 * for each item (`repeated`) or property (`members`), or as JSON.
 */
export type UnbracketedNotation = 'commas' | 'json' | 'members' | 'pipes' | 'repeated' | 'spaces';

/** The route of a request, and the values of its path parameters. They are percent-encoded, in the order of the template. */
export interface FoundRoute {
  readonly route: Route;
  readonly values: readonly (string | undefined)[];
}

/** Returns the route for a method and for path segments from `splitTarget`. Returns undefined if no route matches. */
export type FindRoute = (method: string, path: readonly string[]) => FoundRoute | undefined;

/** Finds the route of a request. If a path has no HEAD operation, a HEAD request has the route of GET. */
export const findWithHead = (find: FindRoute, method: string, path: readonly string[]): FoundRoute | undefined =>
  find(method, path) ?? (method === 'HEAD' ? find('GET', path) : undefined);

/** Returns the methods that a path has, for the header `Allow`. The list is empty if the API does not have the path. */
export const allowedMethods = (find: FindRoute, path: readonly string[], all: readonly string[] = methods): string[] =>
  all
    .map((method) => method.toUpperCase())
    .filter((method) => findWithHead(find, method, path) !== undefined)
    .sort();

/** Returns the segments of a path below the path at which an application has mounted the API. */
export const belowMount = (path: readonly string[], mountSegments: number): readonly string[] =>
  path.length > mountSegments ? path.slice(mountSegments) : [''];

/** Returns true if a segment can be the value of a path parameter. `.` and `..` cannot, because clients and proxies resolve them. */
export const isValue = (segment: string | undefined): segment is string =>
  segment !== undefined && segment !== '' && segment !== '.' && segment !== '..';

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

/**
 * The described headers of a response. An optional header may be undefined, and is then not sent. `Set-Cookie` may also be a list, which is
 * sent as one line for each cookie.
 *
 * @typeParam Described the type that openapi-typescript generates for the headers of a response. This type also allows any other header.
 */
export type DescribedHeaders<Described> = {
  readonly [Name in keyof Described as string extends Name ? never : Name]: object extends Pick<Described, Name>
    ? CookieLines<Name> | Described[Name] | undefined
    : CookieLines<Name> | Described[Name];
};

type CookieLines<Name> = Lowercase<Name & string> extends 'set-cookie' ? readonly string[] : never;

/**
 * Returns the value of a parameter that spans the segments from `start` to the segment before `end`. Returns undefined if there are no
 * segments, or if a segment cannot be a value.
 */
export function spannedValue(path: readonly string[], start: number, end: number): string | undefined {
  if (end <= start) return undefined;
  const segments = path.slice(start, end);
  return segments.every(isValue) ? segments.join('/') : undefined;
}
