import type { DirectionMarks } from '../../inspect/direction-marks.ts';
import type { Discriminator, KeywordSchema, PropertyMember, Schema, SchemaMember } from '../../schema.ts';

/**
 * The messages that contain the values of a schema: requests or responses. Requests do not have `readOnly` properties, and responses do not
 * have `writeOnly` properties.
 */
export type Direction = 'request' | 'response';

/** Functions that give access to the schemas of a description while the schemas are converted. */
export interface DirectionConversion {
  /**
   * Functions for each direction. They find the properties that messages of this direction do not have. For example, the functions for
   * `request` find `readOnly` properties.
   */
  readonly marks: Readonly<Record<Direction, DirectionMarks>>;
  /** Returns the unconverted schema to which a reference refers. Returns undefined if the schema does not exist. */
  resolve(reference: string): Schema | undefined;
  /**
   * Returns the reference that replaces `reference` in schemas for one direction. If the target has one version for requests and one for
   * responses, the result refers to the version for this direction. If not, the result is `reference` itself.
   */
  target(reference: string, direction: Direction): string;
}

/**
 * The names of the properties that an outer schema marks as `readOnly` or `writeOnly`. The outer schema and the converted schema apply to
 * the same object. For example, the outer schema has the converted schema in its `allOf`.
 */
interface Inherited {
  /** The properties that messages of the direction do not have. */
  readonly omitted: ReadonlySet<string>;
  /**
   * The properties that the converted schema does not require. These are the properties in `omitted`, and the properties that have the mark
   * only in some alternatives, such as the schemas of `oneOf`.
   */
  readonly optional: ReadonlySet<string>;
}

const nothing: Inherited = { omitted: new Set(), optional: new Set() };

/**
 * The maximum nesting depth of copies. Deeper inside, a reference is not replaced by a copy of its target. Without a limit, a schema that
 * contains itself would be copied without end.
 */
const deepest = 8;

/**
 * Converts a schema for one direction. If messages of the direction do not have a property, the converted schema does not require it. For
 * example, a `readOnly` property is not required in requests. If a request nevertheless contains a `readOnly` property, its value must
 * match the schema that responses have for this property. A response with a `writeOnly` property is invalid.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#validating-readonly-and-writeonly
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-9.4
 */
export function convertSchema(
  schema: Schema,
  direction: Direction,
  conversion: DirectionConversion,
  inherited: Inherited = nothing,
  depth = 0,
): Schema {
  if (schema.kind === 'boolean') return schema;
  const marks = conversion.marks[direction];
  const omitted = new Set([...inherited.omitted, ...marks.always(schema)]);
  const optional = new Set([...inherited.optional, ...omitted, ...marks.possibly(schema)]);
  const inside = (part: Schema): Schema => convertSchema(part, direction, conversion);
  const whole = (part: Schema): Schema => convertSchema(part, direction, conversion, { omitted, optional }, depth + 1);
  const branch = (part: Schema): Schema =>
    convertSchema(part, direction, conversion, { omitted, optional: omitted }, depth + 1);
  const one = (part: Schema | undefined, change: (part: Schema) => Schema): Schema | undefined => part && change(part);
  const members = (list: readonly SchemaMember[] | undefined, change = inside): SchemaMember[] | undefined =>
    list?.map((member) => ({ ...member, schema: change(member.schema) }));
  const { reference, copies } = convertReference(schema, { omitted, optional }, direction, conversion, depth);
  const allOf = [...(schema.allOf ?? []).map(whole), ...copies];
  return {
    ...schema,
    annotations: { ...schema.annotations, discriminator: convertDiscriminator(schema, direction, conversion) },
    reference,
    allOf: allOf.length === 0 ? schema.allOf : allOf,
    anyOf: schema.anyOf?.map(branch),
    oneOf: schema.oneOf?.map(branch),
    then: one(schema.then, branch),
    else: one(schema.else, branch),
    dependentSchemas: members(schema.dependentSchemas, branch),
    properties: schema.properties?.map((member) => convertProperty(member, omitted, direction, conversion)),
    required: schema.required?.filter((name) => !optional.has(name)),
    dependentRequired: schema.dependentRequired?.map(({ name, required }) => ({
      name,
      required: required.filter((other) => !optional.has(other)),
    })),
    patternProperties: members(schema.patternProperties),
    additionalProperties: one(schema.additionalProperties, inside),
    unevaluatedProperties: one(schema.unevaluatedProperties, inside),
    items: one(schema.items, inside),
    unevaluatedItems: one(schema.unevaluatedItems, inside),
    prefixItems: schema.prefixItems?.map(inside),
    contains: one(schema.contains, inside),
    // The `required` of `not` and `if` does not make a property required in the value, so these schemas stay unchanged.
    not: schema.not,
    if: schema.if,
  };
}

function convertProperty(
  { name, schema }: SchemaMember,
  omitted: ReadonlySet<string>,
  direction: Direction,
  conversion: DirectionConversion,
): PropertyMember {
  if (!omitted.has(name)) return { name, schema: convertSchema(schema, direction, conversion) };
  const converted: Schema =
    direction === 'request'
      ? convertSchema(schema, 'response', conversion)
      : { kind: 'boolean', value: false, pointer: schema.pointer, isWriteOnly: true };
  return { name, schema: converted, isOmitted: true };
}

/**
 * Converts a reference. If an outer schema marks a property as `readOnly` or `writeOnly`, and the target declares or requires this property
 * without the mark, a converted copy of the target replaces the reference.
 */
function convertReference(
  { reference }: KeywordSchema,
  { omitted, optional }: Inherited,
  direction: Direction,
  conversion: DirectionConversion,
  depth: number,
): { reference: string | undefined; copies: Schema[] } {
  const target = reference === undefined ? undefined : conversion.resolve(reference);
  if (reference === undefined || target === undefined) return { reference, copies: [] };
  const marks = conversion.marks[direction];
  const isNew = (name: string, own: ReadonlySet<string>): boolean =>
    marks.mentioned(target).has(name) && !own.has(name);
  const needsCopy =
    [...omitted].some((name) => isNew(name, marks.always(target))) ||
    [...optional].some((name) => isNew(name, marks.possibly(target)));
  if (!needsCopy || depth > deepest) return { reference: conversion.target(reference, direction), copies: [] };
  const copy = convertSchema(target, direction, conversion, { omitted, optional }, depth + 1);
  return { reference: undefined, copies: [copy] };
}

function convertDiscriminator(
  { annotations: { discriminator } }: KeywordSchema,
  direction: Direction,
  { target }: DirectionConversion,
): Discriminator | undefined {
  if (discriminator === undefined) return undefined;
  const mapping = discriminator.mapping.map(({ value, reference }) => ({
    value,
    reference: target(reference, direction),
  }));
  const { defaultReference } = discriminator;
  return {
    ...discriminator,
    mapping,
    defaultReference: defaultReference === undefined ? undefined : target(defaultReference, direction),
  };
}
