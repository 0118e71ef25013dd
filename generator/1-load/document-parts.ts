import { isEqual } from '../memory/is-equal.ts';
import { noMemory, type Memory } from '../memory/memory.ts';
import { updateParts, type Parts } from '../memory/parts.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './json.ts';
import { formatPointer } from './pointer.ts';
import { parseReference } from './reference.ts';

/** The paths and components of a bundled document, by JSON Pointer, and everything else that is in the document. */
interface DocumentParts {
  readonly parts: Parts<JsonValue>;
  readonly others: JsonObject;
}

/**
 * The results of the previous run, and a function that shows which parts of the document are unchanged since then. The results for an
 * unchanged part are still valid.
 */
export interface PartMemory {
  readonly memory: Memory;
  /**
   * Returns an object for the path or component at a JSON Pointer. It is the same object as in the previous run if the path or component is
   * unchanged, and all parts to which it refers, directly or indirectly, are unchanged. If the document has changed outside of paths and
   * components, all objects are new. All objects are also new if a security scheme has changed, because operations do not refer to a
   * security scheme by a pointer.
   */
  readonly stateOf: (pointer: string) => unknown;
}

/**
 * The results of the previous run for a document. In contrast to `stateOf`, `equalOf` ignores changes of the parts to which a part refers.
 */
export interface DocumentMemory extends PartMemory {
  /**
   * Returns an object for the path or component at a JSON Pointer. It is the same object as in the previous run if the path or component
   * itself is unchanged, even if parts to which it refers have changed.
   */
  readonly equalOf: (pointer: string) => unknown;
}

/** A memory without results, for a single run. */
export const noDocumentMemory: DocumentMemory = { memory: noMemory, stateOf: () => ({}), equalOf: () => ({}) };

/**
 * Compares a document with the document of the previous run.
 *
 * @param key a key for the document in the memory.
 */
export function createDocumentMemory(document: JsonObject, memory: Memory, key: string): DocumentMemory {
  const { parts } = memory.update<DocumentParts>(key, (before) => {
    const others = withoutParts(document);
    const known = before !== undefined && isEqual(before.others, others) ? before.parts : new Map();
    return { others, parts: updateParts(pathsAndComponents(document), known, targetsIn) };
  });
  return {
    memory,
    stateOf: (pointer) => parts.get(pointer) ?? {},
    equalOf: (pointer) => parts.get(pointer)?.equal ?? {},
  };
}

/** Returns a document without its paths and components, but with its security schemes. */
export function withoutParts({ paths: _, components, ...others }: JsonObject): JsonObject {
  const schemes = isJsonObject(components) ? components.securitySchemes : undefined;
  return schemes === undefined ? others : { ...others, components: { securitySchemes: schemes } };
}

/** Returns the paths and components of a document by JSON Pointer, except security schemes. */
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
  const visit = (value: JsonValue | undefined, isMapping: boolean): void => {
    if (typeof value === 'string') {
      const { keys } = parseReference(value);
      if (keys.length > 1) targets.add(formatPointer(keys.slice(0, keys[0] === 'paths' ? 2 : 3)));
      // A discriminator may name a schema without a pointer.
      if (isMapping) targets.add(formatPointer(['components', 'schemas', value]));
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, member] of Object.entries(value)) visit(member, isMapping || key === 'discriminator');
    }
  };
  visit(part, false);
  return [...targets];
}
