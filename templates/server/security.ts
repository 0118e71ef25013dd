import type { AnyAuthenticate, SecurityOptions } from './auth.ts';
import { authenticateCaller } from './authenticate.ts';
import { authenticationAlternatives } from './authentication-alternatives.ts';
import type { CallerContext } from './caller-context.ts';
import { Refusal } from './refusal.ts';
import type { Route } from './route.ts';
import type { CredentialLocations } from './credential-location.ts';
import type { AnyInput } from './decode-request.ts';
import type { Step } from './dispatch.ts';
import type { TransportRequest } from './transport.ts';

/** {@link SecurityOptions} of any API. */
interface AnySecurityOptions extends SecurityOptions {
  /** A map from the name of each security scheme to its `authenticate` function. */
  readonly authenticate: object;
}

/** Returns the step that authenticates callers, and records them in the context. */
export function authenticationPart(schemes: CredentialLocations, options: AnySecurityOptions): (route: Route) => Step {
  const { checkedCredentials } = options;
  // The option `authenticate` has the type of the generated `Authenticators`.
  const authenticators = options.authenticate as Readonly<Record<string, AnyAuthenticate>>;
  return (route) => {
    const alternatives = authenticationAlternatives(route, schemes, authenticators, checkedCredentials === 'all');
    return (request: TransportRequest, query: string, context: CallerContext) =>
      authenticateCaller({ route, alternatives, request, query, context, isAnySent: false });
  };
}

/** Returns the step that calls the option `authorize`. Without this option, the route does not need the step. */
export function authorizationPart({ authorize }: SecurityOptions): (route: Route) => Step | undefined {
  if (authorize === undefined) return () => undefined;
  return (route) =>
    async (_request: TransportRequest, _query: string, context: CallerContext, { path }: AnyInput) => {
      const values = typeof path === 'object' ? { ...path } : {};
      if (!(await authorize(context, { route, path: values }))) throw new Refusal(403, 'The caller may not do this.');
    };
}
