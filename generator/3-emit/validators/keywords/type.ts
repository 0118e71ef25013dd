import type { TypeName } from '../../../2-model/schema.ts';
import { all, negate } from '../condition.ts';
import { assert, type Keyword, type Scope } from '../scope.ts';
import { runtime } from '../symbols.ts';

const words: Readonly<Record<TypeName, string>> = {
  array: 'an array',
  boolean: 'true or false',
  integer: 'an integer',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.1.1 */
export const type: Keyword = {
  about: 'any',
  steps(schema, scope) {
    if (schema.type === undefined) return [];
    const fails = all(schema.type.map((name) => negate(isType(name, scope.value, scope))));
    return [assert(schema, 'type', fails, typeMessage(schema.type))];
  },
};

/** A condition that holds for values of a type. `1.0` is an integer; NaN and the infinities are not JSON. */
export function isType(name: TypeName, value: string, scope: Scope): string {
  switch (name) {
    case 'null':
      return `${value} === null`;
    case 'array':
      return `Array.isArray(${value})`;
    case 'object':
      return `${scope.use(runtime.isObject)}(${value})`;
    case 'integer':
      return `${scope.use(runtime.isInteger)}(${value})`;
    case 'number':
      return `${scope.use(runtime.isNumber)}(${value})`;
    default:
      return `typeof ${value} === '${name}'`;
  }
}

/** `must be a string or null` */
export function typeMessage(types: readonly TypeName[]): string {
  const named = types.toSorted((a, b) => Number(a === 'null') - Number(b === 'null')).map((name) => words[name]);
  return `must be ${named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} or ${named.at(-1)}`}`;
}
