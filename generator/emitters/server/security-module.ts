import type { Api, SecuritySchemeModel } from '@forgespec/model';
import { StructureKind, VariableDeclarationKind } from '../../code/structure-kind.ts';
import { commentLines, docComment } from '../../code/comment.ts';
import { stringLiteral } from '../../code/literal.ts';
import { createModule, type Module } from '../../code/module.ts';
import type { ExportedSymbol } from '../../code/symbol.ts';
import { literalSuffix, propertyKey } from '../../code/property-key.ts';
import { authType, serverRuntime, securityModule, server } from './symbols.ts';

/**
 * Builds the module of the security schemes. The module contains the locations of credentials, and the types of the functions that check
 * these credentials.
 */
export function securityModuleOf({ securitySchemes }: Api): Module {
  const module = createModule(securityModule);
  const literals = securitySchemes.map(
    (scheme) => `${propertyKey(scheme.name)}: ${codeOf(scheme).location}${literalSuffix(scheme.name)},`,
  );
  module.add(
    {
      kind: StructureKind.Interface,
      isExported: true,
      name: server.Authenticators.name,
      docs: docComment(['The functions that authenticate callers, one for each security scheme.']),
      properties: securitySchemes.map((scheme) => ({
        name: propertyKey(scheme.name),
        isReadonly: true,
        type: `${module.use(serverRuntime.Authenticate)}<${stringLiteral(scheme.name)}, ${credentialType(scheme, module)}>`,
        docs: docComment(commentLines(scheme.description ?? '')),
      })),
    },
    ...securitySchemes.map((scheme) => ({
      kind: StructureKind.TypeAlias,
      isExported: true,
      name: authType(scheme).name,
      docs: docComment(commentLines(`A caller with a valid credential of the scheme \`${scheme.name}\`.`)),
      type: `${module.use(serverRuntime.Authenticated)}<${stringLiteral(scheme.name)}, ${credentialType(scheme, module)}>`,
    })),
    {
      kind: StructureKind.VariableStatement,
      isExported: true,
      declarationKind: VariableDeclarationKind.Const,
      docs: docComment(['The locations of credentials in requests, by security scheme.']),
      declarations: [
        {
          name: server.securitySchemes.name,
          type: module.use(serverRuntime.CredentialLocations),
          initializer: literals.length === 0 ? '{}' : `{\n${literals.join('\n')}\n}`,
        },
      ],
    },
  );
  return module;
}

/** The code that is generated for the credential of a security scheme. */
interface SchemeCode {
  /** The type of the credential. */
  readonly type: ExportedSymbol | 'string' | 'undefined';
  /** The object literal that describes the location of the credential in a request. */
  readonly location: string;
}

/** Returns the generated code for the credential of a security scheme. */
function codeOf({ carrier }: SecuritySchemeModel): SchemeCode {
  const authorization = (scheme: string): string => `{ in: 'authorization', scheme: ${stringLiteral(scheme)} }`;
  switch (carrier.kind) {
    case 'header':
      return { type: 'string', location: `{ in: 'header', name: ${stringLiteral(carrier.name.toLowerCase())} }` };
    case 'cookie':
    case 'query':
      return {
        type: 'string',
        location: `{ in: ${stringLiteral(carrier.kind)}, name: ${stringLiteral(carrier.name)} }`,
      };
    case 'basic':
      return { type: serverRuntime.BasicCredential, location: authorization('basic') };
    case 'bearer':
      return { type: 'string', location: authorization('bearer') };
    case 'authorization':
      return { type: 'string', location: authorization(carrier.scheme) };
    case 'connection':
      return { type: 'undefined', location: `{ in: 'connection' }` };
  }
}

function credentialType(scheme: SecuritySchemeModel, module: Module): string {
  const { type } = codeOf(scheme);
  return typeof type === 'string' ? type : module.use(type);
}
