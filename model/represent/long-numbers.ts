import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { isJsonObject, valueAt, type JsonValue } from '@forgespec/description/json';
import type { Description } from '@forgespec/description/load';
import type { KeywordSchema } from '../schema.ts';

/**
 * Returns the digits of those integers in a schema that JavaScript cannot represent exactly. The key of an integer is its keyword, such as
 * `maximum`. The key of an integer in a list also contains the index, such as `enum/0`. Integers inside other values, such as an object in
 * `default`, are not included. Returns undefined if the schema has no such integer.
 */
export type LongNumbersOf = (schema: KeywordSchema) => KeywordSchema['longNumbers'];

const single = [
  'const',
  'default',
  'example',
  'exclusiveMaximum',
  'exclusiveMinimum',
  'maximum',
  'minimum',
  'multipleOf',
] as const;

/**
 * Returns a function that reads the digits of large integers from the files of a description. The parsed document does not contain all
 * digits of such an integer.
 */
export function longNumbersIn({ document, origins }: Pick<Description, 'document' | 'origins'>): LongNumbersOf {
  const digitsOf = (node: object, key: string | number, value: JsonValue | undefined): string | undefined => {
    if (typeof value !== 'number' || !Number.isInteger(value) || Number.isSafeInteger(value)) return undefined;
    const place = origins.place(node, key, 'value');
    if (place === undefined) return undefined;
    const line = place.source.text.split('\n')[place.line - 1] ?? '';
    const digits = /^[-+]?\d+/u.exec(line.slice(place.column - 1))?.[0];
    // The digits are used only if they equal the value in the document. The two values can differ, because an overlay may have replaced the
    // value from the file.
    return digits !== undefined && Number(digits) === value ? String(BigInt(digits.replace('+', ''))) : undefined;
  };
  return (schema) => {
    if (!mayHaveLongNumbers(schema)) return undefined;
    const node = valueAt(document, parsePointer(schema.pointer));
    if (!isJsonObject(node)) return undefined;
    const found = [
      ...single.map((key) => [key, digitsOf(node, key, node[key])] as const),
      ...['enum', 'examples'].flatMap((keyword) => {
        const list = node[keyword];
        if (!Array.isArray(list)) return [];
        return list.map((value, index) => [`${keyword}/${index}`, digitsOf(list, index, value)] as const);
      }),
    ].flatMap(([key, digits]) => (digits === undefined ? [] : [[key, digits] as const]));
    return found.length === 0 ? undefined : Object.fromEntries(found);
  };
}

const mayHaveLongNumbers = (schema: KeywordSchema): boolean =>
  [
    schema.maximum,
    schema.minimum,
    schema.exclusiveMaximum,
    schema.exclusiveMinimum,
    schema.multipleOf,
    ...(schema.const ?? []),
    ...(schema.enum ?? []),
    ...(schema.annotations.default ?? []),
    ...schema.annotations.examples,
  ].some((value) => typeof value === 'number' && !Number.isSafeInteger(value));
