import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { isJsonObject, valueAt, type JsonObject, type JsonValue } from '@forgespec/description/json';
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
  return (schema) => {
    if (!mayHaveLongNumbers(schema)) return undefined;
    const node = valueAt(document, parsePointer(schema.pointer));
    if (!isJsonObject(node)) return undefined;
    const found = valuesIn(node).flatMap((value) => {
      const digits = digitsOf(value, origins);
      return digits === undefined ? [] : [[value.name, digits] as const];
    });
    return found.length === 0 ? undefined : Object.fromEntries(found);
  };
}

/** A value of a keyword, or a value in the list of a keyword. */
interface KeywordValue {
  /** The keyword. If the value is in a list, the index follows, such as in `enum/0`. */
  readonly name: string;
  readonly owner: object;
  readonly key: string | number;
  readonly value: JsonValue | undefined;
}

function valuesIn(node: JsonObject): KeywordValue[] {
  const listed = ['enum', 'examples'].flatMap((keyword) => {
    const list = node[keyword];
    if (!Array.isArray(list)) return [];
    return list.map((value, index) => ({ name: `${keyword}/${index}`, owner: list, key: index, value }));
  });
  return [...single.map((name) => ({ name, owner: node, key: name, value: node[name] })), ...listed];
}

/** Returns the digits that a file contains for an integer. Returns undefined if the document already contains the exact value. */
function digitsOf({ owner, key, value }: KeywordValue, origins: Description['origins']): string | undefined {
  if (typeof value !== 'number' || !Number.isInteger(value) || Number.isSafeInteger(value)) return undefined;
  const location = origins.locationOf(owner, key, 'value');
  if (location === undefined) return undefined;
  const line = location.source.text.split('\n')[location.line - 1] ?? '';
  const digits = /^[-+]?\d+/u.exec(line.slice(location.column - 1))?.[0];
  // The digits are used only if they equal the value in the document. The two values can differ, because an overlay may have replaced the
  // value from the file.
  return digits !== undefined && Number(digits) === value ? String(BigInt(digits.replace('+', ''))) : undefined;
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
