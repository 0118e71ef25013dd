import { isJsonObject, type JsonValue } from '../../json/json.ts';
import type { SelectableOperation } from '../../openapi/operation-selection.ts';

/**
 * Returns the tags of the kept operations, with their ancestors (`parent`). A tag that no operation has stays, too, because its description
 * is a text about the API.
 */
export function usedTags(
  tags: JsonValue,
  operations: Iterable<SelectableOperation>,
  kept: Iterable<SelectableOperation>,
): JsonValue {
  if (!Array.isArray(tags)) return tags;
  const [all, used] = [tagsOf(operations), tagsOf(kept)];
  const parents = new Map(tags.filter(isJsonObject).map(({ name, parent }) => [name, parent]));
  // The loop also visits the parents that it adds.
  for (const name of used) {
    const parent = parents.get(name);
    if (typeof parent === 'string') used.add(parent);
  }
  return tags.filter((tag) => !isJsonObject(tag) || !all.has(tag.name) || used.has(tag.name));
}

const tagsOf = (operations: Iterable<SelectableOperation>): Set<JsonValue | undefined> =>
  new Set([...operations].flatMap(({ operation: { tags } }) => (Array.isArray(tags) ? tags : [])));
