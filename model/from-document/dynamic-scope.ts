import { isJsonObject, sortedBy, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { subschemas, type SchemaResources } from '@forgespec/description/load';
import { referencePointer } from './reference-pointer.ts';

/**
 * The dynamic scope in which a schema is applied. It is a map from the name of each dynamic anchor to the JSON Pointer of its target. If
 * several schema resources contain an anchor with the same name, the outermost resource determines the target. So inner schemas never
 * replace an entry of the map.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-7.1
 */
export type DynamicScope = ReadonlyMap<string, string>;

export const noScope: DynamicScope = new Map();

/** A schema together with the dynamic scope in which it is applied. */
export interface Variant {
  readonly pointer: string;
  readonly scope: DynamicScope;
}

/**
 * Resolves `$dynamicRef` when code is generated, so that generated code does not need a dynamic scope. If a `$dynamicRef` in a schema has
 * different targets in different dynamic scopes, the schema has one variant for each target. The generated code has a separate name and
 * separate functions for each variant.
 */
export interface DynamicScopes {
  /**
   * Returns the dynamic scope inside a schema. It consists of the dynamic scope around the schema (`scope`), and of the dynamic anchors in
   * the resource of the schema.
   */
  inside(schema: JsonObject, scope: DynamicScope): DynamicScope;
  /**
   * Returns the string by which the model refers to the schema at a pointer. The string starts with the pointer. If the dynamic scope
   * changes the target of a reference in the schema, the string also contains the dynamic scope.
   */
  reference(pointer: string, from: DynamicScope): string;
  /** Returns the schema and the dynamic scope for a string that `reference` has returned. */
  variant(reference: string): Variant;
  /** Returns the pointer to the target of a `$dynamicRef` in a dynamic scope. */
  target(schema: JsonObject, pointer: string, scope: DynamicScope): string;
}

export function createDynamicScopes(
  resources: SchemaResources,
  at: (pointer: string) => JsonValue | undefined,
): DynamicScopes {
  const variants = new Map<string, Variant>();
  const namesByPointer = new Map<string, ReadonlySet<string>>();

  const inside: DynamicScopes['inside'] = (schema, scope) => {
    const anchors = resources.dynamicAnchors(schema);
    if ([...anchors.keys()].every((name) => scope.has(name))) return scope;
    return new Map([...anchors, ...scope]);
  };

  /**
   * Returns the names of the dynamic anchors to which `$dynamicRef` keywords refer. Searches the schema at a pointer, and all schemas that
   * can be reached from it.
   */
  const namesFrom = (pointer: string): ReadonlySet<string> => {
    const known = namesByPointer.get(pointer);
    if (known !== undefined) return known;
    const names = new Set<string>();
    const seen = new Set<unknown>();
    const open: unknown[] = [at(pointer)];
    for (let node = open.pop(); open.length > 0 || node !== undefined; node = open.pop()) {
      if (!isJsonObject(node) || seen.has(node)) continue;
      seen.add(node);
      const { $ref, $dynamicRef, $defs, definitions } = node;
      for (const reference of [$ref, $dynamicRef]) {
        const target = typeof reference === 'string' ? referencePointer(reference) : undefined;
        if (target !== undefined) open.push(at(target));
      }
      const name = resources.dynamicName(node);
      if (name !== undefined) {
        names.add(name);
        open.push(...resources.anchored(name).map(at));
      }
      // A schema in `$defs` applies to a value only if a reference leads to the schema.
      const applied = subschemas(node).filter(({ owner }) => owner !== $defs && owner !== definitions);
      for (const { value } of applied) open.push(value);
    }
    namesByPointer.set(pointer, names);
    return names;
  };

  return {
    inside,
    reference(pointer, from) {
      const node = at(pointer);
      if (from.size === 0 || !isJsonObject(node)) return pointer;
      const own = resources.dynamicAnchors(node);
      const relevant = [...from].filter(([name, target]) => own.get(name) !== target && namesFrom(pointer).has(name));
      if (relevant.length === 0) return pointer;
      const scope = new Map(sortedBy(relevant, ([name]) => name));
      const reference = `${pointer} ${JSON.stringify([...scope])}`;
      variants.set(reference, { pointer, scope });
      return reference;
    },
    variant: (reference) => variants.get(reference) ?? { pointer: reference, scope: noScope },
    target(schema, pointer, scope) {
      const name = resources.dynamicName(schema);
      return (name === undefined ? undefined : scope.get(name)) ?? pointer;
    },
  };
}
