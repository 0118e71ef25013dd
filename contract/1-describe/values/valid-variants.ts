import type { KeywordSchema, Schema } from '@forgespec/model';
import { mergedSchema, type ResolveReference } from '@forgespec/model/values';
import type { ValueVariant } from './variant.ts';

/** The maximum length of a text that tests `maxLength`, in characters. A longer text would test the limits of HTTP instead. */
const longestText = 4096;

/**
 * Returns valid values at the boundaries of a schema: each value of an enumeration, both booleans, the minimum and maximum, the
 * shortest and the longest text.
 */
export function validVariants(schema: Schema, resolve: ResolveReference): ValueVariant[] {
  const merged = mergedSchema(schema, resolve);
  if (merged === undefined) return [];
  const { pointer } = merged;
  if (merged.enum !== undefined) {
    return merged.enum
      .filter((value) => value !== null && typeof value !== 'object')
      .map((value) => ({ name: `enum/${String(value)}`, value, pointer: `${pointer}/enum` }));
  }
  if (merged.type?.includes('boolean') === true) {
    return [true, false].map((value) => ({ name: `boolean/${value}`, value, pointer: `${pointer}/type` }));
  }
  return [...numbers(merged), ...texts(merged)];
}

function numbers({ minimum, maximum, pointer }: KeywordSchema): ValueVariant[] {
  return [
    ...(minimum === undefined ? [] : [{ name: 'minimum/at', value: minimum, pointer: `${pointer}/minimum` }]),
    ...(maximum === undefined ? [] : [{ name: 'maximum/at', value: maximum, pointer: `${pointer}/maximum` }]),
  ];
}

function texts({ minLength = 0, maxLength, pattern, format, pointer }: KeywordSchema): ValueVariant[] {
  if (pattern !== undefined || format !== undefined) return [];
  const text = (name: 'maxLength' | 'minLength', length: number): ValueVariant => ({
    name: `${name}/at`,
    value: 'x'.repeat(length),
    pointer: `${pointer}/${name}`,
  });
  return [
    ...(minLength > 0 ? [text('minLength', minLength)] : []),
    ...(maxLength !== undefined && maxLength <= longestText ? [text('maxLength', maxLength)] : []),
  ];
}
