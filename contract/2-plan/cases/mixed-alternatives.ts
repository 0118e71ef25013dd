import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import type { Schema } from '@forgespec/model';
import { mergedSchema, sampleValue, type ResolveReference } from '@forgespec/model/values';
import type { ValueVariant } from '../../1-describe/values/variant.ts';

/** The maximum number of schemas between a list and its alternatives. */
const deepest = 6;

/**
 * Returns invalid lists of objects, if the objects have alternatives (`oneOf`): each list has one item with the properties of two alternatives.
 * The caller must drop each value that the validator accepts.
 */
export function mixedAlternatives(schema: Schema, resolve: ResolveReference): ValueVariant[] {
  const items = mergedSchema(schema, resolve)?.items;
  const alternatives = items === undefined ? undefined : alternativesOf(items, resolve, 0);
  if (alternatives === undefined) return [];
  const [first, second] = alternatives.schemas
    .map((each): JsonValue | undefined => sampleValue(each, resolve))
    .filter((value): value is JsonObject => isJsonObject(value));
  if (first === undefined || second === undefined) return [];
  return [{ name: 'items/oneOf/two', value: [{ ...first, ...second }], pointer: alternatives.pointer }];
}

interface Alternatives {
  readonly schemas: readonly Schema[];
  readonly pointer: string;
}

/** Returns the alternatives of a schema, of its reference or of a part of its `allOf`. */
function alternativesOf(schema: Schema, resolve: ResolveReference, depth: number): Alternatives | undefined {
  if (schema.kind === 'boolean' || depth > deepest) return undefined;
  if (schema.oneOf !== undefined) return { schemas: schema.oneOf, pointer: `${schema.pointer}/oneOf` };
  const parts = [...(schema.reference === undefined ? [] : [resolve(schema.reference)]), ...(schema.allOf ?? [])];
  return parts.map((part) => alternativesOf(part, resolve, depth + 1)).find((found) => found !== undefined);
}
