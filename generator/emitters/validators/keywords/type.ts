import type { TypeName } from '@forgespec/model';
import { all, not } from '../condition.ts';
import { hasType } from '../family.ts';
import { check, type Keyword } from '../scope.ts';

const words: Readonly<Record<TypeName, string | readonly string[]>> = {
  array: 'an array',
  boolean: ['true', 'false'],
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
    const fails = all(schema.type.map((name) => not(hasType(name, scope))));
    return [{ ...check(schema, scope, 'type', fails, typeMessage(schema.type)), isShape: true }];
  },
};

/** Returns the message for a wrong type: `must be a string or null`. */
export const typeMessage = (types: readonly TypeName[]): string => `must be ${typeWords(types)}`;

/** Returns a list of types in words: `a string or null`. */
export function typeWords(types: readonly TypeName[]): string {
  const ordered = types.toSorted((a, b) => Number(a === 'null') - Number(b === 'null'));
  const named = ordered.flatMap((name) => words[name]);
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} or ${named.at(-1)}`;
}
