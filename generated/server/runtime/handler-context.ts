// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RequestHeaders } from './transport.ts';

/**
 * What a handler knows of a request besides its input. A server that has more to tell adds to it, once, and every handler has it:
 *
 * ```ts
 * declare module './generated/server/runtime/handler-context.ts' {
 *   interface HandlerContext {
 *     readonly user: User;
 *   }
 * }
 * ```
 */
export interface HandlerContext {
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** Tells this request from all others, in logs and in the answer. */
  readonly requestId: string;
  /** The security schemes whose credentials were good, one alternative of the operation; none for an anonymous caller. */
  readonly schemes: readonly string[];
  /** The address that was called, as clients know it, with its query. */
  readonly url: string;
  /** All headers of the request, by their names in lower case; those that the description knows are in the input as well. */
  readonly headers: RequestHeaders;
  /** The request as the web knows it, without its body; made when it is asked for. */
  readonly request: Request;
}

/** The context of the handlers that these callers reach. */
export interface OperationContext<Auth> extends HandlerContext {
  /** Who calls, told apart by `scheme`. */
  readonly auth: Auth;
}
