import { applicatorsWith, schemasIn } from '../keywords/applicators.ts';
import type { KeywordSchema, Schema } from '../schema.ts';

const conditional = applicatorsWith('alternative', 'consequence', 'dependent');
const conjunctions = applicatorsWith('conjunction');

/** Returns the schemas that apply to a value only if a condition is met, such as the alternatives of `oneOf`. */
export const conditionalSchemas = (schema: KeywordSchema): Schema[] => schemasIn(schema, conditional);

/** Returns the schemas that apply to the same value as a given schema, such as the schemas of its `allOf`. */
export function schemasOfSameValue(
  schema: KeywordSchema,
  resolve: (reference: string) => Schema | undefined,
): Schema[] {
  const target = schema.reference === undefined ? undefined : resolve(schema.reference);
  return [...(target === undefined ? [] : [target]), ...schemasIn(schema, conjunctions), ...conditionalSchemas(schema)];
}
