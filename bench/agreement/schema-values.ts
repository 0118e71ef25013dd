import { canonicalJson } from '../../description/json/canonical-json.ts';
import type { JsonValue } from '../../description/json/json.ts';
import { mapSchema, walkSchema } from '../../model/inspect/walk-schema.ts';
import type { KeywordSchema, PropertyMember, Schema } from '../../model/schema.ts';
import type { ResolveReference } from '../../model/values/merged-schema.ts';
import { sampleValue } from '../../model/values/sample-value.ts';
import { mutants } from '../mutants.ts';

/** If a union has more alternatives than this number, values are created only for its first alternatives. */
const mostAlternatives = 20;

/** The largest length of a value in JSON. Longer values are skipped, because the compiler needs much time for them. */
const longestValue = 10_000;

/**
 * Returns values for a schema, and mutants of these values. A mutant is a copy with one change. The list has no duplicates. The first value
 * is the example of the schema. For each alternative of the longest `anyOf` or `oneOf` in the schema, there is a value with only the
 * required properties, and a value with all properties. The values may be invalid.
 *
 * @param count the maximum number of returned values. If there are more values, the function selects some of them, at equal distances in
 * the list of all values.
 */
export function schemaValues(schema: Schema, resolve: ResolveReference, count: number): JsonValue[] {
  const variants = Array.from({ length: alternativesOf(schema) }, (_, index) => [
    variant(schema, index, false),
    variant(schema, index, true),
  ]).flat();
  const values = distinct(
    [schema, ...variants].flatMap((one) => {
      const value = sampleValue(one, resolve);
      return value === undefined || JSON.stringify(value).length > longestValue ? [] : [value];
    }),
  );
  // The cast is safe, because the mutants of JSON values are JSON values.
  const changed = distinct(values.flatMap((value) => mutants(value) as JsonValue[])).filter(hasCommonProperties);
  return [...spread(values, count / 2), ...spread(changed, count - Math.min(values.length, count / 2))];
}

/**
 * Returns false if an object in the value has only the property `unheard_of`, which the function `mutants` adds. TypeScript can reject such
 * an object, because the type does not declare this property.
 */
const hasCommonProperties = (value: JsonValue): boolean => !JSON.stringify(value).includes('{"unheard_of":1}');

function distinct(values: readonly JsonValue[]): JsonValue[] {
  return [...new Map(values.map((value) => [canonicalJson(value), value])).values()];
}

function spread<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count);
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

/** Returns the number of alternatives in the largest union of a schema, at most `mostAlternatives`. Does not follow references. */
function alternativesOf(schema: Schema): number {
  let most = 1;
  walkSchema(schema, ({ anyOf, oneOf }) => (most = Math.max(most, anyOf?.length ?? 0, oneOf?.length ?? 0)));
  return Math.min(most, mostAlternatives);
}

/**
 * Returns a copy of a schema without examples. In each `anyOf`, `oneOf` and `enum` of the copy, the list begins with the alternative at
 * `index`. If `isComplete` is true, all properties that a value can have are required.
 */
function variant(schema: Schema, index: number, isComplete: boolean): Schema {
  return mapSchema(schema, (part): KeywordSchema => {
    const names = (part.properties ?? []).filter(isPossible).map(({ name }) => name);
    return {
      ...part,
      annotations: { ...part.annotations, examples: [], default: undefined },
      oneOf: rotated(part.oneOf, index),
      anyOf: rotated(part.anyOf, index),
      enum: rotated(part.enum, index),
      ...(isComplete && names.length > 0 && { required: [...new Set([...(part.required ?? []), ...names])] }),
    };
  });
}

const isPossible = ({ schema, isOmitted }: PropertyMember): boolean =>
  isOmitted !== true && (schema.kind === 'keywords' || schema.value);

function rotated<Item>(items: readonly Item[] | undefined, index: number): readonly Item[] | undefined {
  if (items === undefined) return undefined;
  const start = index % Math.max(1, items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}
