import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { isLabel } from './tag-kind.ts';

/** Returns the declared tag that has the name `name`. Returns undefined if no tag has this name. */
export function tagNamed(name: unknown, document: JsonObject): JsonObject | undefined {
  const tags = Array.isArray(document.tags) ? document.tags.filter(isJsonObject) : [];
  return tags.find((tag) => tag.name === name);
}

/**
 * Returns the parent of a tag in the navigation (OpenAPI 3.2). Returns undefined if the tag has no parent. Also returns undefined if the
 * parent is not declared, has a `kind` other than `nav`, or is a descendant of the tag.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#tag-object
 */
export function parentOf(tag: JsonObject, document: JsonObject): JsonObject | undefined {
  const parent = typeof tag.parent === 'string' ? tagNamed(tag.parent, document) : undefined;
  const seen = new Set<JsonObject>();
  for (let at = parent; at !== undefined && !seen.has(at); at = tagNamed(at.parent, document)) {
    if (at === tag) return undefined;
    seen.add(at);
  }
  return parent === undefined || isLabel(parent) ? undefined : parent;
}

/** Returns the names of the ancestors of a tag (`parent`), the outermost first. */
export function parentTags(name: string, document: JsonObject): string[] {
  const names: string[] = [];
  let tag = tagNamed(name, document);
  for (tag = tag && parentOf(tag, document); tag !== undefined; tag = parentOf(tag, document)) {
    if (typeof tag.name === 'string') names.unshift(tag.name);
  }
  return names;
}
