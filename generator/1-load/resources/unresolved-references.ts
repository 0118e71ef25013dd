import { isJsonObject, type JsonObject, type JsonValue } from '../json.ts';
import { isStandard } from './dialect.ts';
import { isAddress, isReference } from '../reference.ts';

/**
 * References that file names do not resolve, removed from the description while it is bundled: those with an address or an
 * anchor, and all references inside a schema with an `$id`, which are relative to it.
 */
export interface UnresolvedReferences {
  /** The references by the objects that contained them. */
  readonly references: Map<JsonObject, string>;
  /** True if any schema has an identifier, or refers to an address or anchor. */
  usesIdentifiers: boolean;
}

export const createUnresolvedReferences = (): UnresolvedReferences => ({
  references: new Map(),
  usesIdentifiers: false,
});

const identifiers = ['$anchor', '$dynamicRef', '$id'] as const;

const isForeign = (dialect: JsonValue | undefined): boolean => typeof dialect === 'string' && !isStandard(dialect);

/**
 * Removes unresolved references from a file, and records them in `unresolved`. {@link putBack} restores those that are not
 * references of schemas.
 *
 * @param hasIdentifiers true if the schemas of the description may have identifiers. In OpenAPI 3.0, only addresses count.
 */
export function removeUnresolved(root: JsonValue, hasIdentifiers: boolean, unresolved: UnresolvedReferences): void {
  const seen = new Set<object>();
  const visit = (node: JsonValue | undefined, isIdentified: boolean): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    let inside = isIdentified;
    if (isJsonObject(node) && hasIdentifiers) {
      unresolved.usesIdentifiers ||= isForeign(node.jsonSchemaDialect);
      unresolved.usesIdentifiers ||=
        identifiers.some((key) => typeof node[key] === 'string') || isForeign(node.$schema);
      inside ||= typeof node.$id === 'string';
    }
    if (
      isJsonObject(node) &&
      isReference(node) &&
      (inside || isAddress(node.$ref) || (hasIdentifiers && namesAnchor(node.$ref)))
    ) {
      unresolved.references.set(node, node.$ref);
      unresolved.usesIdentifiers = true;
      Reflect.deleteProperty(node, '$ref');
    }
    for (const child of Object.values(node)) visit(child, inside);
  };
  visit(root, false);
}

// The name of a file may also contain a `#`.
const namesAnchor = (reference: string): boolean =>
  /#[A-Za-z_][-\w.]*$/u.test(reference) && !/\.(?:json|ya?ml)$/iu.test(reference);

/** Sets the `$ref` of an object, as its first key. */
export function putBack(node: JsonObject, reference: string): void {
  const others = Object.entries(node);
  for (const [key] of others) Reflect.deleteProperty(node, key);
  node.$ref = reference;
  for (const [key, value] of others.filter(([name]) => name !== '$ref'))
    Object.defineProperty(node, key, { value, configurable: true, enumerable: true, writable: true });
}
