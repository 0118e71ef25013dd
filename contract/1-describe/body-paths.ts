import { escapeSegment } from '@forgespec/templates/shared/json-pointer';
import { isJsonObject, type JsonValue } from '@forgespec/generator/json';
import type { KeywordSchema, Schema } from '@forgespec/generator/model/schema';
import { partsOfSameValue } from './marked-properties.ts';
import type { ResolveReference } from '@forgespec/generator/values/merged-schema';
import { isNeverSent } from './directions.ts';

/**
 * The path of a property or an enumerated value inside a body: `property /links/-/name`, `enum /kind quay`. `-` stands for each
 * item of an array, and for each property that only `additionalProperties` describes.
 */
export type BodyPath = string;

/** Returns all paths that a schema describes. A recursive schema is followed once. */
export function bodyPathsInSchema(schema: Schema, resolve: ResolveReference): BodyPath[] {
  return [...new Set(walk(schema, '', { resolve, value: undefined, inside: [] }))];
}

/** Returns those paths of a schema that occur in a value. */
export function bodyPathsInValue(value: JsonValue, schema: Schema, resolve: ResolveReference): BodyPath[] {
  return [...new Set(walk(schema, '', { resolve, value: [value], inside: [] }))];
}

interface Walk {
  readonly resolve: ResolveReference;
  /** The current value, in an array of one item; undefined to follow only the schema. */
  readonly value: readonly [JsonValue] | undefined;
  /** The schemas that contain this one. */
  readonly inside: readonly Schema[];
}

function walk(schema: Schema, pointer: string, context: Walk): BodyPath[] {
  if (schema.kind === 'boolean') return [];
  const depth = context.inside.length;
  // A value has a finite depth, but a recursive schema has not.
  if (depth > 40 || (context.value === undefined && context.inside.includes(schema))) return [];
  const inner = { ...context, inside: [...context.inside, schema] };
  return [
    ...enumPlaces(schema, pointer, context.value),
    ...partsOfSameValue(schema, context).flatMap((part) => walk(part, pointer, inner)),
    ...memberPlaces(schema, pointer, inner),
    ...itemPlaces(schema, pointer, inner),
  ];
}

function enumPlaces({ enum: options = [] }: KeywordSchema, pointer: string, value: Walk['value']): BodyPath[] {
  return options
    .filter((option) => option !== null && typeof option !== 'object')
    .filter((option) => value === undefined || String(option) === String(value[0]))
    .map((option) => `enum ${pointer} ${String(option)}`);
}

function memberPlaces(
  { properties = [], additionalProperties }: KeywordSchema,
  pointer: string,
  context: Walk,
): BodyPath[] {
  const object = context.value?.[0];
  const members = context.value === undefined ? undefined : isJsonObject(object) ? object : {};
  const own = properties
    .filter(({ name, schema }) => !isNeverSent(schema) && (members === undefined || members[name] !== undefined))
    .flatMap(({ name, schema }) => {
      const place = `${pointer}/${escapeSegment(name)}`;
      return [`property ${place}`, ...walk(schema, place, { ...context, value: inValue(members?.[name], context) })];
    });
  if (additionalProperties === undefined) return own;
  const named = new Set(properties.map(({ name }) => name));
  const others = Object.entries(members ?? {}).flatMap(([name, value]) => (named.has(name) ? [] : [value]));
  const values = members === undefined ? [undefined] : others;
  return [
    ...own,
    ...values.flatMap((value) =>
      walk(additionalProperties, `${pointer}/-`, { ...context, value: inValue(value, context) }),
    ),
  ];
}

function itemPlaces({ items, prefixItems = [] }: KeywordSchema, pointer: string, context: Walk): BodyPath[] {
  const schemas = [...prefixItems, ...(items === undefined ? [] : [items])];
  const list = context.value?.[0];
  const values = context.value === undefined ? [undefined] : Array.isArray(list) ? list : [];
  return schemas.flatMap((schema) =>
    values.flatMap((value) => walk(schema, `${pointer}/-`, { ...context, value: inValue(value, context) })),
  );
}

const inValue = (value: JsonValue | undefined, { value: outer }: Walk): Walk['value'] =>
  outer === undefined || value === undefined ? undefined : [value];
