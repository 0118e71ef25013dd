import { all, any } from '../condition.ts';
import { assert, type Keyword } from '../scope.ts';
import { read } from './properties.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.5.4 */
export const dependentRequired: Keyword = {
  about: 'object',
  steps(schema, scope) {
    return (schema.dependentRequired ?? [])
      .filter(({ required }) => required.length > 0)
      .map(({ name, required }) => {
        const lacks = any(required.map((other) => `${read(other, scope)} === undefined`));
        const fails = all([`${read(name, scope)} !== undefined`, lacks]);
        const others = required.map((other) => JSON.stringify(other)).join(', ');
        return assert(schema, 'dependentRequired', fails, `must have ${others} where it has ${JSON.stringify(name)}`);
      });
  },
};
