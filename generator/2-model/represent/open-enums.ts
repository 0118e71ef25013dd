import type { Api } from '../api.ts';
import { mapSchema, walkSchema } from '../build/walk-schema.ts';
import type { KeywordSchema, Schema } from '../schema.ts';
import { mapSchemas } from './map-schemas.ts';

/**
 * Returns a model in which the enums of strings in responses are open. A named schema that requests use as well stays closed, because a
 * request must not have another value.
 */
export function withOpenEnums(api: Api): Api {
  const inRequests = requestReferences(api);
  const open = (schema: Schema): Schema => mapSchema(schema, openEnum);
  return mapSchemas(api, {
    request: (schema) => schema,
    response: open,
    responseHeader: open,
    named: ({ reference, schema }) => (inRequests.has(reference) ? schema : open(schema)),
  });
}

/** Marks a schema as open if it enumerates several strings. An enum with one value usually identifies an alternative of a union. */
function openEnum(schema: KeywordSchema): KeywordSchema {
  const values = schema.enum?.filter((value) => typeof value === 'string') ?? [];
  const isString = schema.type?.includes('string') ?? true;
  if (values.length < 2 || !isString) return schema;
  return { ...schema, annotations: { ...schema.annotations, representation: 'open-enum' } };
}

/** Returns the references of the named schemas that parameters and request bodies use, directly or through other schemas. */
function requestReferences({ areas, schemas }: Api): ReadonlySet<string> {
  const named = new Map(schemas.map((schema) => [schema.reference, schema.schema]));
  const references = new Set<string>();
  const add = (schema: Schema): void =>
    walkSchema(schema, ({ reference }) => {
      if (reference !== undefined) references.add(reference);
    });
  for (const { parameters, body } of areas.flatMap(({ operations }) => operations)) {
    for (const { schema } of [...parameters, ...(body?.contents ?? [])]) if (schema !== undefined) add(schema);
  }
  // Iterating over a set also visits the elements that are added during the iteration.
  for (const reference of references) {
    const schema = named.get(reference);
    if (schema !== undefined) add(schema);
  }
  return references;
}
