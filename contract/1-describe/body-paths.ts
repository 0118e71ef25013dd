import { escapeSegment } from '@forgespec/templates/shared/json-pointer';
import { isJsonObject, type JsonValue } from '@forgespec/generator/json';
import type { KeywordSchema, Schema } from '@forgespec/generator/model/schema';
import { partsOfSameValue } from './marked-properties.ts';
import type { Resolve } from '@forgespec/generator/values/merged-schema';
import { isNeverSent } from './directions.ts';

/**
 * Places of a body: `property /links/-/name` for a property at any depth, `enum /kind quay` for a value of an enumeration. An item of an
 * array, and a property that only `additionalProperties` describes, is `-`.
 */
export type BodyPath = string;

/** Returns every place that a schema describes. A schema inside itself is described once. */
export function bodyPathsInSchema(schema: Schema, resolve: Resolve): BodyPath[] {
  return [...new Set(walk(schema, '', { resolve, value: undefined, inside: [] }))];
}

/** Returns the places that a value has, of those that its schema describes. */
export function bodyPathsInValue(value: JsonValue, schema: Schema, resolve: Resolve): BodyPath[] {
  return [...new Set(walk(schema, '', { resolve, value: [value], inside: [] }))];
}

interface Walk {
  readonly resolve: Resolve;
  /** In an array of one; undefined to follow the schema alone. */
  readonly value: readonly [JsonValue] | undefined;
  /** Schemas around this one. */
  readonly inside: readonly Schema[];
}

function walk(schema: Schema, pointer: string, context: Walk): BodyPath[] {
  if (schema.kind === 'boolean') return [];
  const depth = context.inside.length;
  // A value ends by itself; a schema may be inside itself.
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
