import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import type { Api } from '@forgespec/model';
import { isLabel, parentOf, tagNamed } from '@forgespec/model/from-document';
import type { OverlayAction } from './apply-overlay.ts';

/**
 * Returns the overlay actions that change the declared tags for a page. Redoc hides a tag with all its operations if the tag has a `kind`
 * other than `nav`, or a `parent` that is not declared. The actions therefore change such a tag:
 * - If the tag has a `kind` other than `nav` and groups operations, its `kind` and its `parent` are removed.
 * - If the tag has a `kind` other than `nav` and does not group operations, the tag is removed. Each operation with this tag shows the name
 * of the tag as a badge.
 * - If the tag has no other `kind`, its `parent` is removed when the parent is not declared, is a label, or is a descendant of the tag (see
 * `parentOf`).
 */
export function tagActions(document: JsonObject, { areas }: Api): OverlayAction[] {
  if (!Array.isArray(document.tags)) return [];
  const groups = new Set(areas.map(({ title }) => title));
  const tags = document.tags.filter(isJsonObject);
  const shown = tags.flatMap((tag) => {
    const isGroup = typeof tag.name === 'string' && groups.has(tag.name);
    if (isLabel(tag)) return isGroup ? [without(tag, ['kind', 'parent'])] : [];
    return tag.parent === undefined || parentOf(tag, document) !== undefined ? [tag] : [without(tag, ['parent'])];
  });
  if (shown.length === tags.length && shown.every((tag, index) => tag === tags[index])) return [];
  return [
    { target: "$['tags']", remove: true },
    { target: '$', update: { tags: shown } },
  ];
}

/**
 * Returns the tags of an operation that are not labels. The tag of the operation's area is kept even if it is a label.
 *
 * @param title the name of the tag of the area.
 */
export const groupingTags = (tags: JsonValue | undefined, title: string, document: JsonObject): JsonValue[] =>
  Array.isArray(tags) ? tags.filter((tag) => tag === title || !isLabel(tagNamed(tag, document))) : [];

const without = (tag: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(tag).filter(([key]) => !keys.includes(key)));
