import type { JsonValue } from '../../../1-load/json.ts';
import { valueLiteral } from '../../../code/literal.ts';
import { all } from '../condition.ts';
import { assert, type Keyword, type Scope } from '../scope.ts';
import { runtime } from '../symbols.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.1.2 */
export const enumKeyword: Keyword = {
  about: 'any',
  steps(schema, scope) {
    if (schema.enum === undefined) return [];
    const fails = schema.enum.length === 0 ? 'true' : all(schema.enum.map((value) => differs(value, scope)));
    const list = schema.enum.map((value) => JSON.stringify(value)).join(', ');
    const message = schema.enum.length === 0 ? 'must not be present: no value is allowed' : `must be one of ${list}`;
    return [assert(schema, 'enum', fails, message)];
  },
};

/** A condition that holds when the value is not equal to a JSON value. */
export function differs(expected: JsonValue, scope: Scope): string {
  if (typeof expected !== 'object' || expected === null) return `${scope.value} !== ${valueLiteral(expected)}`;
  const constant = scope.constant('expected', valueLiteral(expected));
  return `!${scope.use(runtime.isEqual)}(${scope.value}, ${constant})`;
}
