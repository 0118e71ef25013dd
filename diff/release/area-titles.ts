import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { followReferences, operationsOf } from '@forgespec/description/openapi';

/**
 * Returns a map from operations to their first tags. A key consists of the method and the path: `GET /pets`. If an operation has no tags,
 * its value in the map is an empty string.
 */
export function areaTitles(document: JsonObject): ReadonlyMap<string, string> {
  const { paths } = document;
  const titles = new Map<string, string>();
  for (const [path, item] of Object.entries(isJsonObject(paths) ? paths : {})) {
    const target = followReferences(document, item);
    if (!isJsonObject(target)) continue;
    for (const [method, { tags }] of operationsOf(target)) {
      const [first] = Array.isArray(tags) ? tags : [];
      titles.set(`${method.toUpperCase()} ${path}`, typeof first === 'string' ? first : '');
    }
  }
  return titles;
}
