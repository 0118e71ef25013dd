import { expect, test } from 'vitest';
import { report } from './diagnose.ts';

test('five different problems in three files are all reported, sorted by file and line', async () => {
  const files = {
    'openapi.yaml': `openapi: 3.1.0
info: { title: Test, version: 1.0.0 }
paths:
  /badges/{id}: { $ref: paths.yaml#/badge }
  /badges: { $ref: paths.yaml#/badges }
  /broken: { $ref: broken.yaml#/broken }
`,
    'paths.yaml': `badge:
  get:
    operationId: getBadge
    responses: { '200': { $ref: '#/responses/Nowhere' } }
badges:
  get:
    operationId: getBadge
    responses:
      '200': { description: All., content: { application/json: { schema: { $ref: schemas.yaml#/Badge } } } }
`,
    'schemas.yaml': 'Badge:\n  type: objcet\n',
    'broken.yaml': 'broken: [\n',
  };
  const lines = (await report(files)).split('\n');
  expect(lines.filter((line, index) => /^\S+:\d+:\d+$/u.test(line) || /^(?:error|warning) /u.test(line) || index === 0))
    .toMatchInlineSnapshot(`
      [
        "broken.yaml:1:9",
        "error yaml-syntax  This \`[\` is not closed.",
        "paths.yaml:2:3",
        "warning path-parameter-undeclared  The path /badges/{id} has {id}, but no parameter has this name. It is read as a string.",
        "paths.yaml:3:18",
        "warning operation-id-duplicate  GET /badges/{id} and GET /badges (line 7) share the operationId getBadge. Only GET /badges keeps it.",
        "paths.yaml:4:33",
        "warning reference-dangling  Nothing is at #/responses/Nowhere. A schema or media type with this reference has the type \`unknown\`, a response has no body, and a path has no operations. Any other object with this reference is left out.",
        "schemas.yaml:2:9",
        "warning keyword-invalid  "objcet" is not a type of JSON Schema. It is ignored.",
      ]
    `);
});
