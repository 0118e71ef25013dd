import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { Api } from '../../generator/2-model/api.ts';
import { folderWith, type Files } from '../folder-with.ts';
import { load } from './load.ts';

const badge = { type: 'object', required: ['id'], properties: { id: { type: 'integer' }, name: { type: 'string' } } };
const badges = (schema: object): object => ({
  get: {
    operationId: 'listBadges',
    tags: ['Badges'],
    responses: { 200: { description: 'All.', content: { 'application/json': { schema } } } },
  },
});
const root = (parts: object, openapi = '3.1.0'): object => ({ openapi, info: { title: 'T', version: '1' }, ...parts });
const whole = root({
  paths: { '/badges': badges({ $ref: '#/components/schemas/Badge' }) },
  components: { schemas: { Badge: badge } },
});

/** The model without what tells which file it was read from. */
async function modelOf(files: Files, name: string): Promise<Omit<Api, 'file'>> {
  const { api } = await load(join(folderWith(files), name));
  const { file: _, ...model } = api;
  return model;
}

test('JSON, YAML and split files come to one model', async () => {
  const json = await modelOf({ 'api.json': JSON.stringify(whole) }, 'api.json');
  expect(json.schemas.map(({ name }) => name)).toEqual(['Badge']);
  expect(json.areas.flatMap(({ operations }) => operations.map(({ name }) => name))).toEqual(['listBadges']);

  expect(await modelOf({ 'api.yaml': stringify(whole) }, 'api.yaml')).toEqual(json);
  expect(await modelOf({ 'api.yml': JSON.stringify(whole) }, 'api.yml')).toEqual(json);
  const split = {
    'api.yaml': stringify(root({ paths: { '/badges': { $ref: 'areas/paths.yaml#/badges' } } })),
    'areas/paths.yaml': stringify({ badges: badges({ $ref: '../schemas.json#/Badge' }) }),
    'schemas.json': JSON.stringify({ Badge: badge }),
  };
  expect(await modelOf(split, 'api.yaml')).toEqual(json);
});

test('a byte order mark is no part of the text', async () => {
  const json = await modelOf({ 'api.json': JSON.stringify(whole) }, 'api.json');
  expect(await modelOf({ 'api.json': `\ufeff${JSON.stringify(whole)}` }, 'api.json')).toEqual(json);
  expect(await modelOf({ 'api.yaml': `\ufeff${stringify(whole)}` }, 'api.yaml')).toEqual(json);
});

test('merge keys and aliases are written out, and `no` stays text', async () => {
  const yaml = `openapi: 3.1.0
info: { title: T, version: '1' }
paths: {}
components:
  schemas:
    A: &a
      type: object
      properties: { answer: { type: string, enum: [yes, no, 2026-03-09] } }
    B:
      <<: *a
      description: Like A.
`;
  const { schemas } = await modelOf({ 'api.yaml': yaml }, 'api.yaml');
  const answer = { schema: { enum: ['yes', 'no', '2026-03-09'] } };
  expect(schemas).toMatchObject([
    { name: 'A', schema: { properties: [answer] } },
    { name: 'B', schema: { annotations: { description: 'Like A.' }, properties: [answer] } },
  ]);
});

describe('a schema', () => {
  const schemaOf = async (openapi: string, schema: object): Promise<object | undefined> => {
    const document = root({ paths: {}, components: { schemas: { A: schema, Other: badge } } }, openapi);
    const { schemas } = await modelOf({ 'api.yaml': stringify(document) }, 'api.yaml');
    return schemas.find(({ name }) => name === 'A')?.schema;
  };

  test.for([
    [{ type: 'string', nullable: true }, { type: ['string', 'null'] }],
    [{ type: 'string', nullable: false }, { type: ['string'] }],
    [
      { type: 'string', nullable: true, enum: ['a'] },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    [{ type: 'string', nullable: true, enum: ['a', null] }, { enum: ['a', null] }],
    [
      { type: 'number', minimum: 1, exclusiveMinimum: true },
      { minimum: undefined, exclusiveMinimum: 1 },
    ],
    [
      { type: 'number', minimum: 1, exclusiveMinimum: false },
      { minimum: 1, exclusiveMinimum: undefined },
    ],
    [
      { type: 'number', maximum: 9, exclusiveMaximum: true },
      { maximum: undefined, exclusiveMaximum: 9 },
    ],
    [
      { type: 'number', minimum: 1, maximum: 9, exclusiveMinimum: true },
      { exclusiveMinimum: 1, maximum: 9, exclusiveMaximum: undefined },
    ],
  ] as const)('of OpenAPI 3.0 is read as JSON Schema 2020-12: %j', async ([schema, expected]) => {
    expect(await schemaOf('3.0.3', schema)).toMatchObject(expected);
  });

  test('of OpenAPI 3.0 is nothing but a reference where it has one', async () => {
    const schema = { $ref: '#/components/schemas/Other', description: 'Lost.' };
    const wrapped = { type: 'object', properties: { other: schema } };
    expect(await schemaOf('3.0.3', wrapped)).toMatchObject({
      properties: [{ schema: { reference: '#/components/schemas/Other', annotations: { description: undefined } } }],
    });
    expect(await schemaOf('3.1.0', wrapped)).toMatchObject({
      properties: [{ schema: { reference: '#/components/schemas/Other', annotations: { description: 'Lost.' } } }],
    });
  });

  test('of OpenAPI 3.1 is taken as it is', async () => {
    expect(await schemaOf('3.1.1', { type: ['number', 'null'], exclusiveMinimum: 0, minimum: 0 })).toMatchObject({
      type: ['number', 'null'],
      exclusiveMinimum: 0,
      minimum: 0,
    });
  });
});
