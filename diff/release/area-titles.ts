import { isJsonObject, type JsonObject } from '@forgespec/generator/json';
import { operationsOf } from '@forgespec/generator/operations-of';
import { followReferences } from '@forgespec/generator/reference';

/**
 * Returns a map from the method and path of each operation, such as `GET /pets`, to the first tag of the operation. The value is an empty
 * string if the operation has no tags.
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
