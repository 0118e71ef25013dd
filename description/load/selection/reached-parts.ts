import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { valueAt } from '../../json/pointer.ts';
import type { SelectableOperation } from '../../openapi/operation-selection.ts';
import { operationsOf } from '../../openapi/operations-of.ts';
import { parseReference } from '../../openapi/reference.ts';

/** The parts of a document that some operations need. */
export interface ReachedParts {
  readonly operations: ReadonlySet<SelectableOperation>;
  /** A map from each kind of components to the names of the reached components. */
  readonly components: ReadonlyMap<string, ReadonlySet<string>>;
  /** True if all references in these parts are JSON Pointers to operations and components of the document. */
  readonly isClosed: boolean;
}

/**
 * Returns the given operations, and all components and operations to which they refer, directly or indirectly.
 *
 * @param all all operations of the document.
 */
export const findReachedParts = (
  document: JsonObject,
  operations: readonly SelectableOperation[],
  all: readonly SelectableOperation[],
): ReachedParts => new Search(document, all).from(operations);

class Search {
  readonly #document: JsonObject;
  readonly #all: readonly SelectableOperation[];
  readonly #operations = new Set<SelectableOperation>();
  readonly #components = new Map<string, Set<string>>();
  /** The values that are not searched yet. */
  readonly #open: (JsonValue | undefined)[] = [];
  readonly #items = new Set<JsonObject>();
  #isClosed = true;
  #extensions: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(document: JsonObject, all: readonly SelectableOperation[]) {
    this.#document = document;
    this.#all = all;
  }

  from(operations: readonly SelectableOperation[]): ReachedParts {
    this.#reachSchemes(this.#document.security);
    for (const operation of operations) this.#reachOperation(operation);
    for (let value = this.#open.pop(); value !== undefined || this.#open.length > 0; value = this.#open.pop())
      this.#search(value);
    return { operations: this.#operations, components: this.#components, isClosed: this.#isClosed };
  }

  #reachOperation(one: SelectableOperation): void {
    if (this.#operations.has(one)) return;
    this.#operations.add(one);
    this.#reachSchemes(one.operation.security);
    this.#open.push(one.operation);
    if (this.#items.has(one.item)) return;
    this.#items.add(one.item);
    const methods = new Set(operationsOf(one.item).map(([, operation]) => operation));
    // The parameters and servers of a path item apply to each operation.
    this.#open.push(...Object.values(one.item).filter((value) => !isJsonObject(value) || !methods.has(value)));
  }

  #reachComponent(kind: string, name: string): void {
    const names = this.#components.get(kind) ?? new Set();
    this.#components.set(kind, names);
    if (names.has(name)) return;
    names.add(name);
    const component = valueAt(this.#document, ['components', kind, name]);
    this.#open.push(component);
    if (kind !== 'schemas') return;
    if (isJsonObject(component) && component.discriminator !== undefined)
      for (const extension of this.#extensionsOf(name)) this.#reachComponent('schemas', extension);
  }

  #search(value: JsonValue | undefined): void {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      this.#open.push(...value);
      return;
    }
    for (const key of ['$ref', '$dynamicRef']) this.#reachReference(value[key]);
    if (isJsonObject(value.discriminator)) this.#reachMapping(value.discriminator);
    if (Array.isArray(value.security)) this.#reachSchemes(value.security);
    this.#open.push(...Object.values(value));
  }

  #reachReference(reference: JsonValue | undefined): void {
    if (typeof reference !== 'string') return;
    const { file, keys } = parseReference(reference);
    const [first, second = '', third = ''] = keys;
    if (file === '' && first === 'components') this.#reachComponent(second, third);
    else if (file === '' && (first === 'paths' || first === 'webhooks')) this.#reachOperations(first, second, third);
    else this.#isClosed = false;
  }

  /** Reaches the operation with a method. If the path item has no such operation, reaches all its operations. */
  #reachOperations(group: SelectableOperation['group'], path: string, method: string): void {
    const all = this.#all.filter((one) => one.group === group && one.path === path);
    const own = all.filter((one) => one.method === method);
    for (const one of own.length > 0 ? own : all) this.#reachOperation(one);
  }

  /** Reaches the schemas in the mapping of a discriminator. Each value is a reference, or the name of a component. */
  #reachMapping({ mapping, defaultMapping }: JsonObject): void {
    for (const target of [...Object.values(isJsonObject(mapping) ? mapping : {}), defaultMapping]) {
      if (typeof target !== 'string') continue;
      if (valueAt(this.#document, ['components', 'schemas', target]) !== undefined)
        this.#reachComponent('schemas', target);
      else this.#reachReference(target);
    }
  }

  #reachSchemes(requirements: JsonValue | undefined): void {
    if (!Array.isArray(requirements)) return;
    for (const name of requirements.filter(isJsonObject).flatMap((requirement) => Object.keys(requirement)))
      this.#reachComponent('securitySchemes', name);
  }

  /**
   * Returns the names of the schemas whose `allOf` refers to a schema, directly or through other schemas. A discriminator of this schema
   * selects them by their names.
   */
  #extensionsOf(name: string, found = new Set<string>()): ReadonlySet<string> {
    this.#extensions ??= extensionsIn(this.#document);
    for (const extension of this.#extensions.get(name) ?? []) {
      if (found.has(extension)) continue;
      found.add(extension);
      this.#extensionsOf(extension, found);
    }
    return found;
  }
}

function extensionsIn(document: JsonObject): ReadonlyMap<string, readonly string[]> {
  const schemas = valueAt(document, ['components', 'schemas']);
  const pairs = Object.entries(isJsonObject(schemas) ? schemas : {}).flatMap(([name, schema]) => {
    const parts = isJsonObject(schema) && Array.isArray(schema.allOf) ? schema.allOf.filter(isJsonObject) : [];
    return parts.flatMap(({ $ref }) => {
      const keys = typeof $ref === 'string' ? parseReference($ref).keys : [];
      return keys[0] === 'components' && keys[1] === 'schemas' ? [{ base: keys[2] ?? '', name }] : [];
    });
  });
  return new Map(
    Array.from(
      Map.groupBy(pairs, ({ base }) => base),
      ([base, found]) => [base, found.map(({ name }) => name)],
    ),
  );
}
