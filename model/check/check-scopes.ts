import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
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
  const { document, isVersion30, target } = context;
  const components = isJsonObject(document.components) ? document.components : {};
  const schemes = isJsonObject(components.securitySchemes) ? components.securitySchemes : {};
  for (const [name, scopes] of objectMembers(requirement)) {
    const scheme = target(schemes[name]);
    if (scheme?.type === 'oauth2') checkDeclared(name, scopes, declaredScopes(scheme), context);
    else if (isVersion30 && (scheme?.type === 'apiKey' || scheme?.type === 'http')) reportScopes(name, scopes, context);
  }
}

/**
 * Returns the scopes that the flows of a security scheme declare. Returns undefined if the flows are not valid. The scopes are then unknown,
 * and the check of the structure reports the flows.
 */
function declaredScopes({ flows }: JsonObject): readonly string[] | undefined {
  if (!isJsonObject(flows)) return undefined;
  const scopes: string[] = [];
  for (const [, flow] of objectMembers(flows)) {
    if (!isJsonObject(flow) || !isJsonObject(flow.scopes)) return undefined;
    scopes.push(...objectMembers(flow.scopes).map(([scope]) => scope));
  }
  return scopes;
}

/**
 * Reports the scopes of a security requirement that no flow of the security scheme declares.
 *
 * @param name the name of the security scheme.
 * @param declared the declared scopes. Undefined if they are unknown.
 */
function checkDeclared(
  name: string,
  scopes: JsonValue,
  declared: readonly string[] | undefined,
  { diagnostics, locationOf }: CheckContext,
): void {
  if (declared === undefined) return;
  for (const [index, scope] of scopeItems(scopes)) {
    if (declared.includes(scope)) continue;
    const near = suggestion(scope, declared);
    const fix = near === undefined ? `Add \`${scope}: …\` to the \`scopes\` of a flow.` : `Did you mean \`${near}\`?`;
    const message = `No flow of ${name} declares the scope ${scope}.`;
    diagnostics.warning('scope-undeclared', message, fix, locationOf(scopes, index, 'value'));
  }
}

/** Reports all scopes of a security requirement for a security scheme that has no scopes. */
function reportScopes(name: string, scopes: JsonValue, { diagnostics, locationOf }: CheckContext): void {
  for (const [index, scope] of scopeItems(scopes)) {
    const message = `The security scheme ${name} has no scopes, so ${scope} has no effect.`;
    diagnostics.warning('scope-undeclared', message, `Write \`${name}: []\`.`, locationOf(scopes, index, 'value'));
  }
}

/** Returns each scope of a security requirement, with its index. */
const scopeItems = (scopes: JsonValue): (readonly [index: number, scope: string])[] =>
  objectItems(scopes).flatMap((scope, index) => (typeof scope === 'string' ? [[index, scope] as const] : []));
