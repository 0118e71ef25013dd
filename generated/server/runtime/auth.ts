// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { HandlerContext } from './handler-context.ts';
import type { Route } from './route.ts';

/**
 * Who is behind a credential, by security scheme. Add to it what your `authenticate` functions return, and handlers have it typed:
 *
 * ```ts
 * declare module './generated/server/runtime/auth.ts' {
 *   interface Principals {
 *     PrivateToken: User;
 *   }
 * }
 * ```
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Principals {}

/** Who is behind a credential of a scheme; unknown until {@link Principals} says it. */
export type Principal<Scheme extends string> = Scheme extends keyof Principals ? Principals[Scheme] : unknown;

/** A user name and a password, of HTTP Basic. */
export interface BasicCredential {
  readonly username: string;
  readonly password: string;
}

/** What callers show: a token or key, or a user name and a password; nothing where the connection itself is the proof. */
export type Credential = BasicCredential | string | undefined;

/** A caller who showed a good credential. */
export interface Authenticated<Scheme extends string, Shown extends Credential> {
  readonly scheme: Scheme;
  readonly credential: Shown;
  /** What the `authenticate` function of the scheme returned. */
  readonly principal: Principal<Scheme>;
}

/** A caller who showed good credentials of several schemes, which the operation asks for together. */
export interface AuthenticatedByAll<Schemes> {
  readonly scheme: 'all';
  readonly all: Schemes;
}

/** A caller who showed none, where none is needed. */
export interface Anonymous {
  readonly scheme?: undefined;
}

/** Who calls, whatever the operation. */
export type AnyAuth = Anonymous | Authenticated<string, Credential> | AuthenticatedByAll<object>;

/**
 * Says who is behind a credential, or undefined when it is no good.
 *
 * @throws {Refusal} to answer something else than 401.
 */
export type Authenticate<Scheme extends string, Shown extends Credential> = (
  credential: Shown,
  request: AuthenticationRequest,
) => Principal<Scheme> | undefined | Promise<Principal<Scheme> | undefined>;

/** {@link Authenticate} of some scheme. */
export type AnyAuthenticate = (credential: never, request: AuthenticationRequest) => unknown;

/** What there is to know of a request before it is known who calls. */
export interface AuthenticationRequest {
  /** What is called. */
  readonly route: Route;
  /** The scopes that the operation asks of this scheme. */
  readonly scopes: readonly string[];
  readonly context: Pick<HandlerContext, 'headers' | 'requestId' | 'signal'>;
}
