import type { Change } from '../diff/change.ts';
import { canonicalJson } from '../description/json/canonical-json.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../description/json/json.ts';
import { formatPointer } from '../description/json/pointer.ts';
import { parsePointer } from '../templates/shared/json-pointer.ts';
import { followReferences } from '../description/openapi/reference.ts';

/** The keys whose values are documentation. Programs do not use these values. */
const texts = new Set(['description', 'summary', 'title', 'example', 'examples', 'externalDocs', 'info']);

/**
 * The keys whose values are maps. The keys inside such a map are names, for example of properties. So `texts` does not apply to the keys
 * inside the map.
 */
const maps = new Set([
  'properties',
  'patternProperties',
  'paths',
  'webhooks',
  'responses',
  'headers',
  'content',
  '$defs',
]);

/**
 * A map from keywords to their default values. The function `isDefault` adds `style` and `explode`, because their default values depend on
 * `in`.
 */
const defaults: JsonObject = {
  deprecated: false,
  exclusiveMaximum: false,
  exclusiveMinimum: false,
  nullable: false,
  readOnly: false,
  required: false,
  uniqueItems: false,
  writeOnly: false,
};

/**
 * Compares two documents, except their documentation. Returns the differences that no change in `changes` covers. The text of a difference
 * contains a JSON Pointer and both values. A change covers the value at its pointer, and everything inside this value. A change also covers
 * the object that contains this value, and the direct properties of this object. A returned difference may have no effect on the API, for
 * example if a schema was only moved into a component. A component is compared only if operations of both documents refer to it.
 */
export function differencesWithoutChange(
  base: JsonObject,
  revision: JsonObject,
  changes: readonly Change[],
): readonly string[] {
  const covered = new Set(changes.map(({ pointer }) => pointer));
  const owners = new Set(changes.map(({ pointer }) => parentOf(pointer)));
  const isCovered = (pointer: string): boolean => {
    if (owners.has(pointer) || owners.has(parentOf(pointer))) return true;
    for (let part = pointer; part !== '#' && part !== ''; part = parentOf(part)) if (covered.has(part)) return true;
    return false;
  };
  const reached = [reachedPointers(base), reachedPointers(revision)];
  const found: string[] = [];
  const visit = (a: JsonValue | undefined, b: JsonValue | undefined, path: readonly string[]): void => {
    if (textOf(a) === textOf(b)) return;
    const isComponent = path[0] === 'components' && path.length === 3 && path[1] !== 'securitySchemes';
    const pointer = formatPointer(path);
    if (isComponent && !reached.every((side) => side.has(pointer))) return;
    const isMap = maps.has(path.at(-1) ?? '') || path.at(-2) === 'components';
    if (isJsonObject(a) && isJsonObject(b)) {
      if (a['$ref'] !== b['$ref']) {
        visitTargets(a, b, path);
        return;
      }
      for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
        if (!isMap && (texts.has(key) || key.startsWith('x-') || isDefault(key, a, b))) continue;
        visit(a[key], b[key], [...path, key]);
      }
      return;
    }
    if (Array.isArray(a) && Array.isArray(b) && path.at(-1) !== 'required') {
      const [from, to] = [byIdentity(a, base), byIdentity(b, revision)];
      const [removed, added] = [[...from].filter(([key]) => !to.has(key)), [...to].filter(([key]) => !from.has(key))];
      for (const [key, { value }] of from) {
        const other = to.get(key);
        if (other !== undefined) visit(value, other.value, [...path, String(other.index)]);
      }
      for (let index = 0; index < Math.max(removed.length, added.length); index += 1) {
        const [old, revised] = [removed[index]?.[1], added[index]?.[1]];
        visit(old?.value, revised?.value, [...path, String(revised?.index ?? old?.index)]);
      }
      return;
    }
    if (Array.isArray(a ?? b) && path.at(-1) === 'parameters') {
      for (const [index, part] of [a ?? b].flat().entries()) {
        const reference = isJsonObject(part) ? part['$ref'] : undefined;
        if (typeof reference !== 'string' || !isCovered(reference)) visit(undefined, part, [...path, String(index)]);
      }
      return;
    }
    const target = isJsonObject(b ?? a) ? ((b ?? a) as JsonObject)['$ref'] : undefined;
    const isOfRequired = path.at(-1) === 'required' && Array.isArray(a ?? b);
    if (isOfRequired && isCoveredRequired(parentOf(pointer), a, b, covered)) return;
    if (!isCovered(pointer) && !(typeof target === 'string' && isCovered(target))) {
      found.push(`${pointer}: ${shown(a)} → ${shown(b)}`);
    }
  };
  /** Compares the targets of two objects that do not have the same `$ref`. An object without `$ref` is its own target. */
  function visitTargets(a: JsonObject, b: JsonObject, path: readonly string[]): void {
    const [from, to] = [followReferences(base, a), followReferences(revision, b)];
    const reference = typeof b['$ref'] === 'string' ? b['$ref'] : a['$ref'];
    if (typeof reference === 'string' && covered.has(reference)) return;
    visit(from, to, b['$ref'] === undefined ? path : parsePointer(String(b['$ref'])));
  }
  visit(base, revision, []);
  return found;
}

const textOf = (value: JsonValue | undefined): string => (value === undefined ? '' : canonicalJson(value));

function isDefault(key: string, a: JsonObject, b: JsonObject): boolean {
  const { in: place } = a;
  const isForm = place === 'query' || place === 'cookie';
  const [one, other] = [a, b].map((side) => {
    const style = typeof side['style'] === 'string' ? side['style'] : isForm ? 'form' : 'simple';
    const ofParameter: JsonObject = typeof place === 'string' ? { style, explode: style === 'form' } : {};
    const value = side[key] ?? { ...defaults, ...ofParameter }[key];
    return Array.isArray(value) && value.length === 0 ? 'none' : textOf(value) || 'none';
  });
  return one === other || (key === 'required' && [one, other].toSorted().join() === 'false,none');
}

/**
 * Returns true if each difference between the two `required` lists is covered. For each property that only one of the lists contains, there
 * must be a change with the pointer of this property.
 */
function isCoveredRequired(
  schema: string,
  a: JsonValue | undefined,
  b: JsonValue | undefined,
  covered: ReadonlySet<string>,
): boolean {
  const [from, to] = [a, b].map((value) => (Array.isArray(value) ? value.map(String) : []));
  if (from === undefined || to === undefined) return false;
  const other = [...from.filter((name) => !to.includes(name)), ...to.filter((name) => !from.includes(name))];
  const places = other.map((name) => schema + formatPointer(['properties', name]).slice(1));
  return places.every((pointer) => covered.has(pointer));
}

/** Returns the pointers of the components that operations refer to, directly or through other components. */
function reachedPointers(document: JsonObject): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (value: JsonValue | undefined): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, member] of Object.entries(value)) {
      const isReference = typeof member === 'string' && (key === '$ref' || member.startsWith('#/components/'));
      if (!isReference) visit(member);
      else if (!reached.has(member)) {
        reached.add(member);
        visit(followReferences(document, { $ref: member }));
      }
    }
  };
  visit({ paths: document['paths'] ?? {}, webhooks: document['webhooks'] ?? {} });
  return reached;
}

const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

const shown = (value: JsonValue | undefined): string =>
  value === undefined ? 'none' : JSON.stringify(value).slice(0, 100);

/**
 * Returns a map with an entry for each item of an array. The entry contains the item and its index. The key of an item with a name, such as
 * a parameter or a tag, consists of its `name` and its `in`. If the item is a reference, the `name` and the `in` of its target are used.
 * The key of any other item is its JSON text.
 */
function byIdentity(
  array: readonly JsonValue[],
  document: JsonObject,
): ReadonlyMap<string, { index: number; value: JsonValue }> {
  return new Map<string, { index: number; value: JsonValue }>(
    array.map((value, index) => {
      if (!isJsonObject(value)) return [canonicalJson(value), { index, value }];
      const target = followReferences(document, value);
      const { name, in: place } = isJsonObject(target) ? target : {};
      const isNamed = typeof name === 'string' && value['properties'] === undefined;
      const key = isNamed ? canonicalJson([name, place ?? '']) : canonicalJson(value);
      return [key, { index, value }];
    }),
  );
}
