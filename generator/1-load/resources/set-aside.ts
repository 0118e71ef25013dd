import { isJsonObject, type JsonObject, type JsonValue } from '../json.ts';
import { isStandard } from './dialect.ts';
import { isAddress, isReference } from '../reference.ts';

/**
 * References that the names of files do not resolve, taken out of the description while it is bundled: those that name an address or
 * an anchor, and all those inside a schema with an `$id`, which are relative to that.
 */
export interface SetAside {
  /** By the object that the reference was taken from. */
  readonly references: Map<JsonObject, string>;
  /** Whether any schema identifies itself, or refers to something that may be anywhere. */
  usesIdentifiers: boolean;
}

export const noneSetAside = (): SetAside => ({ references: new Map(), usesIdentifiers: false });

const identifiers = ['$anchor', '$dynamicRef', '$id'] as const;

const isForeign = (dialect: JsonValue | undefined): boolean => typeof dialect === 'string' && !isStandard(dialect);

/**
 * Takes such references out of a file. Where they turn out to be no references of schemas, {@link putBack} undoes it.
 *
 * @param hasIdentifiers whether the schemas of the description may identify themselves: OpenAPI 3.0 knows addresses only.
 */
export function setAside(root: JsonValue, hasIdentifiers: boolean, aside: SetAside): void {
  const seen = new Set<object>();
  const visit = (node: JsonValue | undefined, isIdentified: boolean): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    let inside = isIdentified;
    if (isJsonObject(node) && hasIdentifiers) {
      aside.usesIdentifiers ||= isForeign(node.jsonSchemaDialect);
      aside.usesIdentifiers ||= identifiers.some((key) => typeof node[key] === 'string') || isForeign(node.$schema);
      inside ||= typeof node.$id === 'string';
    }
    if (
      isJsonObject(node) &&
      isReference(node) &&
      (inside || isAddress(node.$ref) || (hasIdentifiers && namesAnchor(node.$ref)))
    ) {
      aside.references.set(node, node.$ref);
      aside.usesIdentifiers = true;
      Reflect.deleteProperty(node, '$ref');
    }
    for (const child of Object.values(node)) visit(child, inside);
  };
  visit(root, false);
}

// The name of a file may hold a `#` as well.
const namesAnchor = (reference: string): boolean =>
  /#[A-Za-z_][-\w.]*$/u.test(reference) && !/\.(?:json|ya?ml)$/iu.test(reference);

/** Gives an object its reference back, or another one. */
export function putBack(node: JsonObject, reference: string): void {
  // First, where people write it.
  const others = Object.entries(node);
  for (const [key] of others) Reflect.deleteProperty(node, key);
  node.$ref = reference;
  for (const [key, value] of others.filter(([name]) => name !== '$ref'))
    Object.defineProperty(node, key, { value, configurable: true, enumerable: true, writable: true });
}
