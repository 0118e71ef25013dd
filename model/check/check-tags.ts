import { versionOf } from '@forgespec/description/load';
import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { suggestion, type Diagnostics, type SourceLocation } from '@forgespec/description/diagnostics';
import { objectItems, type CheckContext, type CheckedOperation } from './check-context.ts';
import { repeatedItems } from './repeated-items.ts';

/**
 * Reports these faults of tags:
 *
 * - a tag of an operation, or a `parent` of a tag, that the document does not declare
 * - a tag that the document declares twice, or that an operation has twice
 * - a tag that is inside itself because of `parent`
 */
export function checkTags(context: CheckContext): void {
  const { document, operations, diagnostics, locationOf } = context;
  const declared = objectItems(document.tags).map((tag) => (isJsonObject(tag) ? tag.name : undefined));
  for (const index of repeatedItems(declared)) {
    const tag = objectItems(document.tags)[index];
    const message = `The tag ${String(declared[index])} is declared twice.`;
    diagnostics.warning('entry-duplicate', message, 'Remove one of the two.', locationOf(tag, 'name', 'value'));
  }
  const names = declared.filter((name) => typeof name === 'string');
  checkParents(names, context);
  for (const operation of operations) checkTagsOf(operation, names, context);
}

/** @param declared the tags that the document declares. */
function checkTagsOf(
  { node, label }: CheckedOperation,
  declared: readonly string[],
  { diagnostics, locationOf }: CheckContext,
): void {
  const tags = objectItems(node.tags);
  for (const index of repeatedItems(tags)) {
    const message = `${label} has the tag ${String(tags[index])} twice.`;
    diagnostics.warning('entry-duplicate', message, 'Remove one of the two.', locationOf(node.tags, index, 'value'));
  }
  // If the document declares no tags, the tags of operations are only names of groups, and need no declaration.
  if (declared.length === 0) return;
  for (const [index, tag] of tags.entries()) {
    if (typeof tag !== 'string' || declared.includes(tag)) continue;
    const at = locationOf(node.tags, index, 'value');
    if (tag.trim() !== '') reportUndeclared(tag, declared, diagnostics, at);
    else
      diagnostics.warning('tag-undeclared', `A tag of ${label} has no name.`, 'Write a name, or remove the tag.', at);
  }
}

/**
 * Checks the field `parent` of the declared tags. Versions before OpenAPI 3.2 do not have the field. For these versions, another check
 * reports the field.
 */
function checkParents(names: readonly string[], { document, diagnostics, locationOf }: CheckContext): void {
  if (versionOf(document) !== '3.2') return;
  const tags = objectItems(document.tags).filter(isJsonObject);
  const parents = new Map(tags.map(({ name, parent }) => [name, parent]));
  const isInside = (name: JsonValue | undefined, ancestor: JsonValue | undefined): boolean => {
    const seen = new Set<JsonValue | undefined>();
    for (let at = name; at !== undefined && !seen.has(at); at = parents.get(at)) {
      if (at === ancestor) return true;
      seen.add(at);
    }
    return false;
  };
  for (const tag of tags) {
    const { name, parent } = tag;
    if (typeof parent !== 'string') continue;
    const at = locationOf(tag, 'parent', 'value');
    if (!names.includes(parent)) reportUndeclared(parent, names, diagnostics, at);
    else if (isInside(parent, name)) {
      const message = `The tag ${String(name)} is inside itself.`;
      diagnostics.warning('structure-invalid', message, 'Remove the `parent` of one tag in this cycle.', at);
    }
  }
}

function reportUndeclared(
  tag: string,
  names: readonly string[],
  diagnostics: Diagnostics,
  at: SourceLocation | undefined,
): void {
  const near = suggestion(tag, names);
  const fix = near === undefined ? `Add \`- name: ${tag}\` to \`tags\` of the document.` : `Did you mean \`${near}\`?`;
  diagnostics.warning('tag-undeclared', `The document declares no tag ${tag}.`, fix, at);
}
