import type { KeywordSchema, Schema } from '../schema.ts';

/** Returns the schemas that apply to a value only if a condition is met, such as the alternatives of `oneOf`. */
export const conditionalSchemas = ({ anyOf, oneOf, dependentSchemas, ...schema }: KeywordSchema): Schema[] => [
  ...(anyOf ?? []),
  ...(oneOf ?? []),
  ...[schema.then, schema.else].filter((part) => part !== undefined),
  ...(dependentSchemas ?? []).map((member) => member.schema),
];

/** Returns the schemas that apply to the same value as a given schema, such as the schemas of its `allOf`. */
export function schemasOfSameValue(
  schema: KeywordSchema,
  resolve: (reference: string) => Schema | undefined,
): Schema[] {
  const target = schema.reference === undefined ? undefined : resolve(schema.reference);
  return [...(target === undefined ? [] : [target]), ...(schema.allOf ?? []), ...conditionalSchemas(schema)];
}
