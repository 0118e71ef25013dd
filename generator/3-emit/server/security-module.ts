import { StructureKind, VariableDeclarationKind } from '../../code/structure-kind.ts';
import type { Api } from '../../2-model/api.ts';
import type { SecurityScheme } from '../../2-model/security.ts';
import { commentLines, docComment } from '../../code/comment.ts';
import { stringLiteral } from '../../code/literal.ts';
import { createModule, type Module } from '../../code/module.ts';
import type { ExportedSymbol } from '../../code/symbol.ts';
import { literalSuffix, propertyKey } from '../../code/property-key.ts';
import { authType, machinery, securityModule, server } from './symbols.ts';

/** The module of the ways to authenticate: where credentials are shown, and who is asked whether they are good. */
export function securityModuleOf({ securitySchemes }: Api): Module {
  const module = createModule(securityModule);
  const literals = securitySchemes.map(
    (scheme) => `${propertyKey(scheme.name)}: ${codeOf(scheme).place}${literalSuffix(scheme.name)},`,
  );
  module.add(
    {
      kind: StructureKind.Interface,
      isExported: true,
      name: server.Authenticators.name,
      docs: docComment(['Say who is behind a credential: one function for each security scheme.']),
      properties: securitySchemes.map((scheme) => ({
        name: propertyKey(scheme.name),
        isReadonly: true,
        type: `${module.use(machinery.Authenticate)}<${stringLiteral(scheme.name)}, ${credentialType(scheme, module)}>`,
        docs: docComment(commentLines(scheme.description ?? '')),
      })),
    },
    ...securitySchemes.map((scheme) => ({
      kind: StructureKind.TypeAlias,
      isExported: true,
      name: authType(scheme).name,
      docs: docComment(commentLines(`A caller who showed a good credential of the scheme \`${scheme.name}\`.`)),
      type: `${module.use(machinery.Authenticated)}<${stringLiteral(scheme.name)}, ${credentialType(scheme, module)}>`,
    })),
    {
      kind: StructureKind.VariableStatement,
      isExported: true,
      declarationKind: VariableDeclarationKind.Const,
      docs: docComment(['Where credentials are shown, by security scheme.']),
      declarations: [
        {
          name: server.securitySchemes.name,
          type: module.use(machinery.SecuritySchemes),
          initializer: literals.length === 0 ? '{}' : `{\n${literals.join('\n')}\n}`,
        },
      ],
    },
  );
  return module;
}

/** The credential of a scheme in generated code. */
interface SchemeCode {
  /** Its type. */
  readonly type: ExportedSymbol | 'string' | 'undefined';
  /** Its place in a request, as a literal. */
  readonly place: string;
}

/** Returns the code for a scheme. This is the only decision of the server about the ways in which credentials are sent. */
function codeOf({ carrier }: SecurityScheme): SchemeCode {
  const authorization = (scheme: string): string => `{ in: 'authorization', scheme: ${stringLiteral(scheme)} }`;
  switch (carrier.kind) {
    case 'header':
      return { type: 'string', place: `{ in: 'header', name: ${stringLiteral(carrier.name.toLowerCase())} }` };
    case 'cookie':
    case 'query':
      return {
        type: 'string',
        place: `{ in: ${stringLiteral(carrier.kind)}, name: ${stringLiteral(carrier.name)} }`,
      };
    case 'basic':
      return { type: machinery.BasicCredential, place: authorization('basic') };
    case 'bearer':
      return { type: 'string', place: authorization('bearer') };
    case 'authorization':
      return { type: 'string', place: authorization(carrier.scheme) };
    case 'connection':
      return { type: 'undefined', place: `{ in: 'connection' }` };
  }
}

function credentialType(scheme: SecurityScheme, module: Module): string {
  const { type } = codeOf(scheme);
  return typeof type === 'string' ? type : module.use(type);
}
