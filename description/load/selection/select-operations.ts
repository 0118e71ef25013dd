import type { Diagnostics } from '../../diagnostics/diagnostic.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { emptyObject, setOwnKey } from '../../json/own-keys.ts';
import { isSelected, type OperationSelection, type SelectableOperation } from '../../openapi/operation-selection.ts';
import { operationsOf, replaceOperations } from '../../openapi/operations-of.ts';
import { followReferences, isReference, parseReference } from '../../openapi/reference.ts';
import { versionOf } from '../check-version.ts';
import type { Origins } from '../origins.ts';
import { findReachedParts, type ReachedParts } from './reached-parts.ts';
import { reportUnmatchedSelectors } from './report-unmatched.ts';

/** A document, and the object that records the source locations of copies. */
interface Located {
  readonly document: JsonObject;
  readonly origins: Pick<Origins, 'recordCopy'>;
}

/**
 * Returns a document that has only the operations of a list of selections, the components that they use, and their tags. An operation to
 * which one of these operations refers stays, too. Reports selectors without an operation.
 */
export function selectOperations(
  located: Located,
  selections: readonly OperationSelection[],
  diagnostics: Diagnostics,
): JsonObject {
  const operations = selectableOperations(located.document);
  reportUnmatchedSelectors(operations, selections, diagnostics);
  return documentWith(located, operations, reachedBy(selections, operations, located.document));
}

/**
 * Selects operations in the root file of a description, before the file is processed further. This saves most of the time for a large file.
 * Returns undefined if the selected operations may also need other files.
 */
export function selectInRoot(
  root: JsonValue,
  selections: readonly OperationSelection[],
  diagnostics: Diagnostics,
): JsonObject | undefined {
  if (!isJsonObject(root) || versionOf(root) === '2.0' || hasOtherFiles(root)) return undefined;
  const operations = selectableOperations(root);
  const reached = reachedBy(selections, operations, root);
  if (!reached.isClosed) return undefined;
  reportUnmatchedSelectors(operations, selections, diagnostics);
  return documentWith({ document: root, origins: { recordCopy: () => undefined } }, operations, reached);
}

/** Returns true if a path item of a file is in another file. */
const hasOtherFiles = (root: JsonObject): boolean =>
  [root.paths, root.webhooks].some((items) =>
    Object.values(isJsonObject(items) ? items : {}).some((item) => isReference(item) && !item.$ref.startsWith('#/')),
  );

const reachedBy = (
  selections: readonly OperationSelection[],
  operations: readonly SelectableOperation[],
  document: JsonObject,
): ReachedParts =>
  findReachedParts(
    document,
    operations.filter((one) => selections.some((selection) => isSelected(one, selection))),
    operations,
  );

const documentWith = (
  located: Located,
  operations: readonly SelectableOperation[],
  reached: ReachedParts,
): JsonObject =>
  filtered(located, located.document, (key, value) => {
    if (key === 'paths' || key === 'webhooks') return pathsWith(value, located, key, reached);
    if (key === 'components') return componentsWith(value, located, reached);
    if (key === 'tags') return usedTags(value, operations, reached.operations);
    // An extension of the document, such as `x-webhooks`, may refer to components that were removed.
    return key.startsWith('x-') && refersToRemoved(value, reached) ? undefined : value;
  });

/** Returns true if a value contains a reference to a component that no selected operation uses. */
function refersToRemoved(value: JsonValue, reached: ReachedParts): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (isReference(value)) {
    const [field, kind = '', name = ''] = parseReference(value.$ref).keys;
    return field !== 'components' || reached.components.get(kind)?.has(name) !== true;
  }
  return Object.values(value).some((inner) => inner !== undefined && refersToRemoved(inner, reached));
}

/** Returns a copy of a map with the results of `change`. A member for which the result is undefined is left out. */
function filtered(
  { origins }: Located,
  map: JsonObject,
  change: (key: string, value: JsonValue) => JsonValue | undefined,
): JsonObject {
  const copy = emptyObject();
  for (const [key, value] of Object.entries(map)) {
    const changed = value === undefined ? undefined : change(key, value);
    if (changed !== undefined) setOwnKey(copy, key, changed);
  }
  origins.recordCopy(copy, map);
  return copy;
}

function pathsWith(
  paths: JsonValue,
  located: Located,
  group: SelectableOperation['group'],
  { operations }: ReachedParts,
): JsonValue | undefined {
  if (!isJsonObject(paths)) return paths;
  const kept = Map.groupBy(
    [...operations].filter((one) => one.group === group),
    ({ path }) => path,
  );
  const copy = filtered(located, paths, (path, entry) => {
    if (path.startsWith('x-')) return entry;
    const own = kept.get(path);
    const [first] = own ?? [];
    if (own === undefined || first === undefined) return undefined;
    const { item } = first;
    if (own.length === operationsOf(item).length && entry === item) return entry;
    const methods = new Set(own.map(({ method }) => method));
    const changed = replaceOperations(item, (operation, method) => (methods.has(method) ? operation : undefined));
    located.origins.recordCopy(changed, item);
    return changed;
  });
  return group === 'webhooks' && Object.keys(copy).length === 0 ? undefined : copy;
}

function componentsWith(
  components: JsonValue,
  located: Located,
  { components: reached }: ReachedParts,
): JsonValue | undefined {
  if (!isJsonObject(components)) return components;
  const copy = filtered(located, components, (kind, map) => {
    if (!isJsonObject(map) || kind.startsWith('x-')) return map;
    const names = reached.get(kind) ?? new Set();
    const part = filtered(located, map, (name, value) => (names.has(name) ? value : undefined));
    return Object.keys(part).length === 0 ? undefined : part;
  });
  return Object.keys(copy).length === 0 ? undefined : copy;
}

/** Returns the operations of all paths and webhooks of a document. */
const selectableOperations = (document: JsonObject): SelectableOperation[] =>
  (['paths', 'webhooks'] as const).flatMap((group) => {
    const items = document[group];
    return Object.entries(isJsonObject(items) ? items : {}).flatMap(([path, entry]) => {
      const item = followReferences(document, entry);
      if (!isJsonObject(item)) return [];
      return operationsOf(item).map(([method, operation]) => ({ group, path, method, operation, item }));
    });
  });

/**
 * Returns the tags of the kept operations, with their ancestors (`parent`). A tag that no operation has stays, too, because its description
 * is a text about the API.
 */
function usedTags(
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
