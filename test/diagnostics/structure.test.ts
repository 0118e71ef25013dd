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
    error structure-invalid  The field \`version\` must be present on this level.

      1 | openapi: 3.1.0
    > 2 | info: { title: Test }
        | ^^^^
      3 | paths:
      4 |   /x:

    fix: Compare with the OpenAPI specification.

    openapi.yaml:5:5
    warning operation-id-missing  GET /x has no operationId.

      3 | paths:
      4 |   /x:
    > 5 |     get:
        |     ^^^
      6 |       operatonId: getX
      7 |       parameters: 5

    fix: Add an \`operationId\`: it names the generated function.

    openapi.yaml:6:7
    error structure-invalid  Property \`operatonId\` is not expected here.

      4 |   /x:
      5 |     get:
    > 6 |       operatonId: getX
        |       ^^^^^^^^^^
      7 |       parameters: 5
      8 |       responses: { '20x': { description: Odd. } }

    fix: Did you mean \`operationId\`?

    openapi.yaml:7:19
    error structure-invalid  Expected type \`ParameterList\` (array) but got \`integer\`

      5 |     get:
      6 |       operatonId: getX
    > 7 |       parameters: 5
        |                   ^
      8 |       responses: { '20x': { description: Odd. } }
      9 |   /y: 5

    fix: Compare with the OpenAPI specification.

    openapi.yaml:8:20
    error status-invalid  20x is not a status of a response.

       6 |       operatonId: getX
       7 |       parameters: 5
    >  8 |       responses: { '20x': { description: Odd. } }
         |                    ^^^^^
       9 |   /y: 5
      10 |   z: {}

    fix: Write a status such as 200, a range such as 2XX, or default.

    openapi.yaml:9:7
    error structure-invalid  Expected type \`PathItem\` (object) but got \`integer\`

       7 |       parameters: 5
       8 |       responses: { '20x': { description: Odd. } }
    >  9 |   /y: 5
         |       ^
      10 |   z: {}
      11 |

    fix: Compare with the OpenAPI specification.

    openapi.yaml:10:3
    error structure-invalid  Property \`z\` is not expected here.

       8 |       responses: { '20x': { description: Odd. } }
       9 |   /y: 5
    > 10 |   z: {}
         |   ^
      11 |

    fix: Compare with the OpenAPI specification."
  `);
});

test('a missing parameter is reported', async () => {
  expect(
    (await report(operation('parameters: [{ name: a, in: body, schema: {} }]'))).split('\n')[1],
  ).toMatchInlineSnapshot(
    `"error structure-invalid  \`in\` can be one of the following only: "query", "header", "path", "cookie"."`,
  );
});

test('a problem in another file is reported with its location in that file', async () => {
  const files = {
    'openapi.yaml': `${head}paths:\n  /x: { $ref: areas/x.yaml }\n`,
    'areas/x.yaml': "get:\n  operationId: getX\n  summary: [a]\n  responses: { '204': { description: Done. } }\n",
  };
  expect(await report(files)).toMatchInlineSnapshot(`
    "areas/x.yaml:3:12
    error structure-invalid  Expected type \`string\` but got \`array\`.

      1 | get:
      2 |   operationId: getX
    > 3 |   summary: [a]
        |            ^^^
      4 |   responses: { '204': { description: Done. } }
      5 |

    fix: Compare with the OpenAPI specification."
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
  expect(text).toMatch(/^error structure-invalid {2}/mu);
  expect(text).toMatch(/^openapi\.yaml:\d+:\d+$/mu);
});

test('a description that only the draft of swagger-parser rejects can be generated', async () => {
  const text = `${head}servers: [{ url: 'https://{host}', variables: { host: { default: a, description: The host. } } }]\npaths: {}\n`;
  expect((await report(text)).match(/^(?:error|warning) \S+/gmu)).toEqual(['warning structure-invalid']);
});

test('an unknown part of the client is reported, with the most similar name', async () => {
  expect(await report(`${head}x-client-extras: [http, traceRequest]\npaths: {}\n`)).toMatchInlineSnapshot(`
    "openapi.yaml:3:25
    warning extension-invalid  \`x-client-extras\` has "traceRequest", which the client does not know.

      1 | openapi: 3.1.0
      2 | info: { title: Test, version: 1.0.0 }
    > 3 | x-client-extras: [http, traceRequest]
        |                         ^^^^^^^^^^^^
      4 | paths: {}
      5 |

    fix: Did you mean \`traceRequests\`?"
  `);
});

test('an unknown part of the server is reported, with the known parts', async () => {
  const lines = await report(`${head}x-server-extras: [http]\npaths: {}\n`);
  expect(lines).toContain('`x-server-extras` has "http", which the server does not know.');
  expect(lines).toContain('fix: Write checkResponses, or remove it.');
});
