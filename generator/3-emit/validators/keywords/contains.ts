import { negate } from '../condition.ts';
import { assert, type Keyword } from '../scope.ts';
import type { Step } from '../step.ts';
import { quantity } from './quantity.ts';

/** `contains` with `minContains` and `maxContains`. @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.1.3 */
export const contains: Keyword = {
  about: 'array',
  steps(schema, scope) {
    if (schema.contains === undefined) return [];
    const least = schema.minContains ?? 1;
    const matches = negate(scope.failure(schema.contains, 'item', `${scope.name}Contained`));
    const count = scope.local('matching');
    const steps: Step[] = [
      { kind: 'lines', lines: [`const ${count} = value.filter((item) => ${matches}).length;`] },
    ];
    if (least > 0) {
      const keyword = schema.minContains === undefined ? 'contains' : 'minContains';
      steps.push(assert(schema, keyword, `${count} < ${least}`, `must hold at least ${quantity(least, 'matching item')}`));
    }
    if (schema.maxContains !== undefined) {
      const most = schema.maxContains;
      steps.push(assert(schema, 'maxContains', `${count} > ${most}`, `must hold at most ${quantity(most, 'matching item')}`));
    }
    return steps;
  },
};
