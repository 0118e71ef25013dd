import type { Api } from '../../2-model/api.ts';
import type { SecurityAlternative, SecuritySchemeModel } from '../../2-model/security.ts';
import type { ExportedSymbol } from '../../code/symbol.ts';
import { runtime } from './symbols.ts';

/** The place and the writer of the credential of a security scheme. */
export interface CarriedScheme {
  readonly scheme: SecuritySchemeModel;
  readonly in: 'header' | 'query';
  readonly name: string;
  /** The function that writes the credential; undefined if the credential is sent unchanged. */
  readonly write: ExportedSymbol | undefined;
}

/** Returns undefined for a scheme that the client cannot use: cookies and TLS belong to the platform. */
function carriedScheme(scheme: SecuritySchemeModel): CarriedScheme | undefined {
  const { carrier } = scheme;
  const authorization = { scheme, in: 'header', name: 'Authorization' } as const;
  switch (carrier.kind) {
    case 'header':
    case 'query':
      return { scheme, in: carrier.kind, name: carrier.name, write: undefined };
    case 'basic':
      return { ...authorization, write: runtime.writeBasic };
    case 'bearer':
      return { ...authorization, write: runtime.writeBearer };
    case 'authorization':
    case 'connection':
    case 'cookie':
      return undefined;
  }
}

/** Returns the schemes of an API that the client can use. */
export const carriedSchemes = ({ securitySchemes }: Api): CarriedScheme[] =>
  securitySchemes.map(carriedScheme).filter((scheme) => scheme !== undefined);

/** Returns the alternatives of an operation that the client can use, each with its schemes. */
export function carriedAlternatives(security: readonly SecurityAlternative[], api: Api): CarriedScheme[][] {
  const schemes = carriedSchemes(api);
  return security.flatMap((alternative) => {
    const found = alternative.map((required) => schemes.find(({ scheme }) => scheme.name === required.scheme));
    const carried = found.filter((scheme) => scheme !== undefined);
    return carried.length === found.length ? [carried] : [];
  });
}
