// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RequestHeaders, Route, TransportRequest, TransportResponse } from './interfaces.ts';

/**
 * The data of a request that a handler gets besides its input. The option `addToContext` may return more properties. Declare them:
 *
 * `declare module './generated/server/runtime/handler-context.ts' { interface HandlerContext { readonly user: User } }`
 */
export interface HandlerContext {
  /**
   * Aborts when the client closes the connection. Also aborts when the server starts to close while it sends a sequence of items, such as
   * an event stream.
   */
  readonly signal: AbortSignal;
  /** The id of the request in logs: the value of its header `x-request-id`, or a new id. */
  readonly requestId: string;
  /** The URL to which the client sent the request, with the query. */
  readonly url: string;
  /** A map from the names of all headers, in lower case, to their values. The described headers are also in the input. */
  readonly headers: RequestHeaders;
  /** The request as a web `Request`, built when this property is first read. Do not use its body: the server reads the body itself. */
  readonly request: Request;
}

/** The option that returns the properties that you have added to {@link HandlerContext}. It is required if you have added properties. */
export type ContextOptions<Context extends RequestContext = RequestContext> = object extends Added
  ? { readonly addToContext?: (context: Context) => Added | Promise<Added> }
  : { readonly addToContext: (context: Context) => Added | Promise<Added> };

type Added = Omit<HandlerContext, keyof RequestContext>;
type FailureResponder = (error: unknown, context: RequestContext) => TransportResponse;

/** The context of one request. Its getters do their work only when they are read. */
export class RequestContext implements HandlerContext {
  /** The operation. Undefined if it is not found yet, or if the API has no operation at this address. */
  route: Route | undefined;
  /** The query with the parameters that the body contains, without `?`. Undefined if the body contains no parameters. */
  query: string | undefined;
  readonly #request: TransportRequest;
  readonly #origin: string | undefined;
  readonly #respondToFailure: FailureResponder;
  #id: string | undefined;

  /** @param origin the origin at which clients reach the server; undefined to use the origin of the request. */
  constructor(request: TransportRequest, origin: string | undefined, respondToFailure: FailureResponder) {
    this.#request = request;
    this.#origin = origin;
    this.#respondToFailure = respondToFailure;
  }

  /** Logs an error, and returns the response for the error. The response can be sent only if nothing is sent yet. */
  fail(error: unknown): TransportResponse {
    return this.#respondToFailure(error, this);
  }

  get signal(): AbortSignal {
    return this.#request.signal;
  }

  get requestId(): string {
    this.#id ??= requestIdOf(this.#request.header('x-request-id'));
    return this.#id;
  }

  get url(): string {
    const request = this.#request;
    const address = (this.#origin ?? request.origin) + (request.toOriginForm?.() ?? request.target);
    return this.query === undefined ? address : `${address.replace(/\?[^]*/u, '')}?${this.query}`;
  }

  get headers(): RequestHeaders {
    return this.#request.headers;
  }

  get request(): Request {
    return this.#request.toRequest();
  }
}

// A new id consists of a random part, which is the same for all requests of a process, and the number of the request.
const process = Math.random().toString(36).slice(2, 10);
let count = 0;

/** Returns the client's id, so that client and server log the same id. If it is missing, too long or unsafe in a log, returns a new id. */
function requestIdOf(given: string | undefined): string {
  if (given !== undefined && given.length <= 128 && /^[\w.:/+=-]+$/u.test(given)) return given;
  count += 1;
  return `${process}-${count.toString(36)}`;
}
