import type { Area, NamedSchema, OperationModel, Schema } from '@forgespec/model';

/**
 * Returns the schemas that the operations of an area use, directly or through other schemas. Their order is the order
 * of their first use.
 */
export function usedSchemas({ operations }: Area, schemas: ReadonlyMap<string, NamedSchema>): NamedSchema[] {
  const used = new Set<NamedSchema>();
  for (const schema of operations.flatMap(schemasOf)) addUsed(schema, schemas, used);
  return [...used].filter(({ isComponent }) => isComponent);
}

/** Returns the schemas of the parameters and bodies of an operation. */
function schemasOf({ parameters, body, responses }: OperationModel): (Schema | undefined)[] {
  const contents = [...(body?.contents ?? []), ...responses.flatMap((response) => response.contents)];
  return [...parameters, ...contents].map(({ schema }) => schema);
}

/** Adds the named schemas to which a schema refers, directly or through other schemas. */
function addUsed(schema: Schema | undefined, schemas: ReadonlyMap<string, NamedSchema>, used: Set<NamedSchema>): void {
  if (schema?.kind !== 'keywords') return;
  const named = schema.reference === undefined ? undefined : schemas.get(schema.reference);
  if (named !== undefined && !used.has(named)) {
    used.add(named);
    addUsed(named.schema, schemas, used);
  }
  const { allOf = [], anyOf = [], oneOf = [], items, additionalProperties, properties = [] } = schema;
  const shown = properties.filter(({ isOmitted }) => isOmitted !== true).map((property) => property.schema);
  for (const part of [...allOf, ...anyOf, ...oneOf, items, additionalProperties, ...shown])
    addUsed(part, schemas, used);
}
