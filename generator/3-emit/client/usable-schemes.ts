import type { Api } from '../../2-model/api.ts';
import type { SecurityAlternative, SecuritySchemeModel } from '../../2-model/security.ts';
import type { ExportedSymbol } from '../../code/symbol.ts';
import { runtime } from './symbols.ts';

/** A security scheme, with the location of the credential in a request and the function that writes the credential. */
export interface UsableScheme {
  readonly scheme: SecuritySchemeModel;
  readonly in: 'header' | 'query';
  readonly name: string;
  /** The runtime function that converts the credential to text; undefined if the credential is sent unchanged. */
  readonly write: ExportedSymbol | undefined;
}

/** Returns undefined for a scheme that the client cannot use. Cookies and client certificates are handled by the platform. */
function usableScheme(scheme: SecuritySchemeModel): UsableScheme | undefined {
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

/** Returns the security schemes of an API that the client can use. */
export const usableSchemes = ({ securitySchemes }: Api): UsableScheme[] =>
  securitySchemes.map(usableScheme).filter((scheme) => scheme !== undefined);

/** Returns those security alternatives of an operation that the client can use, each as the list of its schemes. */
export function usableAlternatives(security: readonly SecurityAlternative[], api: Api): UsableScheme[][] {
  const schemes = usableSchemes(api);
  return security.flatMap((alternative) => {
    const found = alternative.map((required) => schemes.find(({ scheme }) => scheme.name === required.scheme));
    const usable = found.filter((scheme) => scheme !== undefined);
    return usable.length === found.length ? [usable] : [];
  });
}
