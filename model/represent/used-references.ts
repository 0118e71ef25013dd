import type { Api } from '../api.ts';
import { childrenOf, referencesOf, selectableDescendants } from '../inspect/areas-by-reference.ts';
import { childSchemas } from '../inspect/walk-schema.ts';
import { contentSchemas } from '../inspect/content-schemas.ts';
import type { Schema } from '../schema.ts';

/** The references of the named schemas that requests and responses use, directly or through other schemas. */
export interface UsedReferences {
  readonly request: ReadonlySet<string>;
  readonly response: ReadonlySet<string>;
}

/**
 * Returns the references that requests use, and the references that responses use. References in the schemas of omitted properties
 * (`isOmitted`) are ignored.
 */
export function usedReferences({ areas, schemas }: Api): UsedReferences {
  const named = new Map(schemas.map(({ reference, schema }) => [reference, schema]));
  const operations = areas.flatMap((area) => area.operations);
  const sent = operations.flatMap(({ parameters, body }) => [
    ...parameters.map(({ schema }) => schema),
    ...(body?.contents ?? []).flatMap(contentSchemas),
  ]);
  const received = operations.flatMap(({ responses }) =>
    responses.flatMap(({ headers, contents }) => [
      ...headers.map(({ schema }) => schema),
      ...contents.flatMap(contentSchemas),
    ]),
  );
  const children = childrenOf(named);
  const reachedFrom = (roots: readonly Schema[]): ReadonlySet<string> => referencesFrom(roots, named, children);
  return { request: reachedFrom(sent), response: reachedFrom(received) };
}

function referencesFrom(
  roots: readonly Schema[],
  named: ReadonlyMap<string, Schema>,
  children: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const references = new Set(roots.flatMap(referencesIn));
  // Iterating over a set also visits the elements that are added during the iteration.
  for (const reference of references) {
    const schema = named.get(reference);
    if (schema === undefined) continue;
    for (const inner of referencesIn(schema)) references.add(inner);
    for (const child of selectableDescendants(reference, schema, children)) references.add(child);
  }
  return references;
}

/** Returns the references in a schema and in the schemas inside it, except in the schemas of omitted properties. */
function referencesIn(schema: Schema): string[] {
  if (schema.kind === 'boolean') return [];
  const omitted = new Set(schema.properties?.flatMap((member) => (member.isOmitted === true ? [member.schema] : [])));
  const inner = childSchemas(schema).filter((child) => !omitted.has(child));
  return [...referencesOf(schema), ...inner.flatMap(referencesIn)];
}
