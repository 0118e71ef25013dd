import type { Api, SecurityAlternative, SecuritySchemeModel } from '@forgespec/model';
import { stringLiteral } from '../../code/literal.ts';
import type { Module } from '../../code/module.ts';
import { runtime } from './symbols.ts';

/** A security scheme that the client can use. The properties `in` and `name` are the location of the credential in a request. */
export interface UsableScheme {
  readonly scheme: SecuritySchemeModel;
  readonly in: 'cookie' | 'header' | 'query';
  readonly name: string;
  /** The form of the credential in the options of the client: a text, or a user name and a password. */
  readonly credential: 'text' | 'user-and-password';
  /** Returns the code of the function that converts the credential to text. Undefined if the credential is sent unchanged. */
  readonly write: ((module: Module) => string) | undefined;
}

/**
 * Returns undefined for a scheme whose credential the client cannot add to a request. A client certificate belongs to the connection, so
 * the caller sets it with the option `fetch` of the client. The credential of the scheme Digest depends on the request and on a challenge
 * of the server, so the caller adds it with the option `middleware`.
 */
function usableScheme(scheme: SecuritySchemeModel): UsableScheme | undefined {
  const { carrier } = scheme;
  const authorization = { scheme, in: 'header', name: 'Authorization', credential: 'text' } as const;
  switch (carrier.kind) {
    case 'cookie':
    case 'header':
    case 'query':
      return { scheme, in: carrier.kind, name: carrier.name, credential: 'text', write: undefined };
    case 'basic':
      return { ...authorization, credential: 'user-and-password', write: (module) => module.use(runtime.writeBasic) };
    case 'bearer':
      return { ...authorization, write: (module) => module.use(runtime.writeBearer) };
    case 'authorization': {
      if (carrier.scheme === 'digest') return undefined;
      const name = stringLiteral(carrier.scheme.charAt(0).toUpperCase() + carrier.scheme.slice(1));
      return { ...authorization, write: (module) => `${module.use(runtime.authorizationWith)}(${name})` };
    }
    case 'connection':
      return undefined;
  }
}

/** Returns the security schemes of an API that the client can use. */
export const usableSchemes = ({ securitySchemes }: Api): UsableScheme[] =>
  securitySchemes.map(usableScheme).filter((scheme) => scheme !== undefined);

/** Returns one list for each security alternative of an operation. A list contains the usable schemes of the alternative. */
export function usableAlternatives(security: readonly SecurityAlternative[], api: Api): UsableScheme[][] {
  const schemes = usableSchemes(api);
  return security.map((alternative) =>
    alternative.flatMap((required) => schemes.find(({ scheme }) => scheme.name === required.scheme) ?? []),
  );
}
