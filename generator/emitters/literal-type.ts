import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { valueLiteral } from '../code/literal.ts';
import { objectType, primitive, type Type } from '../code/type.ts';

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
