import { join } from 'node:path';
import { expect, test } from 'vitest';
import { enforcedKeywords } from '../../model/keywords/schema-keywords.ts';
import { generate } from '../generate.ts';
import { isBeyondTypes } from '../../generator/report/beyond-types.ts';
import { folderWith, type Files } from '../folder-with.ts';

async function reportOf(files: Files, assertFormats = true): Promise<string | undefined> {
  const folder = folderWith(files);
  const spec = join(folder, 'openapi.yaml');
  const out = join(folder, 'out');
  const options = { spec, out, assertFormats, report: true, check: false, force: false } as const;
  const { report } = await generate({ ...options, only: ['validators'] });
  return report;
}

const head = 'openapi: 3.1.0\ninfo: { title: Test, version: 1.0.0 }\n';

const description = `${head}tags: [{ name: Label }]
paths:
  /labels:
    parameters:
      - { name: page, in: query, schema: { type: integer, minimum: 1 } }
    post:
      tags: [Label]
      operationId: createLabel
      requestBody:
        content:
          application/json: { schema: { type: object, additionalProperties: false } }
      responses:
        '200':
          description: Done.
          headers: { Etag: { schema: { type: string, pattern: '^W/' } } }
          content:
            application/json: { schema: { $ref: schemas.yaml#/Label } }
`;

const schemas = `Label:
  type: object
  properties:
    id: &id { type: integer, format: int64 }
    parent: *id
    name: { type: string, maxLength: 255, minLength: 1 }
    owner: { oneOf: [{ $ref: '#/Owner' }, { type: 'null' }] }
    file: { type: string, format: binary, contentEncoding: base64 }
    code: { type: string, format: ean }
    colour:
      type: [string, 'null']
      pattern: "^#[0-9a-f]{6}$"
  if: { required: [file] }
  then: { required: [code] }
Owner: { type: object, properties: { id: { enum: [1, 2] } } }
`;

test('the report lists the keywords that types cannot express, with locations and validators', async () => {
  expect(await reportOf({ 'openapi.yaml': description, 'schemas.yaml': schemas })).toMatchInlineSnapshot(`
    "Constraints that TypeScript types cannot express, enforced by
      openapi.yaml:7   type: "integer"              validators/requests.ts
      openapi.yaml:7   minimum: 1                   validators/requests.ts
      openapi.yaml:13  additionalProperties: false  validators/requests.ts
      openapi.yaml:17  pattern: "^W/"               validators/responses/labels.ts
      schemas.yaml:4   type: "integer"              validators/schemas/label.ts
      schemas.yaml:4   format: "int64"              validators/schemas/label.ts
      schemas.yaml:6   maxLength: 255               validators/schemas/label.ts
      schemas.yaml:6   minLength: 1                 validators/schemas/label.ts
      schemas.yaml:12  pattern: "^#[0-9a-f]{6}$"    validators/schemas/label.ts
      schemas.yaml:13  if: {"required":["file"]}    validators/schemas/label.ts

    Annotations, which validators do not enforce
      schemas.yaml:8  format: "binary"           every value of the type has this format
      schemas.yaml:8  contentEncoding: "base64"  describes the content of a text
      schemas.yaml:9  format: "ean"              an unknown format

    10 enforced, 1 additionalProperties, 1 format, 1 if, 1 maxLength, 1 minLength, 1 minimum, 2 pattern, 2 type
    "
  `);
});

test('the report lists formats as annotations if they are not asserted', async () => {
  const report = await reportOf({ 'openapi.yaml': description, 'schemas.yaml': schemas }, false);
  expect(report).toMatch(/format: "int64" +formats are not asserted/u);
});

test('the report states that no constraint is left if types express the whole description', async () => {
  expect(await reportOf({ 'openapi.yaml': `${head}paths: {}\n` })).toMatchInlineSnapshot(`
    "Constraints that TypeScript types cannot express, enforced by
      none

    Annotations, which validators do not enforce
      none

    0 enforced
    "
  `);
});

test('the report lists the parts that the client and the server do not express', async () => {
  const text = await reportOf({
    'openapi.yaml': `${head}servers:
  - url: https://{region}.example.com
    variables: { region: { default: eu, enum: [eu, us] } }
paths:
  /pets:
    post:
      operationId: addPet
      callbacks:
        added: { 'https://example.com': { post: { responses: { '204': { description: Done. } } } } }
      requestBody:
        content:
          application/xml:
            schema: { type: object, xml: { name: pet } }
          multipart/form-data:
            schema: { type: object, properties: { a: { type: array, items: { type: string } } } }
            encoding:
              a:
                explode: false
                allowReserved: true
                headers:
                  X-A: { schema: { type: integer } }
      responses:
        '204':
          description: Done.
          links:
            again: { operationId: addPet }
components:
  securitySchemes:
    Certificate: { type: mutualTLS }
    Digest: { type: http, scheme: digest }
    Session: { type: apiKey, in: cookie, name: sid }
    OAuth:
      type: oauth2
      flows:
        implicit: { authorizationUrl: https://example.com, scopes: {} }
        clientCredentials: { tokenUrl: https://example.com, scopes: {} }
`,
  });
  const lines = text?.split('\n').filter((line) => line.startsWith('  openapi.yaml')) ?? [];
  expect(
    lines
      .map((line) => line.trim().split(/\s{2,}/u))
      .map(([place, keyword = '', reason]) => [place, keyword.split(':')[0], reason]),
  ).toEqual([
    ['openapi.yaml:23', 'type', 'validators/requests.ts'],
    ['openapi.yaml:15', 'xml', 'XML is text'],
    ['openapi.yaml:5', 'enum', 'the client accepts any text'],
    ['openapi.yaml:10', 'callbacks', 'only an output with `webhooks: true` has code for them'],
    ['openapi.yaml:14', 'application/xml', 'XML is text, and its schema is not applied'],
    ['openapi.yaml:20', 'explode', 'the media type of a part decides how its value is written'],
    ['openapi.yaml:21', 'allowReserved', 'reserved characters are percent-encoded'],
    ['openapi.yaml:28', 'again', 'the client has no function for a link'],
    ['openapi.yaml:31', 'type', 'the client needs an option `fetch` that sends the certificate'],
    ['openapi.yaml:32', 'scheme', 'a function of the option `middleware` computes the credential'],
    ['openapi.yaml:33', 'in', 'in a browser, the client cannot set cookies'],
    ['openapi.yaml:37', 'implicit', 'RFC 9700 advises against this flow: use authorizationCode'],
  ]);
});

test('the report lists an `allOf` whose type is wider, because its alternatives have too many combinations', async () => {
  const partsOf = (count: number): string =>
    Array.from(
      { length: count },
      (_, index) => `      - { anyOf: [{ required: [a${index}] }, { required: [b${index}] }] }\n`,
    ).join('');
  const text = `${head}paths: {}
components:
  schemas:
    Exact:
      allOf:
${partsOf(9)}    Wide:
      allOf:
${partsOf(10)}`;
  const report = await reportOf({ 'openapi.yaml': text });
  expect(report).not.toContain('openapi.yaml:7 ');
  expect(report).toMatch(/ {2}openapi\.yaml:18 {2}allOf: .* {2}validators\/schemas\/wide\.ts\n/u);
});

test('types express every keyword that validators enforce, or the report lists it', () => {
  const expressed = new Set([
    '$ref',
    'additionalProperties',
    'allOf',
    'anyOf',
    'const',
    'enum',
    'items',
    'prefixItems',
    'properties',
    'required',
    'type',
  ]);
  // `then` and `else` are reported as a part of `if`. The other keywords only have an effect through a `$ref`.
  const elsewhere = new Set([
    'else',
    'then',
    '$anchor',
    '$defs',
    '$dynamicAnchor',
    '$dynamicRef',
    '$id',
    '$vocabulary',
  ]);
  const strictest = (keyword: string): false | true | readonly unknown[] =>
    keyword === 'additionalProperties' ? false : keyword === 'oneOf' ? [{}, {}] : true;
  const location = {
    isConverted: false,
    isWidened: false,
    pointer: '',
    file: '',
    line: 1,
    column: 1,
    modules: new Set<string>(),
  };
  const unreported = [...enforcedKeywords.keys()].filter(
    (keyword) => !isBeyondTypes({ ...location, keyword, value: JSON.parse(JSON.stringify(strictest(keyword))) }),
  );
  expect(unreported.filter((keyword) => !expressed.has(keyword) && !elsewhere.has(keyword))).toEqual([]);
});

test('lists the parents and the kinds of tags that do not group operations', async () => {
  const tags = `tags:
  - { name: shop, kind: nav }
  - { name: pets, parent: shop }
  - { name: beta, kind: badge }
`;
  const text = await reportOf({ 'openapi.yaml': `${head.replace('3.1.0', '3.2.0')}${tags}paths: {}\n` });
  const listed = text?.split('\n').filter((line) => /: "(?:shop|badge|nav)"/u.test(line));
  expect(listed).toEqual([
    expect.stringMatching(/openapi\.yaml:5 +parent: "shop" +the groups of operations are not nested$/u),
    expect.stringMatching(/openapi\.yaml:6 +kind: "badge" +the tag groups only operations without another tag$/u),
  ]);
});
