// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Authenticated, Credential, AuthenticationRequest } from './auth.ts';
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

/** What is written to a log; loggers of pino are such. */
export interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** A request that was answered, for metrics. */
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

/** What a server may decide besides what its handlers do. */
export interface ServerOptions {
  /**
   * Whether a caller may do this: the place for roles, which are data of the route. `false` is answered with 403.
   *
   * @throws {Refusal} to answer something else.
   */
  readonly authorize?: (caller: Caller, request: GuardedRequest) => boolean | Promise<boolean>;
  /**
   * What becomes of an answer that is not as described: it is sent and nobody looks (`off`), sent and logged (`log`), or replaced
   * by a 500 and logged (`throw`).
   */
  readonly judgeResponses?: 'log' | 'off' | 'throw';
  readonly limits?: Partial<Limits>;
  readonly log?: Log;
  /** Called after each answer. */
  readonly observe?: (exchange: Exchange) => void;
  /** How a refusal is told. Default: JSON with a `message`, and `issues` where the input has faults. */
  readonly writeRefusal?: (refusal: Refusal, request: RefusedRequest) => RefusalBody;
}

/** Somebody who calls an operation. */
export interface Caller {
  readonly credentials: readonly Authenticated<string, Credential>[];
}

/** A request whose caller is known. */
export interface GuardedRequest extends Omit<AuthenticationRequest, 'operation' | 'scopes'> {
  readonly route: Route;
  /** The values in the path, percent-encoded as they came, in the order of the template. */
  readonly values: readonly string[];
}
