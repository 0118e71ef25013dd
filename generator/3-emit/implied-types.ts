import type { KeywordSchema, NamedSchema, Schema, TypeName } from '../2-model/schema.ts';

const objectKeywords = [
  'additionalProperties',
  'maxProperties',
  'minProperties',
  'patternProperties',
  'properties',
  'propertyNames',
  'required',
  'unevaluatedProperties',
] as const;
const arrayKeywords = ['contains', 'items', 'maxItems', 'minItems', 'prefixItems', 'uniqueItems'] as const;

/** Returns the types of a schema without `type`, derived from its keywords. */
export const impliedTypes = (schema: KeywordSchema): TypeName[] => [
  ...(objectKeywords.some((keyword) => schema[keyword] !== undefined) ? (['object'] as const) : []),
  ...(arrayKeywords.some((keyword) => schema[keyword] !== undefined) ? (['array'] as const) : []),
];

/** Returns true if all values of the type of a schema are objects. A schema without `type` has the type that its keywords imply. */
export function acceptsOnlyObjects(
  schema: Schema | undefined,
  named: (reference: string) => NamedSchema | undefined,
  open: readonly Schema[] = [],
): boolean {
  if (schema === undefined || schema.kind === 'boolean' || open.includes(schema)) return false;
  const { allOf = [], anyOf = [], oneOf = [], reference } = schema;
  const types = schema.type ?? impliedTypes(schema);
  const hasValues = schema.enum !== undefined || schema.const !== undefined;
  if (!hasValues && types.length > 0 && types.every((type) => type === 'object')) return true;
  const isObject = (part: Schema | undefined): boolean => acceptsOnlyObjects(part, named, [...open, schema]);
  if (reference !== undefined && isObject(named(reference)?.schema)) return true;
  if (allOf.some(isObject)) return true;
  return [anyOf, oneOf].some((options) => options.length > 0 && options.every(isObject));
}
