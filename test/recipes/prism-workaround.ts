import type { Recipe } from './recipe.ts';

/** A workaround: Prism rejects the text \`24\` for a parameter that is a number or a string, because both schemas of its \`oneOf\` match. */
export const prismWorkaround: Recipe = {
  section: 'Work around a fault of Prism',
  edits: [
    {
      file: 'test/mock/prism-workarounds.test.ts',
      find: `// Each test first shows the defect of Prism.`,
      replace: `test('a oneOf of types rejects values that both types match', async () => {
  const parameters = [{ name: 'id', in: 'query', schema: { oneOf: [{ type: 'integer' }, { type: 'string' }] } }];
  const paths = { '/x': { get: taking({ parameters }) } };
  expect(await bare(paths, { url: { path: '/x', query: { id: '24' } } })).toBe(422);
  expect(await mocked(paths, '/x?id=24')).toBe(200);
});

// Each test first shows the defect of Prism.`,
    },
    {
      file: 'test/mock/prism-defects.test.ts',
      find: `    expect(await statusOf([query('id', { oneOf: [{ type: 'integer' }, { type: 'string' }] })], 'id=24')).toBe(422);\n`,
      replace: '',
    },
    {
      file: 'mock/prism-operations.ts',
      find: `import { resolveObject } from './reference.ts';`,
      replace: `import { resolveObject } from './reference.ts';\nimport { withTypeLists } from './type-lists.ts';`,
    },
    {
      file: 'mock/prism-operations.ts',
      find: '  const document = withoutExtensionReferences(bundled as JsonObject) as OpenApiDocument;',
      replace:
        '  const document = withTypeLists(withoutExtensionReferences(bundled as JsonObject)) as OpenApiDocument;',
    },
  ],
  files: {
    'mock/type-lists.ts': `import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';

/**
 * Returns a copy of a document in which each \`oneOf\` of schemas with only a type is a list of types. Prism parses the text of a parameter as
 * each of the types, and rejects a text such as \`24\`, which is a number and a string.
 */
export const withTypeLists = (document: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(document).map(([key, value]) => [key, valueWithTypeLists(value ?? null)]));

function valueWithTypeLists(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(valueWithTypeLists);
  if (!isJsonObject(value)) return value;
  const { oneOf, ...others } = value;
  const types = Array.isArray(oneOf) ? oneOf.map(onlyTypeOf) : [undefined];
  if (types.includes(undefined) || 'type' in others) return withTypeLists(value);
  return { ...withTypeLists(others), type: types.filter((type) => type !== undefined) };
}

/** Returns the type of a schema without other keywords. Returns undefined for any other value. */
const onlyTypeOf = (schema: JsonValue): string | undefined =>
  isJsonObject(schema) && Object.keys(schema).length === 1 && typeof schema.type === 'string' ? schema.type : undefined;
`,
  },
  tests: ['test/mock/prism-workarounds.test.ts', 'test/mock/prism-defects.test.ts'],
};
