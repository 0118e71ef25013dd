import { countOf } from '@forgespec/description/diagnostics';
import { compare, not, test } from '../condition.ts';
import { predicate } from '../each-condition.ts';
import { fragment, plain } from '../fragment.ts';
import { check, names, type Keyword } from '../scope.ts';
import type { ValidationStep } from '../step.ts';

/** `contains`, `minContains` and `maxContains`. @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.1.3 */
export const contains: Keyword = {
  about: 'array',
  steps(schema, scope) {
    if (schema.contains === undefined) return [];
    const { minContains: least = 1, maxContains: most } = schema;
    const { item } = names;
    const application = {
      schema: schema.contains,
      value: fragment`${item}`,
      name: `${scope.name}Contained`,
      known: 'nothing',
    } as const;
    const matching = not(scope.failure(application));
    const matches = predicate(item, matching);
    const atLeast = `must contain at least ${countOf(least, 'matching item')}`;
    const keyword = schema.minContains === undefined ? 'contains' : 'minContains';
    if (least === 1 && most === undefined) {
      return [check(schema, scope, keyword, not(test(fragment`${scope.value}.some(${matches})`)), atLeast)];
    }
    if (least === 0 && most === undefined) return [];
    const count = scope.local('matching');
    const steps: ValidationStep[] = [
      { kind: 'local', local: count, code: fragment`${scope.value}.filter(${matches}).length` },
    ];
    if (least > 0) {
      steps.push(check(schema, scope, keyword, compare(fragment`${count}`, '<', plain(String(least))), atLeast));
    }
    if (most !== undefined) {
      const fails = compare(fragment`${count}`, '>', plain(String(most)));
      steps.push(check(schema, scope, 'maxContains', fails, `must contain at most ${countOf(most, 'matching item')}`));
    }
    return steps;
  },
};
