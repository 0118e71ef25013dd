/**
 * What there is to know about a request besides its input.
 *
 * @typeParam Scheme the names of the ways to authenticate.
 * @typeParam Principal what authentication makes of a caller.
 */
export interface RequestContext<Scheme extends string, Principal> {
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** Tells this request from all others, in logs and in the answer. */
  readonly requestId: string;
  /** How the caller was let in. */
  readonly auth: Authentication<Scheme, Principal>;
}

/** How a caller was let in. */
export interface Authentication<Scheme extends string, Principal> {
  /** The schemes whose credentials were good, one alternative of the operation; none for an anonymous caller. */
  readonly schemes: readonly Scheme[];
  /** Who the caller is. */
  readonly principal: Principal;
}
