import { countOf } from '@forgespec/description/diagnostics';
import { compare } from '../condition.ts';
import { fragment, plain } from '../fragment.ts';
import { check, type Keyword } from '../scope.ts';
import { runtime } from '../symbols.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.5.1 */
export const maxProperties: Keyword = {
  about: 'object',
  steps(schema, scope) {
    if (schema.maxProperties === undefined) return [];
    const fails = compare(fragment`${runtime.propertyCount}(${scope.value})`, '>', plain(String(schema.maxProperties)));
    return [
      check(
        schema,
        scope,
        'maxProperties',
        fails,
        `must have at most ${countOf(schema.maxProperties, 'property', 'properties')}`,
      ),
    ];
  },
};

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.5.2 */
export const minProperties: Keyword = {
  about: 'object',
  steps(schema, scope) {
    if (schema.minProperties === undefined) return [];
    const fails = compare(fragment`${runtime.propertyCount}(${scope.value})`, '<', plain(String(schema.minProperties)));
    return [
      check(
        schema,
        scope,
        'minProperties',
        fails,
        `must have at least ${countOf(schema.minProperties, 'property', 'properties')}`,
      ),
    ];
  },
};
