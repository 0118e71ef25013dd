import { escapeSegment } from '@forgespec/templates/shared/json-pointer';
import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { schemasOfSameValue, type KeywordSchema, type Schema } from '@forgespec/model';
import type { ResolveReference } from '@forgespec/model/values';

/**
 * The identifier of a property, of an enumerated value, of a bound or of an alternative inside a body: `property /links/-/name`,
 * `enum /kind quay`, `bound /name maxLength 255`, `branch /owner oneOf 2`. The segment `-` represents every item of an array. It also
 * represents every property that is described only by `additionalProperties`.
 */
export type BodyPath = string;

/** Returns the paths of everything that a schema describes. A recursive schema is expanded only once. */
export function bodyPathsInSchema(schema: Schema, resolve: ResolveReference): BodyPath[] {
  return [...new Set(collectPaths(schema, '', { resolve, isValid: () => false, value: undefined, enclosing: [] }))];
}

/**
 * Returns the paths that a value contains. The schema must describe the value.
 *
 * @param isValid returns true if a value is valid for a schema.
 */
export function bodyPathsInValue(
  value: JsonValue,
  schema: Schema,
  { resolve, isValid }: Pick<PathContext, 'isValid' | 'resolve'>,
): BodyPath[] {
  return [...new Set(collectPaths(schema, '', { resolve, isValid, value: [value], enclosing: [] }))];
}

interface PathContext {
  readonly resolve: ResolveReference;
  readonly isValid: (schema: Schema, value: JsonValue) => boolean;
  /** An array with the value at the current path as its only item. Undefined if only the schema is searched, without a value. */
  readonly value: readonly [JsonValue] | undefined;
  /** The schemas around the current schema, the outermost first. */
  readonly enclosing: readonly Schema[];
}

function collectPaths(schema: Schema, pointer: string, context: PathContext): BodyPath[] {
  if (schema.kind === 'boolean') return [];
  const depth = context.enclosing.length;
  // If there is a value, its depth limits the recursion. Without a value, a recursive schema would be visited forever, so a schema inside
  // of itself is skipped.
  if (depth > 40 || (context.value === undefined && context.enclosing.includes(schema))) return [];
  const inner = { ...context, enclosing: [...context.enclosing, schema] };
  return [
    ...enumPaths(schema, pointer, context.value),
    ...boundsOf(schema)
      .filter((bound) => context.value === undefined || isAtBound(bound, context.value[0]))
      .map(({ name }) => pathOf('bound', pointer, name)),
    ...alternativesIn(schema)
      .filter(({ branch }) => context.value === undefined || context.isValid(branch, context.value[0]))
      .map(({ name }) => pathOf('branch', pointer, name)),
    ...schemasOfSameValue(schema, context.resolve).flatMap((part) => collectPaths(part, pointer, inner)),
    ...propertyPaths(schema, pointer, inner),
    ...itemPaths(schema, pointer, inner),
  ];
}

/** Returns the path of a part of a value. The pointer of the whole body is empty. */
const pathOf = (kind: string, pointer: string, name: string): BodyPath =>
  [kind, pointer, name].filter((text) => text !== '').join(' ');

/** A bound of a number, of a text or of an array. */
export interface ValueBound {
  /** The keyword with its value, such as `maxLength 255`. */
  readonly name: string;
  readonly keyword: (typeof boundKeywords)[number];
  readonly limit: number;
}

const boundKeywords = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'] as const;

/** Returns the bounds that a schema states itself. Leaves out those that allow nothing less, such as `minLength: 0`. */
export const boundsOf = (schema: KeywordSchema): ValueBound[] =>
  boundKeywords.flatMap((keyword) => {
    const limit = schema[keyword];
    const isEmpty = limit === undefined || (limit === 0 && /^min(?:Length|Items)$/u.test(keyword));
    return isEmpty ? [] : [{ name: `${keyword} ${limit}`, keyword, limit }];
  });

/** Returns true if a value is exactly on a bound. */
export function isAtBound({ keyword, limit }: ValueBound, value: JsonValue): boolean {
  if (keyword === 'minimum' || keyword === 'maximum') return value === limit;
  if (keyword === 'minItems' || keyword === 'maxItems') return Array.isArray(value) && value.length === limit;
  return typeof value === 'string' && [...value].length === limit;
}

/** An alternative of a schema. */
export interface Branch {
  /** The keyword with the number of the alternative, from 1, such as `oneOf 2`. */
  readonly name: string;
  readonly branch: Schema;
}

/** Returns the alternatives that a schema states itself. Leaves out a single one. */
export const alternativesIn = ({ anyOf, oneOf }: KeywordSchema): Branch[] =>
  Object.entries({ anyOf, oneOf }).flatMap(([keyword, schemas = []]) =>
    schemas.length < 2 ? [] : schemas.map((branch, index) => ({ name: `${keyword} ${index + 1}`, branch })),
  );

function enumPaths({ enum: options = [] }: KeywordSchema, pointer: string, value: PathContext['value']): BodyPath[] {
  return options
    .filter((option) => option !== null && typeof option !== 'object')
    .filter((option) => value === undefined || String(option) === String(value[0]))
    .map((option) => `enum ${pointer} ${String(option)}`);
}

function propertyPaths(
  { properties = [], additionalProperties }: KeywordSchema,
  pointer: string,
  context: PathContext,
): BodyPath[] {
  const object = context.value?.[0];
  const members = context.value === undefined ? undefined : isJsonObject(object) ? object : {};
  const own = properties
    .filter(({ name, isOmitted }) => isOmitted !== true && (members === undefined || members[name] !== undefined))
    .flatMap(({ name, schema }) => {
      const propertyPointer = `${pointer}/${escapeSegment(name)}`;
      return [
        `property ${propertyPointer}`,
        ...collectPaths(schema, propertyPointer, { ...context, value: inValue(members?.[name], context) }),
      ];
    });
  if (additionalProperties === undefined) return own;
  const named = new Set(properties.map(({ name }) => name));
  const others = Object.entries(members ?? {}).flatMap(([name, value]) => (named.has(name) ? [] : [value]));
  const values = members === undefined ? [undefined] : others;
  return [
    ...own,
    ...values.flatMap((value) =>
      collectPaths(additionalProperties, `${pointer}/-`, { ...context, value: inValue(value, context) }),
    ),
  ];
}

function itemPaths({ items, prefixItems = [] }: KeywordSchema, pointer: string, context: PathContext): BodyPath[] {
  const schemas = [...prefixItems, ...(items === undefined ? [] : [items])];
  const list = context.value?.[0];
  const values = context.value === undefined ? [undefined] : Array.isArray(list) ? list : [];
  return schemas.flatMap((schema) =>
    values.flatMap((value) => collectPaths(schema, `${pointer}/-`, { ...context, value: inValue(value, context) })),
  );
}

const inValue = (value: JsonValue | undefined, { value: outer }: PathContext): PathContext['value'] =>
  outer === undefined || value === undefined ? undefined : [value];
