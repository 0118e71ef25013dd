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
  const references: Reference[] = [];
  const examples: string[] = [];
  const seen = new Set<object>();
  const isUnresolved = (reference: string, isIdentified: boolean): boolean =>
    isIdentified || (isAddress(reference) && !mayFetch(reference)) || (hasIdentifiers && namesAnchor(reference));
  const visit = (node: JsonObject | JsonValue[], isIdentified: boolean): void => {
    if (seen.has(node)) return;
    seen.add(node);
    let inside = isIdentified;
    if (isJsonObject(node)) {
      if (hasIdentifiers) {
        unresolved.usesIdentifiers ||=
          isForeign(node.jsonSchemaDialect) ||
          isForeign(node.$schema) ||
          identifiers.some((key) => typeof node[key] === 'string');
        inside ||= typeof node.$id === 'string';
      }
      if (typeof node.externalValue === 'string') examples.push(node.externalValue);
      if (isReference(node)) {
        if (isUnresolved(node.$ref, inside)) {
          unresolved.references.set(node, node.$ref);
          unresolved.usesIdentifiers = true;
          Reflect.deleteProperty(node, '$ref');
        } else references.push(node);
      }
    }
    for (const child of Object.values(node)) if (typeof child === 'object' && child !== null) visit(child, inside);
  };
  if (typeof root === 'object' && root !== null) visit(root, false);
  return { references, examples };
}

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
