import type { Area, NamedSchema, Schema } from '@forgespec/model';

/**
 * Returns the schemas that the operations of an area use, directly or through other schemas. Their order is the order
 * of their first use.
 */
export function usedSchemas({ operations }: Area, schemas: ReadonlyMap<string, NamedSchema>): NamedSchema[] {
  const used = new Set<NamedSchema>();
  const visit = (schema: Schema | undefined): void => {
    if (schema?.kind !== 'keywords') return;
    const named = schema.reference === undefined ? undefined : schemas.get(schema.reference);
    if (named !== undefined && !used.has(named)) {
      used.add(named);
      visit(named.schema);
    }
    const { allOf = [], anyOf = [], oneOf = [], items, additionalProperties, properties = [] } = schema;
    for (const part of [...allOf, ...anyOf, ...oneOf, items, additionalProperties]) visit(part);
    for (const { schema, isOmitted } of properties) if (isOmitted !== true) visit(schema);
  };
  for (const { parameters, body, responses } of operations) {
    for (const { schema } of parameters) visit(schema);
    const contents = [...(body?.contents ?? []), ...responses.flatMap((response) => response.contents)];
    for (const { schema } of contents) visit(schema);
  }
  return [...used].filter(({ isComponent }) => isComponent);
}
