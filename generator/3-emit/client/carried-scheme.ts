import type { Api } from '../../2-model/api.ts';
import type { SecurityAlternative, SecurityScheme } from '../../2-model/security.ts';
import type { ExportedSymbol } from '../../code/symbol.ts';
import { runtime } from './symbols.ts';

/** How the client carries out a security scheme. */
export interface CarriedScheme {
  readonly scheme: SecurityScheme;
  readonly in: 'header' | 'query';
  readonly name: string;
  /** The function that writes the credential; undefined where it is sent as it is. */
  readonly write: ExportedSymbol | undefined;
}

/** How the client carries out a scheme; undefined where it cannot: cookies and TLS belong to the platform. */
function carriedScheme(scheme: SecurityScheme): CarriedScheme | undefined {
  const authorization = { scheme, in: 'header', name: 'Authorization' } as const;
  if (scheme.kind === 'apiKey') {
    const { in: place, parameter } = scheme;
    return place === 'cookie' ? undefined : { scheme, in: place, name: parameter, write: undefined };
  }
  if (scheme.kind === 'http') {
    if (scheme.scheme === 'basic') return { ...authorization, write: runtime.writeBasic };
    return scheme.scheme === 'bearer' ? { ...authorization, write: runtime.writeBearer } : undefined;
  }
  // How the token was obtained is another matter: it is sent as RFC 6750 says.
  const hasToken = scheme.type === 'oauth2' || scheme.type === 'openIdConnect';
  return hasToken ? { ...authorization, write: runtime.writeBearer } : undefined;
}

/** The schemes of an API that the client carries out. */
export const carriedSchemes = ({ securitySchemes }: Api): CarriedScheme[] =>
  securitySchemes.map(carriedScheme).filter((scheme) => scheme !== undefined);

/** The alternatives of an operation that the client can carry out, each with its schemes. */
export function carriedAlternatives(security: readonly SecurityAlternative[], api: Api): CarriedScheme[][] {
  const schemes = carriedSchemes(api);
  return security.flatMap((alternative) => {
    const found = alternative.map((required) => schemes.find(({ scheme }) => scheme.name === required.scheme));
    const carried = found.filter((scheme) => scheme !== undefined);
    return carried.length === found.length ? [carried] : [];
  });
}
