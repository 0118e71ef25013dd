import type { JsonValue } from '@forgespec/description/json';
import type { KeywordSchema, Schema, TypeName } from '@forgespec/model';
import { mergedSchema, type ResolveReference } from '@forgespec/model/values';
import type { ValueVariant } from './variant.ts';

/**
 * Returns values that each break one rule of a schema. For example, a value has another type, is just outside a boundary, or is not in the
 * enumeration. Some of the values are nevertheless valid. For example, a text is not an `integer`, but it is valid if the schema also has
 * the type `string`. So the caller must drop each value that the validator accepts.
 */
export function invalidVariants(schema: Schema, resolve: ResolveReference): ValueVariant[] {
  const merged = mergedSchema(schema, resolve);
  if (merged === undefined) return [];
  return [...types(merged), ...enumeration(merged), ...numbers(merged), ...texts(merged), ...arrays(merged, resolve)];
}

/** For each type, a value that a server cannot coerce to the type. */
const otherThan: Readonly<Record<TypeName, JsonValue>> = {
  array: { unexpected: true },
  boolean: 'perhaps',
  integer: 'not-a-number',
  null: 'something',
  number: 'not-a-number',
  object: 'not-an-object',
  string: { unexpected: true },
};

function types({ type, pointer }: KeywordSchema): ValueVariant[] {
  const name = type?.find((candidate) => candidate !== 'null');
  if (name === undefined) return [];
  const wrong = [{ name: 'type/wrong', value: otherThan[name], pointer: `${pointer}/type` }];
  if (name === 'integer') wrong.push({ name: 'type/fraction', value: 1.5, pointer: `${pointer}/type` });
  return wrong;
}

function enumeration({ enum: values, pointer }: KeywordSchema): ValueVariant[] {
  if (values === undefined) return [];
  return [{ name: 'enum/unknown', value: 'not-in-the-list', pointer: `${pointer}/enum` }];
}

function numbers({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, pointer }: KeywordSchema): ValueVariant[] {
  const bounds: [name: string, keyword: string, value: number | undefined][] = [
    ['below', 'minimum', minimum === undefined ? undefined : minimum - 1],
    ['above', 'maximum', maximum === undefined ? undefined : maximum + 1],
    ['at', 'exclusiveMinimum', exclusiveMinimum],
    ['at', 'exclusiveMaximum', exclusiveMaximum],
  ];
  return bounds.flatMap(([name, keyword, value]) =>
    value === undefined ? [] : [{ name: `${keyword}/${name}`, value, pointer: `${pointer}/${keyword}` }],
  );
}

function texts({ minLength = 0, maxLength, pattern, format, pointer }: KeywordSchema): ValueVariant[] {
  const found: ValueVariant[] = [];
  const add = (keyword: string, name: string, value: string): void =>
    void found.push({ name: `${keyword}/${name}`, value, pointer: `${pointer}/${keyword}` });
  if (minLength > 0) add('minLength', 'below', 'x'.repeat(minLength - 1));
  if (maxLength !== undefined && maxLength < 100_000) add('maxLength', 'above', 'x'.repeat(maxLength + 1));
  if (pattern !== undefined) add('pattern', 'broken', '\u0001 ?');
  if (format !== undefined) add('format', 'broken', 'not a value of this format');
  return found;
}

function arrays({ items, minItems, maxItems, pointer }: KeywordSchema, resolve: ResolveReference): ValueVariant[] {
  const inItem = items === undefined ? [] : invalidVariants(items, resolve);
  const found = inItem.map(({ name, value, pointer }) => ({ name: `items/${name}`, value: [value], pointer }));
  if (minItems !== undefined && minItems > 0) {
    found.push({ name: 'minItems/below', value: [], pointer: `${pointer}/minItems` });
  }
  if (maxItems !== undefined && maxItems < 1000) {
    const value = Array.from({ length: maxItems + 1 }, (_, index) => index + 1);
    found.push({ name: 'maxItems/above', value, pointer: `${pointer}/maxItems` });
  }
  return found;
}
