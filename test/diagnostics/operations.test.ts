import { describe, expect, test } from 'vitest';
import { head, operation, report } from './diagnose.ts';

const responses = "responses: { '204': { description: Done. } }";

describe('an operationId is reported', () => {
  test('if two operations have it', async () => {
    const files = {
      'openapi.yaml': `${head}paths:\n  /a: { $ref: a.yaml }\n  /b: { $ref: b.yaml }\n`,
      'a.yaml': `get:\n  operationId: listBadges\n  ${responses}\n`,
      'b.yaml': `get:\n  operationId: listBadges\n  ${responses}\n`,
    };
    expect(await report(files)).toMatchInlineSnapshot(`
      "b.yaml:2:16
      warning operation-id-duplicate  GET /b and GET /a (a.yaml:2) share the operationId listBadges. Only GET /a keeps it.

        1 | get:
      > 2 |   operationId: listBadges
          |                ^^^^^^^^^^
        3 |   responses: { '204': { description: Done. } }
        4 |

      fix: Rename one of them."
    `);
  });

  test('if it is missing', async () => {
    expect(
      await report(
        `${head}paths:\n  /a/{id}:\n    get:\n      parameters: [{ name: id, in: path, required: true, schema: {} }]\n      ${responses}\n`,
      ),
    ).toMatchInlineSnapshot(`
      "openapi.yaml:5:5
      warning operation-id-missing  GET /a/{id} has no operationId.

        3 | paths:
        4 |   /a/{id}:
      > 5 |     get:
          |     ^^^
        6 |       parameters: [{ name: id, in: path, required: true, schema: {} }]
        7 |       responses: { '204': { description: Done. } }

      fix: Add an \`operationId\`: it names the generated function."
    `);
  });
});

describe('path parameters are reported', () => {
  test('if only the path contains them', async () => {
    expect(await report(operation('').replace('/x:', '/x/{id}/{name}:'))).toMatchInlineSnapshot(`
      "openapi.yaml:5:5
      warning path-parameter-undeclared  The path /x/{id}/{name} has {id}, but no parameter has this name. It is read as a string.

        3 | paths:
        4 |   /x/{id}/{name}:
      > 5 |     get:
          |     ^^^
        6 |       operationId: getX
        7 |

      fix: Add a parameter with \`name: id\`, \`in: path\` and \`required: true\`.

      openapi.yaml:5:5
      warning path-parameter-undeclared  The path /x/{id}/{name} has {name}, but no parameter has this name. It is read as a string.

        3 | paths:
        4 |   /x/{id}/{name}:
      > 5 |     get:
          |     ^^^
        6 |       operationId: getX
        7 |

      fix: Add a parameter with \`name: name\`, \`in: path\` and \`required: true\`."
    `);
  });

  test('if they do not occur in the path', async () => {
    expect(
      await report(operation('parameters:\n  - { name: id, in: path, required: true, schema: { type: integer } }')),
    ).toMatchInlineSnapshot(`
      "openapi.yaml:8:19
      warning path-parameter-unused  The path parameter id does not occur in /x. It is ignored.

         6 |       operationId: getX
         7 |       parameters:
      >  8 |         - { name: id, in: path, required: true, schema: { type: integer } }
           |                   ^^
         9 |       responses: { '204': { description: Done. } }
        10 |

      fix: Write {id} into the path, or remove the parameter."
    `);
  });

  test('if they are optional', async () => {
    const text = operation('parameters:\n  - { name: id, in: path, schema: { type: integer } }').replace(
      '/x:',
      '/x/{id}:',
    );
    expect((await report(text)).split('\n')[1]).toMatchInlineSnapshot(
      `"warning structure-invalid  The path parameter id is not required, but a request always has all path parameters."`,
    );
  });
});

test('a parameter that is declared twice, once by reference, is reported', async () => {
  const yaml = `${operation(`
parameters:
  - { name: page, in: query, schema: { type: integer } }
  - { $ref: '#/components/parameters/Page' }
  - { name: page, in: header, schema: { type: integer } }`)}components:
  parameters:
    Page: { name: page, in: query, schema: { type: string } }
`;
  expect(await report(yaml)).toMatchInlineSnapshot(`
    "openapi.yaml:9:11
    warning parameter-duplicate  The query parameter page repeats the parameter at line 8. It is ignored.

       7 |       parameters:
       8 |         - { name: page, in: query, schema: { type: integer } }
    >  9 |         - { $ref: '#/components/parameters/Page' }
         |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      10 |         - { name: page, in: header, schema: { type: integer } }
      11 |       responses: { '204': { description: Done. } }

    fix: Remove one of the two."
  `);
});

test('a parameter of an operation replaces the one of its path', async () => {
  const text = operation('parameters: [{ name: page, in: query, schema: { type: integer } }]');
  const shared = '    parameters: [{ name: page, in: query, schema: { type: string } }]\n';
  expect(await report(text.replace('    get:', `${shared}    get:`))).toBe('');
});

test('paths that differ only in the names of their parameters are reported', async () => {
  const get = (name: string): string =>
    `    get:\n      operationId: ${name}\n      parameters: [{ name: ${name}, in: path, required: true, schema: {} }]\n      ${responses}\n`;
  expect(await report(`${head}paths:\n  /x/{id}:\n${get('id')}  /x/{name}:\n${get('name')}`)).toMatchInlineSnapshot(`
    "openapi.yaml:9:3
    warning path-ambiguous  /x/{name} and /x/{id} (line 4) are the same path with different parameter names.

       7 |       parameters: [{ name: id, in: path, required: true, schema: {} }]
       8 |       responses: { '204': { description: Done. } }
    >  9 |   /x/{name}:
         |   ^^^^^^^^^
      10 |     get:
      11 |       operationId: name

    fix: Move the operations of both to one path."
  `);
});

test('a security scheme that is not declared is reported', async () => {
  const text = `${operation('security: [{ PrivateTokn: [] }]')}components:\n  securitySchemes:\n    PrivateToken: { type: http, scheme: bearer }\n`;
  expect(await report(text)).toMatchInlineSnapshot(`
    "openapi.yaml:7:20
    warning security-scheme-undeclared  No security scheme is called PrivateTokn. It is read as an API key in the header \`Authorization\`.

      5 |     get:
      6 |       operationId: getX
    > 7 |       security: [{ PrivateTokn: [] }]
        |                    ^^^^^^^^^^^
      8 |       responses: { '204': { description: Done. } }
      9 | components:

    fix: Did you mean \`PrivateToken\`?"
  `);
});

test('the name of an undeclared security scheme is reported at its requirement', async () => {
  const found = await report(operation("security: [{ '-': [] }]"));
  expect(found.match(/^.*\n.* name-invalid .*$/mu)?.[0]).toMatch(
    /^openapi\.yaml:7:20\n.* the security scheme "-" is called scheme, /u,
  );
});

test.each(['gzip', 'rtf', 'sdp', 'sql', 'toml', 'x-zip'])(
  'the media type application/%s is not reported, although it is similar to another one',
  async (subtype) => {
    const content = `{ application/${subtype}: { schema: { type: string } } }`;
    expect(await report(operation(`requestBody: { content: ${content} }`))).not.toContain('media-type-invalid');
  },
);

test('a message about a path that is repaired names its line', async () => {
  const item = (name: string): string =>
    `{ get: { operationId: ${name}, parameters: [{ name: ${name}, in: path, required: true, schema: {} }], ${responses} } }`;
  const text = await report(`${head}paths:\n  x/{id}: ${item('id')}\n  /x/{name}: ${item('name')}\n`);
  expect(text).toContain('/x/{name} and /x/{id} (line 4) are the same path');
});
