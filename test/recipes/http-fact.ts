import { architectureTest } from './architecture-test.ts';
import type { Recipe } from './recipe.ts';

/** A fact of HTTP: the methods whose requests can be repeated. */
export const httpFact: Recipe = {
  section: 'Add a fact of HTTP, JSON or OpenAPI',
  edits: [],
  files: {
    'templates/shared/is-idempotent.ts': `/** Returns true if a request with this method can be repeated without a further effect. RFC 9110, section 9.2.2. */
export const isIdempotent = (method: string): boolean =>
  ['get', 'head', 'put', 'delete', 'options', 'trace'].includes(method.toLowerCase());
`,
    'test/shared/is-idempotent.test.ts': `import { expect, test } from 'vitest';
import { isIdempotent } from '../../templates/shared/is-idempotent.ts';

test.each([['put', true], ['POST', false], ['GET', true]])('RFC 9110, section 9.2.2: %s is idempotent: %s', (method, expected) => {
  expect(isIdempotent(method)).toBe(expected);
});
`,
  },
  programs: [architectureTest],
  tests: ['test/shared/is-idempotent.test.ts'],
};
