import type { KeywordSchema, Schema, SchemaMember } from '../schema.ts';
import type { Resolve } from './value-types.ts';

/** The shared result for schemas without inner schemas. There are many of them, and a new list for each of them would cost time. */
const none: readonly Schema[] = [];

/** Returns true if no other keyword evaluates properties. Then `unevaluatedProperties` has the same meaning as `additionalProperties`. */
const hasOwnPropertiesOnly = ({ allOf, anyOf, oneOf, reference, if: condition }: KeywordSchema): boolean =>
  (allOf ?? anyOf ?? oneOf ?? reference ?? condition) === undefined;

/** Returns true if no other keyword evaluates the items of an array. Then `unevaluatedItems` has the same meaning as `items`. */
const hasOwnItemsOnly = (schema: KeywordSchema): boolean =>
  hasOwnPropertiesOnly(schema) && schema.contains === undefined;

/** Returns the schema of the properties that neither `properties` nor `patternProperties` contains; undefined if there is none. */
export const otherPropertiesOf = (schema: KeywordSchema): Schema | undefined =>
  schema.additionalProperties ?? (hasOwnPropertiesOnly(schema) ? schema.unevaluatedProperties : undefined);

/** Returns the schema of the items after those of `prefixItems`; undefined if there is none. */
export const otherItemsOf = (schema: KeywordSchema): Schema | undefined =>
  schema.items ?? (hasOwnItemsOnly(schema) ? schema.unevaluatedItems : undefined);

/**
 * Returns the schemas of properties whose names a schema does not list. If there is no schema for all other names, returns an empty list,
 * because the type then has only the listed properties.
 */
export function unlistedPropertiesOf(schema: KeywordSchema): readonly Schema[] {
  const others = otherPropertiesOf(schema);
  return others === undefined ? none : [others, ...(schema.patternProperties ?? []).map((member) => member.schema)];
}

/**
 * Returns the schemas inside a schema that apply to the same value only under a condition, and from which the type of the value is built.
 */
export function typedAlternatives(schema: KeywordSchema): readonly Schema[] {
  const { anyOf, oneOf, if: condition, then, else: otherwise } = schema;
  const conditional =
    condition === undefined || then === undefined || otherwise === undefined ? none : [condition, then, otherwise];
  if (anyOf === undefined && oneOf === undefined) return conditional;
  return [...(anyOf ?? none), ...(oneOf ?? none), ...conditional];
}

/** Returns a schema, and all schemas for the same value from which the type of the value is built. References are followed. */
export function typedParts(schema: Schema, resolve: Resolve, seen: Set<Schema> = new Set()): readonly KeywordSchema[] {
  if (schema.kind === 'boolean' || seen.has(schema)) return [];
  seen.add(schema);
  const target = schema.reference === undefined ? undefined : resolve(schema.reference);
  const inner = [...(target === undefined ? [] : [target]), ...(schema.allOf ?? []), ...typedAlternatives(schema)];
  return [schema, ...inner.flatMap((part) => typedParts(part, resolve, seen))];
}

/** Returns the schemas that the parts of an object apply to a property. */
export function propertySchemas(parts: readonly KeywordSchema[], name: string): Schema[] {
  return parts.flatMap((part) => {
    const own = part.properties?.find((member: SchemaMember) => member.name === name);
    return own === undefined ? unlistedPropertiesOf(part) : [own.schema];
  });
}

/** Returns the schemas that the parts of an array apply to an item. */
export function itemSchemas(parts: readonly KeywordSchema[], index: number): Schema[] {
  return parts.flatMap((part) => part.prefixItems?.[index] ?? otherItemsOf(part) ?? []);
}
