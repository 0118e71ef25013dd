import { isJsonObject, type JsonObject, type JsonValue } from '../../1-load/json.ts';
import type { SchemaResources } from '../../1-load/resources/schema-resources.ts';
import { subschemas } from '../../1-load/resources/subschemas.ts';

/**
 * The targets of dynamic anchors at a place that applies a schema: JSON Pointers by name. The outermost resource decides, so an
 * inner schema never replaces an anchor of the scope.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-7.1
 */
export type DynamicScope = ReadonlyMap<string, string>;

export const noScope: DynamicScope = new Map();

/** A schema, and the scope in which it is applied. */
export interface Variant {
  readonly pointer: string;
  readonly scope: DynamicScope;
}

/**
 * Resolves `$dynamicRef` at generation time instead of validation time. A schema for which a scope changes the target of a
 * dynamic anchor becomes a variant, with a name and functions of its own.
 */
export interface DynamicScopes {
  /** Returns the scope inside a schema. */
  inside(schema: JsonObject, scope: DynamicScope): DynamicScope;
  /**
   * Returns the reference of the model to the schema at a pointer, from a scope: the pointer alone, unless the scope changes the
   * meaning of the schema.
   */
  reference(pointer: string, from: DynamicScope): string;
  /** Returns the schema and the scope of a reference that `reference` has returned. */
  variant(reference: string): Variant;
  /** Returns the target of a `$dynamicRef` in a scope. */
  target(schema: JsonObject, pointer: string, scope: DynamicScope): string;
}

export function createDynamicScopes(
  resources: SchemaResources,
  at: (pointer: string) => JsonValue | undefined,
): DynamicScopes {
  const variants = new Map<string, Variant>();
  const lookedFor = new Map<string, ReadonlySet<string>>();

  const inside: DynamicScopes['inside'] = (schema, scope) => {
    const anchors = resources.dynamicAnchors(schema);
    if ([...anchors.keys()].every((name) => scope.has(name))) return scope;
    return new Map([...anchors, ...scope]);
  };

  /** Returns the names of all dynamic references that can be reached from the schema at a pointer. */
  const namesFrom = (pointer: string): ReadonlySet<string> => {
    const known = lookedFor.get(pointer);
    if (known !== undefined) return known;
    const names = new Set<string>();
    const seen = new Set<unknown>();
    const open: unknown[] = [at(pointer)];
    for (let node = open.pop(); open.length > 0 || node !== undefined; node = open.pop()) {
      if (!isJsonObject(node) || seen.has(node)) continue;
      seen.add(node);
      const { $ref, $dynamicRef, $defs, definitions } = node;
      for (const reference of [$ref, $dynamicRef]) if (typeof reference === 'string') open.push(at(reference));
      const name = resources.dynamicName(node);
      if (name !== undefined) {
        names.add(name);
        open.push(...resources.anchored(name).map(at));
      }
      // Definitions do not apply to the value, unless a reference leads to them.
      const applied = subschemas(node).filter(({ owner }) => owner !== $defs && owner !== definitions);
      open.push(...applied.map(({ value }) => value));
    }
    lookedFor.set(pointer, names);
    return names;
  };

  return {
    inside,
    reference(pointer, from) {
      const node = at(pointer);
      if (from.size === 0 || !isJsonObject(node)) return pointer;
      const own = resources.dynamicAnchors(node);
      const meant = [...from].filter(([name, target]) => own.get(name) !== target && namesFrom(pointer).has(name));
      if (meant.length === 0) return pointer;
      const scope = new Map(meant.toSorted(([a], [b]) => (a < b ? -1 : 1)));
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
