import type { Api, OAuthFlow, TokenExchangeModel } from '@forgespec/model';
import type { VariableStructure } from '../../code/structure.ts';
import { StructureKind, VariableDeclarationKind } from '../../code/structure-kind.ts';
import { commentLines, docComment } from '../../code/comment.ts';
import { stringLiteral } from '../../code/literal.ts';
import { createModule, type Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import type { Schemas } from '../named-type.ts';
import { usableSchemes } from './usable-schemes.ts';
import { operationLiteral } from './operation-literal.ts';
import { client, runtime, schemeConstant, securitySchemesModule } from './symbols.ts';

/**
 * Builds the constant with the OAuth 2 flows of the description. The functions that obtain tokens use this constant. Returns undefined if
 * the description has no flows.
 */
function oauthFlowsConstant({ securitySchemes }: Api): VariableStructure | undefined {
  const members = securitySchemes.flatMap(({ name, flows }) =>
    flows.length === 0 ? [] : [`${propertyKey(name)}: { ${flows.map(flowMember).join(', ')} }`],
  );
  if (members.length === 0) return undefined;
  return {
    kind: StructureKind.VariableStatement,
    isExported: true,
    declarationKind: VariableDeclarationKind.Const,
    docs: docComment(['The OAuth 2 flows of the description, by the names of security schemes.']),
    declarations: [{ name: client.oauthFlows.name, initializer: `{ ${members.join(', ')} } as const` }],
  };
}

function flowMember(flow: OAuthFlow): string {
  if (flow.kind === 'openIdConnect') return `openIdConnectUrl: ${stringLiteral(flow.url)}`;
  const scopes = flow.scopes.map(({ name, description }) => `${propertyKey(name)}: ${stringLiteral(description)}`);
  const keys = ['tokenUrl', 'refreshUrl', 'authorizationUrl', 'deviceAuthorizationUrl'] as const;
  const members = [
    ...keys.flatMap((key) => (flow[key] === undefined ? [] : [`${key}: ${stringLiteral(flow[key])}`])),
    `scopes: { ${scopes.join(', ')} }`,
  ];
  return `${flow.kind}: { ${members.join(', ')} }`;
}

/**
 * Builds the module of the security schemes. There is a separate constant for each scheme, so that a bundle contains only the schemes that
 * the bundled operations need.
 */
export function securitySchemesModuleOf(api: Api, schemas: Schemas): Module {
  const module = createModule(securitySchemesModule);
  const flows = oauthFlowsConstant(api);
  module.add(
    ...(flows === undefined ? [] : [flows]),
    ...usableSchemes(api).map(({ scheme, in: location, name, write }) => ({
      kind: StructureKind.VariableStatement,
      isExported: true,
      declarationKind: VariableDeclarationKind.Const,
      docs: docComment(commentLines(scheme.description ?? '')),
      declarations: [
        {
          name: schemeConstant(scheme).name,
          type: `${module.use(runtime.SecurityScheme)}${scheme.exchange === undefined ? '' : `<${module.use(runtime.TokenExchange)}>`}`,
          initializer: `{
            scheme: ${stringLiteral(scheme.name)},
            name: ${stringLiteral(name)},
            ${[
              location === 'query' ? `add: ${module.use(runtime.addToQuery)},` : '',
              location === 'cookie' ? `add: ${module.use(runtime.addToCookies)},` : '',
              write === undefined ? '' : `write: ${write(module)},`,
              exchange(scheme.exchange, api, schemas, module),
            ].join('')}
          }`,
        },
      ],
    })),
  );
  return module;
}

function exchange(wanted: TokenExchangeModel | undefined, api: Api, schemas: Schemas, module: Module): string {
  const operations = api.areas.flatMap((area) => area.operations);
  const grant = operations.find(({ id }) => id === wanted?.operation);
  if (wanted === undefined || grant === undefined) return '';
  const query = wanted.query.map(({ name, value }) => `${propertyKey(name)}: ${stringLiteral(value)}`);
  return `exchange: {
    operation: ${operationLiteral(grant, api, schemas, module)},
    query: { ${query.join(', ')} },
    scope: ${stringLiteral(wanted.scope)},
    token: ${stringLiteral(wanted.token)},
    provide: ${module.use(runtime.exchangedToken)},
  },`;
}
