import { describe, expect, test } from 'vitest';
import { operation, report } from './diagnose.ts';

/** Returns the diagnostics about parameters of an operation, without the code frame. */
async function diagnosticsOf(...parameters: string[]): Promise<string[]> {
  const text = await report(
    operation(`parameters:\n${parameters.map((parameter) => `  - { ${parameter} }\n`).join('')}`),
  );
  return text.split('\n').filter((line) => line.startsWith('warning') || line.startsWith('fix'));
}

const list = 'type: array, items: { type: string }';

test('an ambiguous parameter is reported at its location', async () => {
  const yaml = operation(`parameters:\n  - { name: c, in: cookie, schema: { ${list} } }\n`);
  expect(await report(yaml)).toMatchInlineSnapshot(`
    "openapi.yaml:8:11
    warning parameter-ambiguous  The cookie parameter c is an array or object with \`explode: true\`, but OpenAPI does not define how to write its values as separate cookies.

       6 |       operationId: getX
       7 |       parameters:
    >  8 |         - { name: c, in: cookie, schema: { type: array, items: { type: string } } }
         |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
       9 |       responses: { '204': { description: Done. } }
      10 |

    fix: Write \`explode: false\`."
  `);
});

describe('ambiguous parameters are reported', () => {
  test.each([
    [
      'a string or an array',
      'name: a, in: query, schema: { type: [string, array], items: {} }',
      'may be a string, or an array or object, so it is always decoded as a string',
      'Allow only a string, or only an array or object.',
    ],
    [
      'objects in an array',
      'name: a, in: query, schema: { type: array, items: { type: object } }',
      'contains nested arrays or objects, which `style: form` cannot write',
      'Use `content` with `application/json`.',
    ],
    [
      'arrays in an object',
      `name: a, in: header, schema: { type: object, properties: { b: { ${list} } } }`,
      'contains nested arrays or objects, which `style: simple` cannot write',
      'Use `content` with `application/json`.',
    ],
    [
      'deepObject for a scalar',
      'name: a, in: query, style: deepObject, schema: { type: integer }',
      'has `style: deepObject`, but is not an object',
      'Give it `type: object`, or another style.',
    ],
    [
      'an exploded object in a cookie',
      'name: a, in: cookie, schema: { type: object }',
      'is an array or object with `explode: true`, but OpenAPI does not define how to write its values as separate cookies',
      'Write `explode: false`.',
    ],
  ])('%s', async (_, parameter, problem, fix) => {
    const place = /in: (\w+)/u.exec(parameter)?.[1];
    expect(await diagnosticsOf(parameter)).toEqual([
      `warning parameter-ambiguous  The ${place} parameter a ${problem}.`,
      `fix: ${fix}`,
    ]);
  });

  test('an object with a property that has the name of another parameter', async () => {
    const object = 'name: a, in: query, schema: { type: object, properties: { page: {}, size: {} } }';
    expect(await diagnosticsOf(object, 'name: page, in: query, schema: { type: integer }')).toEqual([
      'warning parameter-ambiguous  The query parameter a has the property page, which is also the name of another parameter.',
      'fix: Use `style: deepObject`, or `content` with `application/json`.',
    ]);
  });

  test('two objects with arbitrary names', async () => {
    const open = (name: string) => `name: ${name}, in: query, schema: { type: object }`;
    expect(await diagnosticsOf(open('a'), open('b'))).toEqual([
      'warning parameter-ambiguous  The query parameter b accepts properties with any name, but a also accepts them.',
      'fix: Use `style: deepObject`, or `content` with `application/json`.',
    ]);
  });
});

test('two objects that may also be texts are not reported because of their names', async () => {
  const found = await diagnosticsOf(
    ...['a', 'b'].map((name) => `name: ${name}, in: query, schema: { type: [object, string] }`),
  );
  expect(found.filter((line) => line.includes('accepts all names'))).toEqual([]);
  expect(found).toHaveLength(4);
});

test('two path parameters that may contain slashes are reported', async () => {
  const parameters = ['a', 'b'].map((name) => `{ name: ${name}, in: path, required: true, x-multi-segment: true }`);
  const yaml = operation(`parameters: [${parameters.join(', ')}]\n`).replace('/x:', '/x/{a}/y/{b}:');
  expect(await report(yaml)).toContain(
    'warning parameter-ambiguous  The path parameter b may contain slashes, but a may also contain slashes.',
  );
});

test.each([
  ['a list', `name: a, in: query, schema: { ${list} }`],
  [
    'a deepObject with arrays inside',
    `name: a, in: query, style: deepObject, schema: { type: object, properties: { b: { ${list} } } }`,
  ],
  [
    'a deepObject that is an array of objects',
    'name: a, in: query, style: deepObject, schema: { type: array, items: { type: object } }',
  ],
  ['anything', 'name: a, in: query, schema: {}'],
  ['JSON', 'name: a, in: query, content: { application/json: { schema: { type: array, items: { type: object } } } }'],
  ['a list in a cookie', `name: a, in: cookie, explode: false, schema: { ${list} }`],
  [
    'an object or array',
    'name: a, in: query, schema: { type: [object, array] }',
    'name: b, in: query, schema: { type: object }',
  ],
  ['one object of any names', 'name: a, in: query, schema: { type: object }'],
])('%s can be parsed', async (_, ...parameters) => expect(await diagnosticsOf(...parameters)).toEqual([]));
