import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import type { Schema } from '@forgespec/model';
import { mergedSchema, sampleValue } from '@forgespec/model/values';

/** The depth of objects within objects to which optional properties are added. */
const deepest = 3;

/**
 * Returns a value of a schema with all properties, also the optional ones: receivers of webhooks read them. Values from examples are not
 * changed. Returns undefined if no value is found. The value may be invalid if the schema forbids some properties beside others.
 */
export function fullSample(schema: Schema, resolve: (reference: string) => Schema, depth = 0): JsonValue | undefined {
  const base = sampleValue(schema, resolve);
  const merged = schema.kind === 'boolean' || depth > deepest ? undefined : mergedSchema(schema, resolve);
  if (merged === undefined || merged.const !== undefined || merged.annotations.examples.length > 0) return base;
  const { items } = merged;
  if (Array.isArray(base) && items !== undefined)
    return base.map((item) => fullSample(items, resolve, depth + 1) ?? item);
  if (!isJsonObject(base)) return base;
  const added = (merged.properties ?? []).flatMap(({ name, schema: property, isOmitted }) => {
    const value = isOmitted === true ? undefined : fullSample(property, resolve, depth + 1);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...base, ...Object.fromEntries(added) };
}
