import type { Recipe } from './recipe.ts';

/** A lint rule: a summary has no number sign. */
export const lintRule: Recipe = {
  section: 'Add a lint rule',
  edits: [
    {
      file: 'spec/rules/plugin.ts',
      find: `import { summaryStyle } from './rules/summary-style.ts';`,
      replace: `import { summaryNoHash } from './rules/summary-no-hash.ts';\nimport { summaryStyle } from './rules/summary-style.ts';`,
    },
    {
      file: 'spec/rules/plugin.ts',
      find: `  'summary-style': summaryStyle,`,
      replace: `  'summary-no-hash': summaryNoHash,\n  'summary-style': summaryStyle,`,
    },
  ],
  files: {
    'spec/rules/rules/summary-no-hash.ts': `import { eachOperation } from '../openapi/each-operation.ts';

/** Requires that a summary does not contain a number sign. */
export const summaryNoHash = eachOperation(({ node }, report) => {
  const summary = node.at('summary');
  if (summary.text.includes('#')) report(summary.location, 'The summary contains #. Remove it.');
});
`,
    'test/lint-rules/summary-no-hash.test.ts': `import { expect, test } from 'vitest';
import { findings, yaml } from './lint.ts';

test('a summary with a number sign is a problem', async () => {
  const description = yaml\`
    openapi: 3.1.0
    paths:
      /badges:
        get: { summary: 'List #1' }
        post: { summary: Add a badge }
  \`;
  expect(await findings('forge/summary-no-hash', description)).toEqual([
    'openapi.yaml:4:21 forge/summary-no-hash: The summary contains #. Remove it.',
  ]);
});
`,
  },
  tests: ['test/lint-rules/summary-no-hash.test.ts'],
};
