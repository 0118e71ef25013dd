// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { AnyAuthenticate, SecurityOptions } from './auth.ts';
import { authenticateCaller } from './authenticate.ts';
import { authenticationAlternatives } from './authentication-alternatives.ts';
import { CallerContext } from './caller-context.ts';
import { Refusal } from './refusal.ts';
import type { Route } from './route.ts';
import type { CredentialLocations } from './credential-location.ts';
import type { RouteSecurity, ServerParts } from './dispatch.ts';
import type { TransportRequest } from './transport.ts';

/** {@link SecurityOptions} of any API. */
interface AnySecurityOptions extends SecurityOptions {
  /** Functions by the names of security schemes. */
  readonly authenticate: object;
}

/** Returns the part of a server that authenticates and authorizes callers. */
export function securityPart(
  schemes: CredentialLocations,
  options: AnySecurityOptions,
): Required<Pick<ServerParts, 'Context' | 'security'>> {
  const { authorize, checkedCredentials } = options;
  // The option `authenticate` has the type of the generated `Authenticators`.
  const authenticators = options.authenticate as Readonly<Record<string, AnyAuthenticate>>;
  return {
    Context: CallerContext,
    security(route): RouteSecurity {
      const alternatives = authenticationAlternatives(route, schemes, authenticators, checkedCredentials === 'all');
      return {
        authenticate: (request: TransportRequest, query: string, context: CallerContext) =>
          authenticateCaller({ route, alternatives, request, query, context, isAnySent: false }),
        ...(authorize !== undefined && {
          authorize: (context: CallerContext, path: unknown) => authorizeCaller(authorize, route, path, context),
        }),
      };
    },
  };
}

async function authorizeCaller(
  isAllowed: NonNullable<SecurityOptions['authorize']>,
  route: Route,
  path: unknown,
  context: CallerContext,
): Promise<void> {
  const values = typeof path === 'object' ? { ...path } : {};
  if (!(await isAllowed(context, { route, path: values }))) throw new Refusal(403, 'The caller may not do this.');
}
