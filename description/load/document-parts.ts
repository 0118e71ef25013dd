import { isEqual } from '../json/is-equal.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { formatPointer } from '../json/pointer.ts';
import { parseReference } from '../openapi/reference.ts';
import { computed, isRepeated, updated } from '../results/computed.ts';
import { updateParts, type Parts } from '../results/parts.ts';

/**
 * The contents of a bundled document, divided into two groups. `parts` maps JSON Pointers to the paths and components. `others` contains
 * the rest of the document, except `info`.
 */
interface DocumentParts {
  readonly parts: Parts<JsonValue>;
  readonly others: JsonObject;
}

/**
 * Returns an object that identifies the state of the path or component at a JSON Pointer. In a repeated run, the object is the same as in
 * the previous run if this part, and all parts to which it refers directly or indirectly, have not changed. If the document has changed
 * outside of paths, components and `info`, all objects are new. All objects are also new if a security scheme has changed: operations refer
 * to security schemes by name, and this module follows only pointers, so it cannot find these operations.
 */
export const stateOfPart = (document: JsonObject, pointer: string): object =>
  isRepeated() ? (partsOf(document).get(pointer) ?? {}) : document;

/** Returns the paths and components of a document. They are the same objects as in the previous run if they have not changed. */
const partsOf = (document: JsonObject): Parts<JsonValue> =>
  computed('document', [document], () =>
    updated<DocumentParts>('parts of the document', (before) => {
      const { info: _, ...others } = withoutParts(document);
      const known = before !== undefined && isEqual(before.others, others) ? before.parts : new Map();
      return { others, parts: updateParts(pathsAndComponents(document), known, targetsIn) };
    }),
  ).parts;

/** Returns a document without its paths and components, but with its security schemes. */
export function withoutParts({ paths: _, components, ...others }: JsonObject): JsonObject {
  const schemes = isJsonObject(components) ? components.securitySchemes : undefined;
  return schemes === undefined ? others : { ...others, components: { securitySchemes: schemes } };
}

/** Returns a map from JSON Pointers to the paths and components of a document. The map does not contain security schemes. */
export function pathsAndComponents({ paths, components }: JsonObject): ReadonlyMap<string, JsonValue> {
  const members = (map: JsonValue | undefined, ...keys: readonly string[]): [pointer: string, value: JsonValue][] =>
    isJsonObject(map)
      ? Object.entries(map).map(([name, value]) => [formatPointer([...keys, name]), value ?? null])
      : [[formatPointer(keys), map ?? null]];
  return new Map([
    ...members(paths, 'paths'),
    ...Object.entries(isJsonObject(components) ? components : {}).flatMap(([kind, map]) =>
      kind === 'securitySchemes' ? [] : members(map, 'components', kind),
    ),
  ]);
}

/** Returns the pointers of the paths and components to which a part refers. */
function targetsIn(part: JsonValue): readonly string[] {
  const targets = new Set<string>();
  addTargets(part, false, targets);
  return [...targets];
}

/** @param isMapping true inside a discriminator, which can also refer to a schema by its name, such as `Cat`. */
function addTargets(value: JsonValue | undefined, isMapping: boolean, targets: Set<string>): void {
  if (typeof value === 'string') {
    const { keys } = parseReference(value);
    if (keys.length > 1) targets.add(formatPointer(keys.slice(0, keys[0] === 'paths' ? 2 : 3)));
    if (isMapping) targets.add(formatPointer(['components', 'schemas', value]));
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value))
      addTargets(member, isMapping || key === 'discriminator', targets);
  }
}
