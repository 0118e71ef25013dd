import type { Recipe } from './recipe.ts';

/** A rule of the comparison: an operation has the same tags in another order, so documentation can show it in another group. */
export const comparisonRule: Recipe = {
  section: 'Add a rule of the comparison',
  edits: [
    {
      file: 'diff/api/catalogue.ts',
      find: `  'operation-tag-added': 'The operation has a further tag.',`,
      replace: `  'operation-tags-reordered': 'The operation has the same tags, in another order.',
  'operation-tag-added': 'The operation has a further tag.',`,
    },
    {
      file: 'diff/api/part-examples.ts',
      find: `  'operation-tag-added': operation(`,
      replace: `  'operation-tags-reordered': operation('tags: [pets, animals]', 'tags: [animals, pets]'),
  'operation-tag-added': operation(`,
    },
    {
      file: 'diff/api/compare-operation.ts',
      find: '  for (const tag of from.filter((name) => !to.includes(name))) {',
      replace: `  if (from.join() !== to.join() && from.toSorted().join() === to.toSorted().join()) {
    const message = 'The operation has the same tags in another order.';
    const spots = bothAt({ old, new: revised }, 'tags');
    report(operation, { id: 'operation-tags-reordered', level: 'documentation', message, ...spots });
  }
  for (const tag of from.filter((name) => !to.includes(name))) {`,
    },
    {
      file: 'test/diff/pairs/descriptions.yaml',
      find: '- name: an operation is new\n',
      replace: `- name: the tags of an operation have another order
  base: {paths: {/a: {get: {tags: [a, b], responses: {'200': {description: ok}}}}}}
  revision: {paths: {/a: {get: {tags: [b, a], responses: {'200': {description: ok}}}}}}
  verdict: documentation operation-tags-reordered
- name: an operation is new
`,
    },
  ],
  files: {},
  tests: ['test/diff/pairs.test.ts', 'test/diff/examples.test.ts'],
};
