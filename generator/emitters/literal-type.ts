import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import type { KeywordSchema } from '@forgespec/model';
import { stringLiteral, valueLiteral } from '../code/literal.ts';
import { objectType, primitive, type Type } from '../code/type.ts';
import { conversionRuntime } from './types/symbols.ts';

/** Returns the type that accepts only the given JSON value. */
export function literalType(value: JsonValue): Type {
  if (value === null) return primitive('null');
  if (Array.isArray(value)) {
    return {
      kind: 'tuple',
      items: value.map((item) => ({ type: literalType(item), isOptional: false })),
      rest: undefined,
    };
  }
  if (isJsonObject(value)) {
    return objectType(
      Object.entries(value).map(([name, member]) => ({
        name,
        type: literalType(member ?? null),
        isOptional: false,
        docs: [],
      })),
    );
  }
  const of = typeof value === 'string' ? 'string' : typeof value === 'number' ? 'number' : 'boolean';
  return { kind: 'literal', text: valueLiteral(value), of };
}

/**
 * Returns the type of a string with the digits of an integer.
 *
 * @param digits the only value that the string may have. Undefined if any digits are allowed.
 */
export function digitsType(digits?: string): Type {
  const imported = conversionRuntime.Int64String;
  const text = digits === undefined ? imported.name : `${imported.name}<${stringLiteral(digits)}>`;
  return { kind: 'reference', text, imported };
}

/**
 * Returns the type of a value that `enum` or `const` lists.
 *
 * @param key the key of the value in `longNumbers`, such as `enum/0`.
 */
export function listedType(value: JsonValue, key: string, schema: KeywordSchema): Type {
  if (!Number.isInteger(value)) return literalType(value);
  const integer = (): bigint => BigInt(schema.longNumbers?.[key] ?? Number(value));
  switch (schema.annotations.representation) {
    case 'bigint':
      return { kind: 'literal', text: valueLiteral(integer()), of: 'bigint' };
    case 'digits':
      return digitsType(String(integer()));
    case 'date':
    case 'open-enum':
    case undefined:
      return literalType(value);
  }
}
