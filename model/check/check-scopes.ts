import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { suggestion } from '@forgespec/description/diagnostics';
import { objectItems, objectMembers, type CheckContext } from './check-context.ts';

/**
 * Reports a scope of a security requirement if no flow of the security scheme declares the scope. In OpenAPI 3.0, also
 * reports scopes of API keys and of HTTP authentication, because these schemes have no scopes.
 */
export function checkScopes(context: CheckContext): void {
  const { document, operations } = context;
  for (const owner of [document, ...operations.map(({ node }) => node)]) {
    for (const requirement of objectItems(owner.security)) {
      if (isJsonObject(requirement)) checkRequirement(requirement, context);
    }
  }
}

function checkRequirement(requirement: JsonObject, context: CheckContext): void {
  const { document, isVersion30, diagnostics, place, target } = context;
  const components = isJsonObject(document.components) ? document.components : {};
  const schemes = isJsonObject(components.securitySchemes) ? components.securitySchemes : {};
  for (const [name, scopes] of objectMembers(requirement)) {
    const scheme = target(schemes[name]);
    if (scheme === undefined) continue;
    const { type, flows } = scheme;
    // If the flows are not valid, the scopes are unknown, and the check of the structure reports the flows.
    const hasScopes = objectMembers(flows).every(([, flow]) => isJsonObject(flow) && isJsonObject(flow.scopes));
    if (type === 'oauth2' && !(isJsonObject(flows) && hasScopes)) continue;
    const declared = objectMembers(scheme.flows).flatMap(([, flow]) =>
      isJsonObject(flow) ? objectMembers(flow.scopes).map(([scope]) => scope) : [],
    );
    for (const [index, scope] of objectItems(scopes).entries()) {
      if (typeof scope !== 'string') continue;
      // A source location is computed only for a problem, because this computation parses the file again.
      const locate = () => place(scopes, index, 'value');
      if (type === 'oauth2' && !declared.includes(scope)) {
        const near = suggestion(scope, declared);
        const fix =
          near === undefined ? `Add \`${scope}: …\` to the \`scopes\` of a flow.` : `Did you mean \`${near}\`?`;
        diagnostics.warning('scope-undeclared', `No flow of ${name} declares the scope ${scope}.`, fix, locate());
      } else if (isVersion30 && (type === 'apiKey' || type === 'http')) {
        const message = `The security scheme ${name} has no scopes, so ${scope} has no effect.`;
        diagnostics.warning('scope-undeclared', message, `Write \`${name}: []\`.`, locate());
      }
    }
  }
}
