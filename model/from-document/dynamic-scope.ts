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

/** @param at returns the value at a JSON Pointer in the document. */
export const createDynamicScopes = (
  resources: SchemaResources,
  at: (pointer: string) => JsonValue | undefined,
): DynamicScopes => new ScopesOfDocument(resources, at);

class ScopesOfDocument implements DynamicScopes {
  readonly #resources: SchemaResources;
  readonly #at: (pointer: string) => JsonValue | undefined;
  /** The variants, by the string with which the model refers to them. */
  readonly #variants = new Map<string, Variant>();
  readonly #namesByPointer = new Map<string, ReadonlySet<string>>();

  constructor(resources: SchemaResources, at: (pointer: string) => JsonValue | undefined) {
    this.#resources = resources;
    this.#at = at;
  }

  inside(schema: JsonObject, scope: DynamicScope): DynamicScope {
    const anchors = this.#resources.dynamicAnchors(schema);
    if ([...anchors.keys()].every((name) => scope.has(name))) return scope;
    return new Map([...anchors, ...scope]);
  }

  reference(pointer: string, from: DynamicScope): string {
    const node = this.#at(pointer);
    if (from.size === 0 || !isJsonObject(node)) return pointer;
    const own = this.#resources.dynamicAnchors(node);
    const relevant = [...from].filter(
      ([name, target]) => own.get(name) !== target && this.#namesFrom(pointer).has(name),
    );
    if (relevant.length === 0) return pointer;
    const scope = new Map(sortedBy(relevant, ([name]) => name));
    const reference = `${pointer} ${JSON.stringify([...scope])}`;
    this.#variants.set(reference, { pointer, scope });
    return reference;
  }

  variant(reference: string): Variant {
    return this.#variants.get(reference) ?? { pointer: reference, scope: noScope };
  }

  target(schema: JsonObject, pointer: string, scope: DynamicScope): string {
    const name = this.#resources.dynamicName(schema);
    return (name === undefined ? undefined : scope.get(name)) ?? pointer;
  }

  /**
   * Returns the names of the dynamic anchors to which `$dynamicRef` keywords refer. Searches the schema at a pointer, and all schemas that
   * can be reached from it.
   */
  #namesFrom(pointer: string): ReadonlySet<string> {
    const known = this.#namesByPointer.get(pointer);
    if (known !== undefined) return known;
    const names = new Set<string>();
    // Iterating over a set also visits the elements that are added during the iteration.
    const reached = new Set([this.#at(pointer)]);
    for (const schema of reached) {
      if (!isJsonObject(schema)) continue;
      const name = this.#resources.dynamicName(schema);
      if (name !== undefined) names.add(name);
      for (const next of this.#schemasAfter(schema)) reached.add(next);
    }
    this.#namesByPointer.set(pointer, names);
    return names;
  }

  /** Returns the schemas inside a schema, the targets of its references, and all possible targets of its `$dynamicRef`. */
  #schemasAfter(schema: JsonObject): (JsonValue | undefined)[] {
    const { $ref, $dynamicRef, $defs, definitions } = schema;
    const targets = [$ref, $dynamicRef].map((reference) =>
      typeof reference === 'string' ? referencePointer(reference) : undefined,
    );
    const name = this.#resources.dynamicName(schema);
    const anchored = name === undefined ? [] : this.#resources.anchored(name);
    // A schema in `$defs` applies to a value only if a reference leads to the schema.
    const applied = subschemas(schema).filter(({ owner }) => owner !== $defs && owner !== definitions);
    const pointers = [...targets, ...anchored].filter((pointer) => pointer !== undefined);
    return [...pointers.map((pointer) => this.#at(pointer)), ...applied.map(({ value }) => value)];
  }
}
