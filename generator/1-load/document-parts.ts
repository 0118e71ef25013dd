import { isEqual } from '../memory/is-equal.ts';
import type { Memory } from '../memory/memory.ts';
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
 * Returns a function for the path or component at a JSON Pointer. Its result is the same object as in the run before if the path or
 * component is equal, and leads only to components that are equal. If the document has changed outside of paths and components, nothing is
 * the same. The same is true for a change of a security scheme, because operations do not refer to it by a pointer.
 */
export function stateOfParts(document: JsonObject, memory: Memory): (pointer: string) => unknown {
  const { paths, components, ...rest } = document;
  const { securitySchemes, ...maps } = isJsonObject(components) ? components : {};
  const { parts } = memory.update<DocumentParts>('document', (before) => {
    const others = { ...rest, securitySchemes };
    const known = before !== undefined && isEqual(before.others, others) ? before.parts : new Map();
    return { others, parts: updateParts(partsIn({ paths, ...maps }), known, targetsIn) };
  });
  return (pointer) => parts.get(pointer) ?? {};
}

function partsIn({ paths, ...components }: JsonObject): ReadonlyMap<string, JsonValue> {
  const members = (map: JsonValue | undefined, ...keys: readonly string[]): [pointer: string, value: JsonValue][] =>
    isJsonObject(map)
      ? Object.entries(map).map(([name, value]) => [formatPointer([...keys, name]), value ?? null])
      : [[formatPointer(keys), map ?? null]];
  return new Map([
    ...members(paths, 'paths'),
    ...Object.entries(components).flatMap(([kind, map]) => members(map, 'components', kind)),
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
