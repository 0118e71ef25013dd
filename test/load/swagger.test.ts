import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { createDiagnostics } from '../../description/diagnostics/diagnostic.ts';
import type { JsonValue } from '../../description/json/json.ts';
import { valueAt } from '../../description/json/pointer.ts';
import { loadDescription, type Description } from '../../description/load/load.ts';
import { parsePointer } from '../../templates/shared/json-pointer.ts';
import { folderWith } from '../folder-with.ts';

// Swagger 2.0, https://spec.openapis.org/oas/v2.0.html. The converted document is OpenAPI 3.0, and each of its nodes has a source location
// in the Swagger 2.0 document.

const shop = `swagger: '2.0'
info: { title: Shop, version: 1.0.0 }
host: shop.test
basePath: /v1/
schemes: [https, http]
produces: [application/json, text/csv]
parameters:
  Limit: { name: limit, in: query, type: integer, maximum: 9 }
  Pet: { name: pet, in: body, description: The pet., schema: { $ref: '#/definitions/Pet' } }
responses:
  Problem:
    description: Wrong.
    schema: { type: string }
    headers: { X-Trace: { type: array, items: { type: string }, collectionFormat: csv } }
securityDefinitions:
  basic: { type: basic }
  login: { type: oauth2, flow: application, tokenUrl: 'https://shop.test/token', scopes: { read: Read. } }
paths:
  /pets:
    parameters: [{ $ref: '#/parameters/Pet' }]
    put:
      consumes: [application/xml]
      schemes: [http]
      responses:
        '200':
          description: Done.
          schema: {}
          examples: { application/json: { name: Rex } }
        '400': { $ref: '#/responses/Problem' }
    post:
      parameters:
        - { $ref: '#/parameters/Limit' }
        - name: names
          in: query
          type: array
          collectionFormat: ssv
          items: { type: string }
      responses:
        '200': { description: Done., schema: { $ref: '#/paths/~1pets/put/responses/200/schema' } }
definitions:
  Pet:
    type: object
    discriminator: kind
    required: [kind]
    properties:
      kind: { type: string, readOnly: true }
      note: { type: string, x-nullable: true, x-own: 1 }
  Cat: { allOf: [{ $ref: '#/definitions/Pet' }], x-discriminator-value: cat }
`;

async function load(text: string): Promise<{ description: Description; messages: readonly string[]; folder: string }> {
  const folder = folderWith({ 'swagger.yaml': text });
  const diagnostics = createDiagnostics();
  const description = await loadDescription(join(folder, 'swagger.yaml'), diagnostics);
  if (description === undefined) throw new Error('The description was not loaded.');
  const problems = [...diagnostics.all, ...description.structure];
  return { description, messages: problems.map(({ message }) => message), folder };
}

const nodeAt = ({ document }: Description, pointer: string): JsonValue | undefined =>
  valueAt(document, parsePointer(pointer));

test('the description has no problem', async () => {
  expect((await load(shop)).messages).toEqual([]);
});

test.for([
  ['host, basePath and schemes', '#/servers', [{ url: 'https://shop.test/v1' }, { url: 'http://shop.test/v1' }]],
  ['schemes of an operation', '#/paths/~1pets/put/servers', [{ url: 'http://shop.test/v1' }]],
  ['basic', '#/components/securitySchemes/basic', { type: 'http', scheme: 'basic' }],
  [
    'the flow application',
    '#/components/securitySchemes/login',
    {
      type: 'oauth2',
      flows: { clientCredentials: { tokenUrl: 'https://shop.test/token', scopes: { read: 'Read.' } } },
    },
  ],
  [
    'a shared parameter',
    '#/components/parameters',
    { Limit: { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 9 } } },
  ],
  [
    'a shared body, with the media types of the operation',
    '#/paths/~1pets/put/requestBody',
    {
      description: 'The pet.',
      content: { 'application/xml': { schema: { $ref: '#/components/schemas/Pet' } } },
    },
  ],
  [
    'a shared body, with the default media type',
    '#/paths/~1pets/post/requestBody/content',
    { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } },
  ],
  ['parameters of a path that are bodies', '#/paths/~1pets/parameters', []],
  [
    'an array separated by spaces',
    '#/paths/~1pets/post/parameters/1',
    {
      name: 'names',
      in: 'query',
      style: 'spaceDelimited',
      explode: false,
      schema: { type: 'array', items: { type: 'string' } },
    },
  ],
  [
    'each media type of a response with an empty schema and one example',
    '#/paths/~1pets/put/responses/200/content',
    { 'application/json': { example: { name: 'Rex' }, schema: {} }, 'text/csv': { schema: {} } },
  ],
  [
    'a reference to a part of an operation',
    '#/paths/~1pets/post/responses/200/content/text~1csv/schema',
    {
      $ref: '#/paths/~1pets/put/responses/200/content/application~1json/schema',
    },
  ],
  [
    'a header',
    '#/components/responses/Problem/headers/X-Trace',
    { schema: { type: 'array', items: { type: 'string' } } },
  ],
  [
    'a discriminator and its values',
    '#/components/schemas/Pet/discriminator',
    { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } },
  ],
  ['readOnly', '#/components/schemas/Pet/properties/kind', { type: 'string', readOnly: true }],
  ['x-nullable', '#/components/schemas/Pet/properties/note', { type: 'string', nullable: true, 'x-own': 1 }],
] as const)('%s is converted to %s', async ([, pointer, expected]) => {
  expect(nodeAt((await load(shop)).description, pointer)).toEqual(expected);
});

test.for([
  ['#/servers/0', 'url', 3, 1],
  ['#/components/securitySchemes/login', undefined, 17, 3],
  ['#/components/securitySchemes/login/flows/clientCredentials', 'tokenUrl', 17, 45],
  ['#/components/parameters/Limit', undefined, 8, 3],
  ['#/components/parameters/Limit/schema', 'maximum', 8, 51],
  ['#/components/responses/Problem/headers/X-Trace/schema/items', undefined, 14, 40],
  ['#/components/responses/Problem/content', 'text/csv', 6, 30],
  ['#/paths/~1pets/put', undefined, 21, 5],
  ['#/paths/~1pets/put/servers/0', undefined, 23, 17],
  ['#/paths/~1pets/put/requestBody', undefined, 9, 3],
  ['#/paths/~1pets/put/requestBody/content', 'application/xml', 22, 18],
  ['#/paths/~1pets/put/responses/200/content/application~1json/example', 'name', 28, 43],
  ['#/paths/~1pets/post/parameters/1', undefined, 33, 11],
  ['#/paths/~1pets/post/parameters/1/schema', 'type', 35, 11],
  ['#/components/schemas/Pet', undefined, 41, 3],
  ['#/components/schemas/Pet/discriminator', undefined, 43, 5],
  ['#/components/schemas/Pet/properties/note', 'x-own', 47, 47],
] as const)('the location of %s %s is %d:%d', async ([pointer, key, line, column]) => {
  const { description, folder } = await load(shop);
  const location = description.origins.locationOf(nodeAt(description, pointer), key);
  expect([relative(folder, location?.source.path ?? ''), location?.line, location?.column]).toEqual([
    'swagger.yaml',
    line,
    column,
  ]);
});
