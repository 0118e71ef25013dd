import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import type { TypeName } from '../schema.ts';

/** The type that the value of a schema keyword must have. */
export type KeywordType = keyof typeof shapes;

/** The names of types in JSON Schema. These are the types of JSON, and `integer`. */
export const typeNames: readonly TypeName[] = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

const isTypeName = (value: JsonValue): boolean => typeNames.some((name) => name === value);

const isText = (value: JsonValue | undefined): boolean => typeof value === 'string';
const isListOf = (value: JsonValue, test: (item: JsonValue) => boolean): boolean =>
  Array.isArray(value) && value.every(test);
const isMapOf = (value: JsonValue, test: (item: JsonValue) => boolean): boolean =>
  isJsonObject(value) && Object.values(value).every((item) => item !== undefined && test(item));
const isFilled = (value: JsonValue): boolean => Array.isArray(value) && value.length > 0;

/**
 * For each `KeywordType`, a function that tests a value, and the words that name the type in messages. The functions do not test the
 * schemas in a map or list.
 */
export const shapes = {
  any: { test: () => true, words: 'anything' },
  array: { test: (value) => Array.isArray(value), words: 'an array' },
  boolean: { test: (value) => typeof value === 'boolean', words: '`true` or `false`' },
  count: { test: (value) => Number.isInteger(value) && Number(value) >= 0, words: 'a whole number of at least 0' },
  nameLists: {
    test: (value) => isMapOf(value, (names) => isListOf(names, isText)),
    words: 'an object of arrays of property names',
  },
  names: { test: (value) => isListOf(value, isText), words: 'an array of property names' },
  number: { test: (value) => typeof value === 'number', words: 'a number' },
  positive: { test: (value) => typeof value === 'number' && value > 0, words: 'a number above 0' },
  schema: { test: (value) => isJsonObject(value) || typeof value === 'boolean', words: 'a schema' },
  schemaMap: { test: isJsonObject, words: 'an object of schemas' },
  schemas: { test: isFilled, words: 'a non-empty array of schemas' },
  string: { test: isText, words: 'a string' },
  type: {
    test: (value) => isTypeName(value) || (isFilled(value) && isListOf(value, isTypeName)),
    words: 'a type of JSON, or an array of types',
    fix: "Write `array`, `boolean`, `integer`, `'null'` (in quotes), `number`, `object`, `string`, or an array of these.",
  },
} as const satisfies Record<string, { test(value: JsonValue): boolean; words: string; fix?: string }>;
