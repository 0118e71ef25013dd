import type { KeywordSchema, Schema } from '../schema.ts';

/** Calls `visit` for a schema object and for every schema object inside it. References are not followed. */
export function walkSchema(schema: Schema, visit: (schema: KeywordSchema) => void): void {
  if (schema.kind === 'boolean') return;
  visit(schema);
  for (const child of childSchemas(schema)) walkSchema(child, visit);
}

/** Returns the schemas directly inside a schema object. */
function childSchemas(schema: KeywordSchema): Schema[] {
  const single = [
    schema.not,
    schema.if,
    schema.then,
    schema.else,
    schema.items,
    schema.contains,
    schema.additionalProperties,
    schema.propertyNames,
    schema.unevaluatedItems,
    schema.unevaluatedProperties,
  ];
  const lists = [schema.allOf, schema.anyOf, schema.oneOf, schema.prefixItems];
  const members = [schema.properties, schema.patternProperties, schema.dependentSchemas];
  return [
    ...single.filter((child) => child !== undefined),
    ...lists.flatMap((list) => list ?? []),
    ...members.flatMap((list) => (list ?? []).map((member) => member.schema)),
  ];
}
