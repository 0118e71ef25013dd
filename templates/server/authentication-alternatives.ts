import { hasOwn } from '../shared/has-own.ts';
import type { AnyAuthenticate } from './auth.ts';
import type { Route } from './route.ts';
import { isInHeader, type CredentialLocation, type CredentialLocations } from './credential-location.ts';

/**
 * One alternative in the `security` of an operation. The credentials of all its schemes are needed together. An alternative without schemes
 * accepts anonymous requests.
 */
export interface AuthenticationAlternative {
  readonly schemes: readonly CheckedScheme[];
  /** The schemes that are not part of this alternative, and whose credentials must be valid if they are sent. */
  readonly rest: readonly CheckedScheme[];
}

/** A security scheme with the function that checks its credentials. */
export interface CheckedScheme {
  readonly name: string;
  readonly scheme: CredentialLocation;
  readonly scopes: readonly string[];
  readonly authenticate: AnyAuthenticate;
}

/**
 * Returns the alternatives of an operation.
 *
 * @param checksAll true to check also the credentials of schemes that the operation does not accept.
 * @throws {Error} if the operation accepts a scheme that has no `authenticate` function.
 */
export function authenticationAlternatives(
  { operation, security = [{}] }: Route,
  schemes: CredentialLocations,
  authenticators: Readonly<Record<string, AnyAuthenticate | undefined>>,
  checksAll: boolean,
): AuthenticationAlternative[] {
  const accepted = new Set(security.flatMap((alternative) => Object.keys(alternative)));
  const checked = Object.entries(schemes).flatMap(([name, scheme]): CheckedScheme[] => {
    const authenticate = authenticators[name];
    if (scheme.in === 'connection' || authenticate === undefined) return [];
    // If the operation does not accept a scheme, the credential of the scheme is checked only in a header: a browser sends cookies to every
    // operation, and the operation may have a query parameter with the same name.
    const isChecked = accepted.has(name) || (checksAll && isInHeader(scheme));
    return isChecked ? [{ name, scheme, scopes: [], authenticate }] : [];
  });
  return security.map((alternative) => ({
    schemes: Object.entries(alternative).map(([name, scopes]) => {
      const scheme = schemes[name];
      const authenticate = authenticators[name];
      if (scheme !== undefined && authenticate !== undefined) return { name, scheme, scopes, authenticate };
      throw new Error(`${operation} accepts the scheme ${name}, which has no authenticate function`);
    }),
    rest: checked.filter(({ name }) => !hasOwn(alternative, name)),
  }));
}
