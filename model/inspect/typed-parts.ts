import { applicatorsWith, hasKeyword, schemasIn } from '../keywords/applicators.ts';
import type { KeywordSchema, Schema, SchemaMember } from '../schema.ts';
import type { Resolve } from './value-types.ts';

/**
 * The result for all schemas without inner schemas. There are many such schemas, and it would take time to create a new list for each of
 * them.
 */
const none: readonly Schema[] = [];

const conjunctions = applicatorsWith('conjunction');
const alternatives = applicatorsWith('alternative');
const evaluating = applicatorsWith('conjunction', 'alternative', 'condition');
const evaluatingObjects = applicatorsWith('conjunction', 'alternative', 'condition', 'dependent');

/** Returns true if a schema has neither a reference nor one of the keywords, which apply other schemas to the same value. */
const appliesAlone = (schema: KeywordSchema, keywords = evaluating): boolean =>
  schema.reference === undefined && !hasKeyword(schema, keywords);

/**
 * Returns true if no other schema can evaluate properties of the same object. Then `unevaluatedProperties` has the same meaning as
 * `additionalProperties`.
 */
const hasOwnPropertiesOnly = (schema: KeywordSchema): boolean => appliesAlone(schema, evaluatingObjects);

/** Returns true if neither another schema nor `contains` can evaluate items. Then `unevaluatedItems` has the same meaning as `items`. */
const hasOwnItemsOnly = (schema: KeywordSchema): boolean => appliesAlone(schema) && schema.contains === undefined;

/**
 * Returns the schema of the properties that neither `properties` nor `patternProperties` contains. Returns undefined if no keyword applies
 * to such properties.
 */
export const otherPropertiesOf = (schema: KeywordSchema): Schema | undefined =>
  schema.additionalProperties ?? (hasOwnPropertiesOnly(schema) ? schema.unevaluatedProperties : undefined);

/** Returns the schema of the items that follow the items of `prefixItems`. Returns undefined if no keyword applies to such items. */
export const otherItemsOf = (schema: KeywordSchema): Schema | undefined =>
  schema.items ?? (hasOwnItemsOnly(schema) ? schema.unevaluatedItems : undefined);

/**
 * Returns the schemas of the properties that `properties` does not list. These are the schema for all other names, and the schemas of
 * `patternProperties`. If there is no schema for all other names, returns an empty list. The generated type then has only the listed
 * properties.
 */
export function unlistedPropertiesOf(schema: KeywordSchema): readonly Schema[] {
  const others = otherPropertiesOf(schema);
  return others === undefined ? none : [others, ...(schema.patternProperties ?? []).map((member) => member.schema)];
}

/**
 * Returns the alternatives from which the type of a value is built. These are the schemas of `anyOf` and `oneOf`. If `if`, `then` and
 * `else` are all present, their schemas are also alternatives.
 */
export function typedAlternatives(schema: KeywordSchema): readonly Schema[] {
  const { if: condition, then, else: otherwise } = schema;
  const conditional =
    condition === undefined || then === undefined || otherwise === undefined ? none : [condition, then, otherwise];
  return hasKeyword(schema, alternatives) ? [...schemasIn(schema, alternatives), ...conditional] : conditional;
}

/** Returns the given schema, and all other schemas that determine the type of the same value. Follows references. */
export function typedParts(schema: Schema, resolve: Resolve, seen: Set<Schema> = new Set()): readonly KeywordSchema[] {
  if (schema.kind === 'boolean' || seen.has(schema)) return [];
  seen.add(schema);
  const target = schema.reference === undefined ? undefined : resolve(schema.reference);
  const inner = [
    ...(target === undefined ? [] : [target]),
    ...schemasIn(schema, conjunctions),
    ...typedAlternatives(schema),
  ];
  return [schema, ...inner.flatMap((part) => typedParts(part, resolve, seen))];
}

/** Returns the schemas that apply to a property of an object, if all schemas in `parts` apply to the object. */
export function propertySchemas(parts: readonly KeywordSchema[], name: string): Schema[] {
  return parts.flatMap((part) => {
    const own = part.properties?.find((member: SchemaMember) => member.name === name);
    return own === undefined ? unlistedPropertiesOf(part) : [own.schema];
  });
}

/** Returns the schemas that apply to an item of an array, if all schemas in `parts` apply to the array. */
export function itemSchemas(parts: readonly KeywordSchema[], index: number): Schema[] {
  return parts.flatMap((part) => part.prefixItems?.[index] ?? otherItemsOf(part) ?? []);
}
