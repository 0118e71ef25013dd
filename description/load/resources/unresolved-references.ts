import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { setOwnKey } from '../../json/own-keys.ts';
import { isStandard } from './dialect.ts';
import { isAddress, isReference, type Reference } from '../../openapi/reference.ts';

/**
 * The references that the bundler cannot resolve, because they do not name a file: references to a URL or an anchor, and all references
 * inside a schema with an `$id`. These references are removed before the description is bundled.
 */
export interface UnresolvedReferences {
  /** Each key is an object whose `$ref` was removed. The value is the removed `$ref`. */
  readonly references: Map<JsonObject, string>;
  /** True if a schema has an identifier such as `$id`, selects another dialect than draft 2020-12, or refers to a URL or anchor. */
  usesIdentifiers: boolean;
}

export const createUnresolvedReferences = (): UnresolvedReferences => ({
  references: new Map(),
  usesIdentifiers: false,
});

const identifiers = ['$anchor', '$dynamicRef', '$id'] as const;

const isForeign = (dialect: JsonValue | undefined): boolean => typeof dialect === 'string' && !isStandard(dialect);

/** The references in a file, and the names of the files that contain examples. */
export interface FoundReferences {
  readonly references: readonly Reference[];
  /** The values of `externalValue`. */
  readonly examples: readonly string[];
}

/**
 * Returns the references in a file that the bundler can resolve. Removes all other references from the file, and records them in
 * `unresolved`. After bundling, {@link putBack} restores them.
 *
 * @param hasIdentifiers true if schemas may have identifiers, as in OpenAPI 3.1. In OpenAPI 3.0, schemas have no identifiers, so the
 * function removes only references to URLs.
 * @param mayFetch returns true if forgespec fetches the document to which an absolute reference leads. The bundler can then resolve the
 * reference.
 */
export function findReferences(
  root: JsonValue,
  hasIdentifiers: boolean,
  unresolved: UnresolvedReferences,
  mayFetch: (reference: string) => boolean,
): FoundReferences {
  const search = new ReferenceSearch(hasIdentifiers, unresolved, mayFetch);
  search.visit(root, false);
  return search;
}

/** A search for the references in one file. */
class ReferenceSearch implements FoundReferences {
  readonly references: Reference[] = [];
  readonly examples: string[] = [];
  readonly #hasIdentifiers: boolean;
  readonly #unresolved: UnresolvedReferences;
  readonly #mayFetch: (reference: string) => boolean;
  readonly #seen = new Set<object>();

  constructor(hasIdentifiers: boolean, unresolved: UnresolvedReferences, mayFetch: (reference: string) => boolean) {
    this.#hasIdentifiers = hasIdentifiers;
    this.#unresolved = unresolved;
    this.#mayFetch = mayFetch;
  }

  /** @param isIdentified true if the value is inside a schema with an `$id`. */
  visit(node: JsonValue | undefined, isIdentified: boolean): void {
    if (typeof node !== 'object' || node === null || this.#seen.has(node)) return;
    this.#seen.add(node);
    const isInside = isJsonObject(node) ? this.#readObject(node, isIdentified) : isIdentified;
    for (const child of Object.values(node)) this.visit(child, isInside);
  }

  /** Records the references and identifiers of an object. Returns true if the object has an `$id`, or is inside a schema with an `$id`. */
  #readObject(node: JsonObject, isIdentified: boolean): boolean {
    if (this.#hasIdentifiers) this.#unresolved.usesIdentifiers ||= usesIdentifiers(node);
    const isInside = isIdentified || (this.#hasIdentifiers && typeof node.$id === 'string');
    if (typeof node.externalValue === 'string') this.examples.push(node.externalValue);
    if (isReference(node)) this.#addReference(node, isInside);
    return isInside;
  }

  #addReference(node: JsonObject & Reference, isIdentified: boolean): void {
    if (!isIdentified && this.#canResolve(node.$ref)) {
      this.references.push(node);
      return;
    }
    this.#unresolved.references.set(node, node.$ref);
    this.#unresolved.usesIdentifiers = true;
    Reflect.deleteProperty(node, '$ref');
  }

  /** Returns true if the bundler can resolve a reference that is not inside a schema with an `$id`. */
  #canResolve(reference: string): boolean {
    if (isAddress(reference) && !this.#mayFetch(reference)) return false;
    return !this.#hasIdentifiers || !namesAnchor(reference);
  }
}

/** Returns true if an object of OpenAPI 3.1 or later has an identifier, or selects another dialect than draft 2020-12. */
const usesIdentifiers = (node: JsonObject): boolean =>
  isForeign(node.jsonSchemaDialect) ||
  isForeign(node.$schema) ||
  identifiers.some((key) => typeof node[key] === 'string');

// Returns true if the fragment is an anchor. For example, `#v1.yaml` in `pets#v1.yaml` is not an anchor, because a file name may contain
// `#`.
const namesAnchor = (reference: string): boolean =>
  /#[A-Za-z_][-\w.]*$/u.test(reference) && !/\.(?:json|ya?ml)$/iu.test(reference);

/** Restores the `$ref` of an object, as its first key. */
export function putBack(node: JsonObject, reference: string): void {
  const others = Object.entries(node);
  for (const [key] of others) Reflect.deleteProperty(node, key);
  node.$ref = reference;
  for (const [key, value = null] of others) if (key !== '$ref') setOwnKey(node, key, value);
}
