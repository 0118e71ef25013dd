// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { AnyAuth } from './auth.ts';
import type { OperationContext } from './handler-context.ts';
import type { Refusal } from './refusal.ts';
import type { Route } from './route.ts';

/** How much of a request is taken. */
export interface Limits {
  /** The longest target of a request line, in characters; a longer one is answered with 414. */
  readonly target: number;
  /** The largest body, in bytes; a larger one is answered with 413. */
  readonly body: number;
  /** How deep objects and arrays may lie in each other; deeper ones are answered with 400. */
  readonly depth: number;
}

/** Where to log; loggers of pino are such. */
export interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** A request that was answered, for logs and metrics. */
export interface Exchange {
  /** Undefined where the request addresses none. */
  readonly route: Route | undefined;
  readonly method: string;
  /** As it came: it may hold secrets in its query, and characters that no log should show. */
  readonly target: string;
  readonly status: number;
  readonly requestId: string;
  /** From the head of the request to the head of the answer. */
  readonly milliseconds: number;
}

/** The body of the answer to a refused request. */
export interface RefusalBody {
  readonly contentType: string;
  readonly text: string;
}

/** What is known of a refused request. */
export interface RefusedRequest {
  readonly requestId: string;
  readonly route: Route | undefined;
}

/** A request whose caller is known, and whose parameters are good. */
export interface GuardedRequest {
  /** What the description says, the role and the scopes among it. */
  readonly route: Route;
  /** The decoded values in the path, by name. */
  readonly path: Readonly<Record<string, unknown>>;
}

/** What a server may decide besides what its handlers do. */
export interface ServerOptions {
  /**
   * Whether a caller may do this: the place for roles, which are data of the route. `false` is answered with 403.
   *
   * @throws {Refusal} to answer something else: 404, say, for what a caller should not know of.
   */
  readonly authorize?: (context: OperationContext<AnyAuth>, request: GuardedRequest) => boolean | Promise<boolean>;
  /**
   * What becomes of an answer that is not as described: it is sent and nobody looks (`off`), sent and logged (`log`, the default),
   * or replaced by a 500 and logged (`throw`).
   */
  readonly judgeResponses?: 'log' | 'off' | 'throw';
  readonly limits?: Partial<Limits>;
  /**
   * Which credentials must be valid if they are sent; an invalid one is answered with 401, also beside a valid one of another scheme.
   * `accepted` (the default): those of schemes that the operation accepts. `all`: also those that are sent in a header for another
   * scheme of the description.
   */
  readonly checkedCredentials?: 'accepted' | 'all';
  /** Where clients reach the server, `https://forge.example.com`, if that is behind a proxy. Default: what requests say. */
  readonly origin?: string;
  readonly log?: Log;
  /** Called after each answer. */
  readonly observe?: (exchange: Exchange) => void;
  /** How a refusal is told. Default: JSON with a `message`, and `issues` where the input has faults. */
  readonly writeRefusal?: (refusal: Refusal, request: RefusedRequest) => RefusalBody;
}
