// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { HandlerContext } from './handler-context.ts';
import type { Route } from './interfaces.ts';

/**
 * A map from each security scheme to the type of its callers. Declare here which types your `authenticate` functions
 * return, so that handlers know these types:
 *
 * ```ts
 * declare module './generated/server/runtime/auth.ts' {
 *   interface Principals {
 *     ApiKey: User;
 *   }
 * }
 * ```
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Principals {}

/** The type of the callers of a security scheme. It is `unknown` if {@link Principals} does not have the scheme. */
export type Principal<Scheme extends string> = Scheme extends keyof Principals ? Principals[Scheme] : unknown;

/** A user name and a password, from HTTP Basic. */
export interface BasicCredential {
  readonly username: string;
  readonly password: string;
}

/** A token, a key, or a user name and a password. Undefined if the certificate of the connection identifies the caller. */
export type ReceivedCredential = BasicCredential | string | undefined;

/** A caller with a valid credential. */
export interface Authenticated<Scheme extends string, Shown extends ReceivedCredential> {
  readonly scheme: Scheme;
  readonly credential: Shown;
  /** The result of the `authenticate` function of the scheme. */
  readonly principal: Principal<Scheme>;
}

/** A caller with valid credentials of several schemes, which the operation requires together. */
export interface AuthenticatedByAll<Schemes> {
  readonly scheme: 'all';
  readonly all: Schemes;
}

/** A caller without credentials, if the operation requires none. */
export interface Anonymous {
  readonly scheme?: undefined;
}

/** The caller of any operation. */
export type AnyAuth = Anonymous | Authenticated<string, ReceivedCredential> | AuthenticatedByAll<object>;

/** The context of an operation's handler. `Auth` is the type of the operation's callers. */
export interface OperationContext<Auth> extends HandlerContext {
  /** The caller. The property `scheme` distinguishes the types of callers. */
  readonly auth: Auth;
  /** The security schemes whose valid credentials identify the caller. Empty for an anonymous caller. */
  readonly schemes: readonly string[];
}

/**
 * Returns the caller that a credential identifies. Returns undefined if the credential is not valid.
 *
 * @throws {Refusal} if the response must have a status other than 401.
 */
export type Authenticate<Scheme extends string, Shown extends ReceivedCredential> = (
  credential: Shown,
  request: AuthenticationRequest,
) => Principal<Scheme> | undefined | Promise<Principal<Scheme> | undefined>;

/** An {@link Authenticate} function of any scheme. */
export type AnyAuthenticate = (credential: never, request: AuthenticationRequest) => unknown;

/** A request whose caller is not known yet. */
export interface AuthenticationRequest {
  readonly route: Route;
  /** The scopes that the operation requires of this scheme. */
  readonly scopes: readonly string[];
  readonly context: Pick<HandlerContext, 'headers' | 'requestId' | 'signal'>;
}

/** A request whose caller is known, and whose parameters are valid. */
export interface GuardedRequest {
  /** The data of the operation, with its role and scopes. */
  readonly route: Route;
  /** A map from the names of the path parameters to their decoded values. */
  readonly path: Readonly<Record<string, unknown>>;
}

/** Options of a server whose description has security schemes. */
export interface SecurityOptions {
  /**
   * Returns true if the caller may call the operation. For example, check that the caller has at least the role `request.route.role`. If
   * the function returns false, the response has the status 403.
   *
   * @throws {Refusal} for a response with another status, such as 404 if a caller must not learn that a resource exists.
   */
  readonly authorize?: (context: OperationContext<AnyAuth>, request: GuardedRequest) => boolean | Promise<boolean>;
  /**
   * The credentials that must be valid if they are sent. If such a credential is invalid, the response has the status 401, even if the
   * request also has a valid credential of another scheme.
   *
   * - `accepted`, the default: the credentials for the schemes that the operation accepts.
   * - `all`: also the credentials that are sent in a header for any other scheme of the description.
   */
  readonly checkedCredentials?: 'accepted' | 'all';
}
