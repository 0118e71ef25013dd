import { isJsonObject, type JsonObject, type JsonValue } from '../../1-load/json.ts';
import type { SecurityAlternative, SecurityScheme } from '../security.ts';
import type { BuildContext } from './context.ts';
import { readMembers, readObject, readText, readTexts } from './read.ts';

/** The ways to authenticate that the description declares, sorted by name. */
export function buildSecuritySchemes(context: BuildContext): SecurityScheme[] {
  const components = readObject(context.document, 'components') ?? {};
  return readMembers(components, 'securitySchemes').map(([name, node]) => buildScheme(name, context.follow(node, '#').node));
}

function buildScheme(name: string, node: JsonObject): SecurityScheme {
  const description = readText(node, 'description');
  const type = readText(node, 'type') ?? '';
  const location = (['cookie', 'header', 'query'] as const).find((candidate) => candidate === node.in);
  if (type === 'apiKey' && location !== undefined) {
    return { kind: 'apiKey', name, description, in: location, parameter: readText(node, 'name') ?? '' };
  }
  if (type === 'http') return { kind: 'http', name, description, scheme: (readText(node, 'scheme') ?? '').toLowerCase() };
  return { kind: 'other', name, description, type };
}

/** The alternatives of an operation, or those of the document where the operation names none. */
export function buildSecurity(operation: JsonObject, context: BuildContext): SecurityAlternative[] {
  const own: JsonValue | undefined = operation.security ?? context.document.security;
  if (!Array.isArray(own)) return [[]];
  if (own.length === 0) return [[]];
  return own.filter(isJsonObject).map((requirement) =>
    Object.keys(requirement)
      .toSorted()
      .map((scheme) => ({ scheme, scopes: readTexts(requirement, scheme) })),
  );
}
