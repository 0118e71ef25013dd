import { selectedReferences } from './selected-references.ts';
import type { Area } from '../api.ts';
import type { KeywordSchema, NamedSchema, Schema } from '../schema.ts';
import { referringSchemas } from './referring-schemas.ts';
import { schemasOfArea } from './schemas-of-area.ts';

type NamedSchemas = ReadonlyMap<string, Pick<NamedSchema, 'schema'>>;

/**
 * Returns the area of each schema that operations, webhooks or callbacks use, directly or through other schemas. The key is the reference
 * of the schema. If the operations of only one area use the schema, the value is the file name of this area. If several areas use it, or
 * only webhooks or callbacks use it, the value is undefined.
 *
 * @param calls the schemas in webhooks and callbacks.
 */
export function areasByReference(
  areas: readonly Area[],
  calls: readonly Schema[],
  named: NamedSchemas,
): ReadonlyMap<string, string | undefined> {
  const children = childrenOf(new Map(Array.from(named, ([reference, { schema }]) => [reference, schema])));
  const users = new Map<string, string | undefined>();
  for (const area of areas) {
    for (const reference of reachedFrom(schemasOfArea(area), named, children)) {
      users.set(reference, users.has(reference) ? undefined : area.file);
    }
  }
  for (const reference of reachedFrom(calls, named, children)) {
    if (!users.has(reference)) users.set(reference, undefined);
  }
  return users;
}

/** Returns the references of all named schemas that can be reached from a list of schemas. */
function reachedFrom(
  schemas: readonly Schema[],
  named: NamedSchemas,
  children: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...schemas];
  const reach = (reference: string): void => {
    const target = reached.has(reference) ? undefined : named.get(reference)?.schema;
    reached.add(reference);
    if (target === undefined) return;
    open.push(target);
    selectableDescendants(reference, target, children).forEach(reach);
  };
  for (let schema = open.pop(); schema !== undefined; schema = open.pop()) {
    for (const part of referringSchemas(schema)) referencesOf(part).forEach(reach);
  }
  return reached;
}

/** Returns the reference of a schema, and the references of the schemas that its discriminator can select. */
export const referencesOf = ({ reference, annotations: { discriminator } }: KeywordSchema): string[] => [
  ...(reference === undefined ? [] : [reference]),
  ...selectedReferences(discriminator),
];

/**
 * Returns the schemas that extend other schemas with `allOf`. The key is the reference of a base schema. The value contains the references
 * of the schemas that extend it. A value can select such a schema if the base has a discriminator. For example, `petType: Dog` in a `Pet`
 * selects the schema `Dog`, although no schema refers to `Dog`.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#discriminator-object
 */
export function childrenOf(named: ReadonlyMap<string, Schema>): ReadonlyMap<string, readonly string[]> {
  const children = new Map<string, string[]>();
  for (const [child, schema] of named) {
    if (schema.kind === 'boolean') continue;
    for (const part of schema.allOf ?? []) {
      if (part.kind === 'boolean' || part.reference === undefined) continue;
      const known = children.get(part.reference);
      if (known === undefined) children.set(part.reference, [child]);
      else known.push(child);
    }
  }
  return children;
}

/**
 * If a named schema has a discriminator, returns the references of the schemas that extend it, directly or through other schemas. The
 * discriminator can select each of them, although no schema refers to them. Returns an empty set for a schema without a discriminator.
 *
 * @param children the result of {@link childrenOf}.
 */
export function selectableDescendants(
  reference: string,
  schema: Schema,
  children: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const isBase = schema.kind === 'keywords' && schema.annotations.discriminator !== undefined;
  return isBase ? descendants(reference, children) : new Set();
}

function descendants(reference: string, children: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set(children.get(reference));
  // Iterating over a set also visits the elements that are added during the iteration.
  for (const other of found) for (const next of children.get(other) ?? []) found.add(next);
  return found;
}
