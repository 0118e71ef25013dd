import { array, assert, asyncProperty, constantFrom, nat, oneof, record } from 'fast-check';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isJsonObject, type JsonValue } from '../../description/json/json.ts';
import { folderWith } from '../folder-with.ts';
import { diagnose } from './diagnose.ts';

/** A valid description that contains every type of OpenAPI object. */
const sound: JsonValue = {
  openapi: '3.1.0',
  info: { title: 'Test', version: '1', description: 'Text.' },
  servers: [{ url: 'https://{host}', variables: { host: { default: 'a', enum: ['a'] } } }],
  security: [{ Token: [] }],
  tags: [{ name: 'Badges', description: 'Images.' }],
  paths: {
    '/badges/{id}': {
      parameters: [{ $ref: '#/components/parameters/Id' }],
      get: {
        operationId: 'getBadge',
        tags: ['Badges'],
        'x-sdk': { group: 'badges', method: 'get' },
        parameters: [{ name: 'q', in: 'query', content: { 'application/json': { schema: { type: 'string' } } } }],
        responses: {
          200: {
            description: 'One.',
            headers: { Link: { schema: { type: 'string' } } },
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Badge' }, examples: { a: { value: {} } } },
            },
            links: { self: { operationId: 'getBadge', parameters: { id: '$response.body#/id' } } },
          },
          default: { $ref: '#/components/responses/Problem' },
        },
      },
      put: {
        operationId: 'putBadge',
        requestBody: {
          content: { 'application/x-www-form-urlencoded': { schema: { $ref: '#/components/schemas/Badge' } } },
        },
        callbacks: { done: { '{$url}': { post: { responses: { 204: { description: 'Done.' } } } } } },
        responses: { 204: { description: 'Done.' } },
      },
    },
  },
  components: {
    parameters: { Id: { name: 'id', in: 'path', required: true, schema: { type: ['integer', 'string'], minimum: 0 } } },
    responses: { Problem: { description: 'A problem.' } },
    securitySchemes: { Token: { type: 'apiKey', in: 'header', name: 'TOKEN' } },
    schemas: {
      Badge: {
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: 'integer' },
          parent: { oneOf: [{ $ref: '#/components/schemas/Badge' }, { type: 'null' }] },
          tags: { type: 'array', items: { enum: ['a', 'b'] }, prefixItems: [true] },
          text: { type: 'string', pattern: '^a', format: 'date', maxLength: 5 },
        },
        patternProperties: { '^x-': { const: { a: [1] } } },
        dependentRequired: { id: ['parent'] },
        additionalProperties: false,
        if: { not: {} },
        discriminator: { propertyName: 'id', mapping: { a: '#/components/schemas/Badge' } },
      },
    },
  },
};

const values: readonly JsonValue[] = [
  null,
  true,
  -1,
  1.5,
  '',
  'text',
  '*/ `${x}`',
  [],
  [null],
  [[]],
  {},
  { a: null },
  { $ref: '#' },
  { $ref: '#/' },
  { $ref: '' },
  { $ref: '#/components/schemas/Badge' },
  { $ref: '#/components/parameters/Id' },
  { $ref: '#/components/schemas/Badge/properties/id' },
  { $ref: '#/paths/~1badges~1{id}/get' },
  { $ref: 'nowhere.yaml#/a' },
  { $ref: 'description.json' },
  { $ref: 'https://example.com' },
  { $ref: 5 },
];
const keys = [
  '',
  '/',
  '__proto__',
  'constructor',
  '$ref',
  '$anchor',
  'hasOwnProperty',
  'x-a',
  'default',
  'type',
  'openrpc',
  'asyncapi',
  'swagger',
];

/** Replaces, removes or renames a member of a description. The numbers select the member and its new value. */
type Change = Readonly<Record<'at' | 'how' | 'what', number>>;

function changed(document: JsonValue, { at, how, what }: Change): JsonValue {
  const members: [owner: object, key: string][] = [];
  const visit = (node: JsonValue | undefined): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      members.push([node, key]);
      visit(child);
    }
  };
  visit(document);
  const [owner, key] = members[at % members.length] ?? [{}, ''];
  const before: unknown = Reflect.get(owner, key);
  if (how !== 0) Reflect.deleteProperty(owner, key);
  const name = how === 2 ? (keys[what % keys.length] ?? '') : key;
  const value = how === 0 ? structuredClone(values[what % values.length]) : before;
  if (how !== 1) Object.defineProperty(owner, name, { value, enumerable: true, configurable: true, writable: true });
  return document;
}

test('the original description has no problems', async () => {
  const file = join(folderWith({ 'description.json': JSON.stringify(sound) }), 'description.json');
  const found = await diagnose(file);
  expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('every random change is accepted or reported with a location, a cause and a fix', async () => {
  const change = record({
    at: nat(),
    how: oneof({ weight: 3, arbitrary: constantFrom(0) }, constantFrom(1, 2)),
    what: nat(),
  });
  await assert(
    asyncProperty(array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      const document = changes.reduce<JsonValue>(changed, structuredClone(sound));
      const found = await diagnose(
        join(folderWith({ 'description.json': JSON.stringify(document) }), 'description.json'),
      );
      const incomplete = found.filter(
        ({ location, message, fix }) => location === undefined || message === '' || fix === '',
      );
      expect(incomplete).toEqual([]);
      // Every source location must exist in its file.
      const outside = found.filter(
        ({ location }) => location !== undefined && location.line > location.source.text.split('\n').length,
      );
      expect(outside).toEqual([]);
      expect(isJsonObject(document)).toBe(true);
    }),
    { numRuns: 60 },
  );
}, 120_000);
