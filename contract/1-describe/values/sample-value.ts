import type { JsonObject, JsonValue } from '@forgespec/generator/json';
import type { KeywordSchema, Schema } from '@forgespec/generator/model/schema';
import { mergedSchema, type Resolve } from './merged-schema.ts';
import { textOfPattern } from './text-of-pattern.ts';

/**
 * A value that a schema is likely to take: what it names itself (a constant, an example, a default), else the plainest value of its
 * type, objects with their required properties only.
 *
 * @returns undefined where none is known, as for a pattern that no usual text fits.
 */
export function sampleValue(schema: Schema, resolve: Resolve, depth = 0): JsonValue | undefined {
  const merged = mergedSchema(schema, resolve);
  if (merged === undefined) return schema.kind === 'boolean' && !schema.value ? undefined : 'text';
  const { annotations } = merged;
  const [named] = [merged.const, annotations.examples, merged.enum, annotations.default].flatMap((list) => list ?? []);
  if (named !== undefined) return named;
  if (depth > 8) return undefined;
  switch (merged.type?.find((name) => name !== 'null') ?? merged.type?.[0] ?? guessedType(merged)) {
    case 'boolean':
      return true;
    case 'integer':
      return sampleNumber(merged, 1);
    case 'number':
      return sampleNumber(merged, 1.5);
    case 'null':
      return null;
    case 'array':
      return sampleArray(merged, resolve, depth);
    case 'object':
      return sampleObject(merged, resolve, depth);
    default:
      return sampleText(merged);
  }
}

function guessedType({ properties, items, minimum, maximum }: KeywordSchema): string {
  if (properties !== undefined) return 'object';
  if (items !== undefined) return 'array';
  return minimum === undefined && maximum === undefined ? 'string' : 'number';
}

function sampleNumber(schema: KeywordSchema, step: number): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const low = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + (multipleOf ?? 1));
  const high = maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - (multipleOf ?? 1));
  if (low !== undefined) return multipleOf === undefined ? low : Math.ceil(low / multipleOf) * multipleOf;
  const value = multipleOf ?? step;
  return high === undefined ? value : Math.min(high, value);
}

function sampleArray(schema: KeywordSchema, resolve: Resolve, depth: number): JsonValue | undefined {
  const count = Math.max(schema.minItems ?? 0, 1);
  const item = sampleValue(schema.items ?? { kind: 'boolean', value: true, pointer: '' }, resolve, depth + 1);
  if (item === undefined) return schema.minItems === undefined ? [] : undefined;
  return Array.from({ length: count }, () => item);
}

function sampleObject(schema: KeywordSchema, resolve: Resolve, depth: number): JsonObject | undefined {
  const object: JsonObject = {};
  for (const name of schema.required ?? []) {
    const member = schema.properties?.find((property) => property.name === name)?.schema;
    const value = member === undefined ? 'text' : sampleValue(member, resolve, depth + 1);
    if (value === undefined) return undefined;
    object[name] = value;
  }
  const missing = (schema.minProperties ?? 0) - Object.keys(object).length;
  for (const { name, schema: member } of schema.properties
    ?.filter(({ name }) => object[name] === undefined)
    .slice(0, Math.max(0, missing)) ?? []) {
    const value = sampleValue(member, resolve, depth + 1);
    if (value !== undefined) object[name] = value;
  }
  return object;
}

const ofFormat: Readonly<Record<string, string>> = {
  date: '2026-03-09',
  'date-time': '2026-03-09T10:15:00.000Z',
  duration: 'P1D',
  email: 'person@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  time: '10:15:00Z',
  uri: 'https://example.com/',
  'uri-reference': '/path',
  uuid: '4ef72f13-9a5d-4c58-8f2e-2b9e41d07c5a',
};

function sampleText({ format, pattern, minLength = 0, maxLength = 255 }: KeywordSchema): string | undefined {
  if (pattern !== undefined) return textOfPattern(pattern, minLength, maxLength);
  const text = ofFormat[format ?? ''] ?? 'text';
  return text.padEnd(minLength, 'x').slice(0, Math.max(maxLength, minLength));
}
