import { expect, test } from 'vitest';
import { head, operation, report } from './diagnose.ts';

test('keys that are unknown, missing or of the wrong type are reported', async () => {
  expect(
    await report(`openapi: 3.1.0
info: { title: Test }
paths:
  /x:
    get:
      operatonId: getX
      parameters: 5
      responses: { '20x': { description: Odd. } }
  /y: 5
  z: {}
`),
  ).toMatchInlineSnapshot(`
    "openapi.yaml:2:1
    warning structure-invalid  An Info Object needs \`version\`, which is missing.

      1 | openapi: 3.1.0
    > 2 | info: { title: Test }
        | ^^^^
      3 | paths:
      4 |   /x:

    fix: Add \`version: …\`, a string.

    openapi.yaml:6:7
    warning structure-invalid  \`operatonId\` is not a field of an Operation Object. It is read as \`operationId\`.

      4 |   /x:
      5 |     get:
    > 6 |       operatonId: getX
        |       ^^^^^^^^^^
      7 |       parameters: 5
      8 |       responses: { '20x': { description: Odd. } }

    fix: Did you mean \`operationId\`?

    openapi.yaml:7:19
    warning structure-invalid  \`parameters\` is the number 5, and not an array of Parameter Objects. It is ignored.

      5 |     get:
      6 |       operatonId: getX
    > 7 |       parameters: 5
        |                   ^
      8 |       responses: { '20x': { description: Odd. } }
      9 |   /y: 5

    fix: Write an array: each entry begins with \`- \`.

    openapi.yaml:9:7
    warning structure-invalid  \`/y\` is the number 5, and not a Path Item Object. It has no operations.

       7 |       parameters: 5
       8 |       responses: { '20x': { description: Odd. } }
    >  9 |   /y: 5
         |       ^
      10 |   z: {}
      11 |

    fix: Write a Path Item Object, or remove the key.

    openapi.yaml:10:3
    warning structure-invalid  The path z does not begin with a slash. It is read as \`/z\`.

       8 |       responses: { '20x': { description: Odd. } }
       9 |   /y: 5
    > 10 |   z: {}
         |   ^
      11 |

    fix: Did you mean \`/z\`?"
  `);
});

test('a missing parameter is reported', async () => {
  expect(
    (await report(operation('parameters: [{ name: a, in: body, schema: {} }]'))).split('\n')[1],
  ).toMatchInlineSnapshot(
    `"warning structure-invalid  \`in\` is the string "body", and not one of query, querystring, header, path, cookie. The object is left out."`,
  );
});

test('a required field with a useless value is read as a missing one', async () => {
  const scheme = (type: string): string =>
    `${head}paths: {}\ncomponents:\n  securitySchemes:\n    session: { ${type} in: cookie, name: sid }\n`;
  const lineOf = async (text: string): Promise<string | undefined> => (await report(text)).split('\n')[1];
  expect(await lineOf(scheme(''))).toContain('needs `type`, which is missing. `type: "apiKey"` is assumed.');
  expect(await lineOf(scheme('type: 1.5,'))).toMatch(/^warning .* `type: "apiKey"` is assumed\.$/u);
  expect(await lineOf(scheme('type: http,'))).toContain(
    'needs `scheme`, which is missing. `scheme: bearer` is assumed.',
  );
  expect(await lineOf(scheme('type: http, scheme: [],'))).toMatch(/^warning .* `scheme: bearer` is assumed\.$/u);
});

test('a problem in another file is reported with its location in that file', async () => {
  const files = {
    'openapi.yaml': `${head}paths:\n  /x: { $ref: areas/x.yaml }\n`,
    'areas/x.yaml': "get:\n  operationId: getX\n  summary: [a]\n  responses: { '204': { description: Done. } }\n",
  };
  expect(await report(files)).toMatchInlineSnapshot(`
    "areas/x.yaml:3:12
    warning structure-invalid  \`summary\` is an array, and not a string. It is ignored.

      1 | get:
      2 |   operationId: getX
    > 3 |   summary: [a]
        |            ^^^
      4 |   responses: { '204': { description: Done. } }
      5 |

    fix: Write a string, or remove the key."
  `);
});

test.for([
  'components: 5',
  'components: { schemas: [] }',
  'paths: []',
  'servers: {}',
  'tags: {}',
  'security: {}',
  'info: []',
  'webhooks: 5',
])('a part of the wrong type: %s', async (part) => {
  const base = part.startsWith('info') ? 'openapi: 3.1.0\n' : head;
  const paths = part.startsWith('paths') ? '' : 'paths: {}\n';
  const text = await report(`${base}${paths}${part}\n`);
  expect(text).toMatch(/^warning structure-invalid {2}/mu);
  expect(text).toMatch(/^openapi\.yaml:\d+:\d+$/mu);
});

test('a description that only the draft of swagger-parser rejects has no problem', async () => {
  const text = `${head}servers: [{ url: 'https://{host}', variables: { host: { default: a, description: The host. } } }]\npaths: {}\n`;
  expect(await report(text)).toBe('');
});

test('a misspelt URL or email address is reported with the correction', async () => {
  const text = `openapi: 3.1.0
info: { title: Test, version: 1.0.0, contact: { email: nobody, url: 'htps://example.com' } }
servers: [{ url: 'http:/{host}.example.com', variables: { host: { default: a } } }]
externalDocs: { url: ./docs }
paths: {}
`;
  const lines = (await report(text)).split('\n').filter((line) => /^(?:openapi|error|warning|fix)/u.test(line));
  expect(lines).toEqual([
    'openapi.yaml:2:56',
    'warning email-invalid  "nobody" is not an email address.',
    'fix: Write name@host.',
    'openapi.yaml:2:69',
    'warning url-invalid  "htps://example.com" is not a URL.',
    'fix: Did you mean `https://example.com`?',
    'openapi.yaml:3:18',
    'warning url-invalid  "http:/{host}.example.com" is not a URL.',
    'fix: Did you mean `http://{host}.example.com`?',
  ]);
});

test('a misspelt field causes only one diagnostic', async () => {
  const text = `${head}paths:
  /x/{id}:
    get:
      operationId: getX
      paramaters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: Done., content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } } }
componets: { schemas: { A: { type: string } } }
`;
  expect((await report(text)).match(/^(?:error|warning) .*$/gmu)).toEqual([
    'warning structure-invalid  `paramaters` is not a field of an Operation Object. It is read as `parameters`.',
    'warning structure-invalid  `componets` is not a field of an OpenAPI Object. It is read as `components`.',
  ]);
});

test('keys beside a reference have no effect', async () => {
  const text = operation("parameters: [{ $ref: '#/components/parameters/A', required: true }]");
  const components = 'components: { parameters: { A: { name: a, in: query, schema: { type: string } } } }\n';
  expect(await report(`${text}${components}`)).toContain(
    'warning key-ignored  `required` beside `$ref` has no effect.',
  );
});

test('the key of a response that is not a status is reported', async () => {
  const text = `${head}paths:
  /x: { get: { operationId: getX, responses: { '20x': { description: Odd. } } } }
`;
  expect(await report(text)).toContain('warning status-invalid  20x is not a status of a response.');
});

test('an error in one operation hides no error of another operation on the same line', async () => {
  const operationOf = (id: string, key: string): unknown => ({
    get: { operationId: id, [key]: { '204': { description: '' } } },
  });
  const paths = { '/a': operationOf('a', 'responces'), '/b/{id}': operationOf('b', 'responses') };
  const document = { openapi: '3.1.0', info: { title: 'Test', version: '1' }, paths };
  const text = await report({ 'openapi.json': JSON.stringify(document) }, 'openapi.json');
  expect(text.match(/^warning \S+/gmu)).toEqual(['warning structure-invalid', 'warning path-parameter-undeclared']);
});

test('if several keys of an object are misplaced, all of them are named as ignored', async () => {
  const fields = 'operationId: a\n  description: A.';
  expect(await report(`${head}paths:\n  ${fields}\n`)).toContain('`operationId` and `description` are ignored.');
});

test('an empty `components` among the paths is named once', async () => {
  expect(await report(`${head}paths:\n  components:\n`)).toContain('`components` is among the paths. It is ignored.');
});
