import type { Recipe } from './recipe.ts';

/** A keyword for strings: the maximum number of UTF-16 code units. */
export const schemaKeyword: Recipe = {
  section: 'Add a schema keyword',
  edits: [
    {
      file: 'model/schema.ts',
      find: '  readonly minLength: number | undefined;',
      replace: `  readonly minLength: number | undefined;
  /** The maximum number of UTF-16 code units. */
  readonly maxCodeUnits: number | undefined;`,
    },
    {
      file: 'model/from-document/build-schema.ts',
      find: `    minLength: keywordValue(node, 'minLength'),`,
      replace: `    minLength: keywordValue(node, 'minLength'),\n    maxCodeUnits: keywordValue(node, 'maxCodeUnits'),`,
    },
    {
      file: 'model/keywords/schema-keywords.ts',
      find: `  maxContains: ['count', 'validation', 'array'],`,
      replace: `  maxCodeUnits: ['count', 'validation', 'string'],\n  maxContains: ['count', 'validation', 'array'],`,
    },
    {
      file: 'model/values/merged-schema.ts',
      find: '  maxContains: first,',
      replace: '  maxCodeUnits: Math.min,\n  maxContains: first,',
    },
    {
      file: 'model/check/schemas/check-bounds.ts',
      find: `  ['minContains', 'maxContains'],`,
      replace: `  ['minLength', 'maxCodeUnits'],\n  ['minContains', 'maxContains'],`,
    },
    {
      file: 'model/check/values/create-comparison.ts',
      find: '  maxContains: never,',
      replace: '  maxCodeUnits: never,\n  maxContains: never,',
    },
    {
      file: 'generator/emitters/validators/keywords/index.ts',
      find: `import { items } from './items.ts';`,
      replace: `import { items } from './items.ts';\nimport { maxCodeUnits } from './max-code-units.ts';`,
    },
    {
      file: 'generator/emitters/validators/keywords/index.ts',
      find: '  maxLength: [maxLength],',
      replace: '  maxLength: [maxLength],\n  maxCodeUnits: [maxCodeUnits],',
    },
    {
      file: 'generator/emitters/validators/inline.ts',
      find: '  maxContains: inFunction,',
      replace: `  maxCodeUnits: ['scalar'],\n  maxContains: inFunction,`,
    },
    {
      file: 'generator/report/beyond-types.ts',
      find: '  maxContains: always,',
      replace: '  maxCodeUnits: always,\n  maxContains: always,',
    },
    {
      file: 'contract/1-describe/values/invalid-variants.ts',
      find: `  pattern: (schema) => variant(schema, 'pattern',`,
      replace: `  maxCodeUnits: (schema) => variant(schema, 'maxCodeUnits', 'above', (length) => 'x'.repeat(length + 1)),
  pattern: (schema) => variant(schema, 'pattern',`,
    },
    {
      file: 'diff/schema/normal/read-keywords.ts',
      find: `  maxContains: ['contained', readContained],`,
      replace: `  // A string never has more code points than UTF-16 code units.
  maxCodeUnits: ['maxLength', (node) => ({ maxLength: keywordValue(node, 'maxCodeUnits') ?? Infinity })],
  maxContains: ['contained', readContained],`,
    },
    {
      file: 'test/validators/keywords.test.ts',
      find: `  { about: 'minLength 1',`,
      replace: `  { about: 'code units', schema: { maxCodeUnits: 2 }, valid: ['ab', '💡', 5], invalid: ['abc', '💡a'] },
  { about: 'minLength 1',`,
    },
    {
      file: 'test/validators/issue-keywords.test.ts',
      find: `  ['maxItems', {`,
      replace: `  ['maxCodeUnits', { maxCodeUnits: 1 }, 'ab'],\n  ['maxItems', {`,
    },
    {
      file: 'test/validators/each-keyword.test.ts',
      find: `  maxItems: [5, 'Number of items`,
      replace: `  maxCodeUnits: [5],\n  maxItems: [5, 'Number of items`,
    },
    {
      file: 'test/validators/each-keyword.test.ts',
      find: `  maxItems: 'Number of items: at most 5.',`,
      replace: `  maxCodeUnits: undefined,\n  maxItems: 'Number of items: at most 5.',`,
    },
    {
      file: 'test/validators/each-keyword.test.ts',
      find: `  maxItems: 'minItems',`,
      replace: `  maxCodeUnits: 'minLength',\n  maxItems: 'minItems',`,
    },
    {
      file: 'test/validators/each-keyword.test.ts',
      find: `  'maxContains',\n  'minContains',`,
      replace: `  'maxCodeUnits',\n  'maxContains',\n  'minContains',`,
    },
    {
      file: 'test/diff/keyword-cases.ts',
      find: `  maxItems: { schema`,
      replace: `  maxCodeUnits: { schema: { type: 'string', maxCodeUnits: 1 }, value: 'ab' },\n  maxItems: { schema`,
    },
    {
      file: 'test/load/whole-models.yaml',
      find: 'properties: { b: { type: string, minLength: 1, maxLength: 2,',
      replace: 'properties: { b: { type: string, minLength: 1, maxCodeUnits: 4, maxLength: 2,',
    },
  ],
  files: {
    'generator/emitters/validators/keywords/max-code-units.ts': `import { countOf } from '@forgespec/description/diagnostics';
import { compare } from '../condition.ts';
import { fragment, plain } from '../fragment.ts';
import { check, type Keyword } from '../scope.ts';

/** The maximum number of UTF-16 code units, as programs in JavaScript and Java count them. */
export const maxCodeUnits: Keyword = {
  about: 'string',
  steps(schema, scope) {
    const most = schema.maxCodeUnits;
    if (most === undefined) return [];
    const fails = compare(fragment\`\${scope.value}.length\`, '>', plain(String(most)));
    return [check(schema, scope, 'maxCodeUnits', fails, \`must have at most \${countOf(most, 'code unit')}\`)];
  },
};
`,
  },
  updates: ['test/load/whole-models.test.ts', 'test/shared/keyword-modules.test.ts'],
  tests: ['test/validators/keywords.test.ts', 'test/validators/issue-keywords.test.ts'],
};
