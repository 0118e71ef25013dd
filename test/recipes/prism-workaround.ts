import type { Recipe } from './recipe.ts';

/** A workaround: Prism rejects a list with one value for a parameter that is a list or null. */
export const prismWorkaround: Recipe = {
  section: 'Work around a fault of Prism',
  edits: [
    {
      file: 'test/mock/prism-workarounds.test.ts',
      find: `// Each test first shows the defect of Prism.`,
      replace: `test('a nullable list may have one value', async () => {
  const schema = { type: ['array', 'null'], items: { type: 'integer' } };
  const parameters = [{ name: 'ids', in: 'query', schema, style: 'form', explode: true }];
  const paths = { '/x': { get: taking({ parameters }) } };
  expect(await bare(paths, { url: { path: '/x', query: { ids: '1' } } })).toBe(422);
  expect(await mocked(paths, '/x?ids=1')).toBe(200);
});

// Each test first shows the defect of Prism.`,
    },
    {
      file: 'test/mock/prism-defects.test.ts',
      find: `    expect(await statusOf([ids], 'ids=1')).toBe(422);\n`,
      replace: '',
    },
    {
      file: 'mock/prism-operations.ts',
      find: `import { resolveObject } from './reference.ts';`,
      replace: `import { resolveObject } from './reference.ts';\nimport { withoutNull } from './without-null.ts';`,
    },
    {
      file: 'mock/prism-operations.ts',
      find: 'query: request.query.map(withAnyAlternative)',
      replace: 'query: request.query.map(withAnyAlternative).map(withoutNull)',
    },
  ],
  files: {
    'mock/without-null.ts': `/**
 * Returns a parameter whose schema does not have the type \`null\`, because the text of a parameter cannot be null. Prism reads a single value
 * as a list only if the schema has the type \`array\` alone.
 */
export function withoutNull<Parameter extends { readonly schema?: object }>(parameter: Parameter): Parameter {
  const { schema } = parameter;
  if (schema === undefined || !('type' in schema) || !Array.isArray(schema.type)) return parameter;
  const types = schema.type.filter((type: unknown) => type !== 'null');
  return { ...parameter, schema: { ...schema, type: types.length === 1 ? types[0] : types } };
}
`,
  },
  tests: ['test/mock/prism-workarounds.test.ts', 'test/mock/prism-defects.test.ts'],
};
