import { all, compare } from '../condition.ts';
import { fragment, plain } from '../fragment.ts';
import { check, type Keyword } from '../scope.ts';
import { runtime } from '../symbols.ts';
import { quantity } from './quantity.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.3.1 */
export const maxLength: Keyword = {
  about: 'string',
  steps(schema, scope) {
    if (schema.maxLength === undefined) return [];
    const most = plain(String(schema.maxLength));
    const fails = all([
      // A string never has more code points than UTF-16 units. Therefore this faster comparison is enough for most
      // strings.
      compare(fragment`${scope.value}.length`, '>', most),
      compare(fragment`${runtime.codePoints}(${scope.value})`, '>', most),
    ]);
    return [check(schema, scope, 'maxLength', fails, `must have at most ${quantity(schema.maxLength, 'character')}`)];
  },
};
