import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '../generate.ts';
import { folderWith } from '../folder-with.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * Returns a description with a number of schemas, each of which contains the next one several times. Every kind of object that can
 * have a schema uses one of them.
 */
function description(levels: number, schemaOf: (next: Json) => Json): Json {
  const level = (index: number): Json => ({ $ref: `#/components/schemas/Level${index}` });
  const last = { type: 'object', properties: { text: { type: 'string' }, count: { type: 'integer' } } };
  const schemas = Object.fromEntries(
    Array.from({ length: levels }, (_, index) => [
      `Level${index}`,
      index === levels - 1 ? last : schemaOf(level(index + 1)),
    ]),
  );
  const schema = level(0);
  const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];
  const operation = {
    operationId: 'createThing',
    tags: ['things'],
    parameters: [
      { name: 'filter', in: 'query', style: 'deepObject', explode: true, schema },
      { name: 'sort', in: 'query', content: { 'application/json': { schema } } },
      { name: 'x-filter', in: 'header', schema },
    ],
    requestBody: { required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) },
    responses: {
      200: {
        description: 'The thing.',
        headers: { 'x-thing': { schema } },
        content: { 'application/json': { schema } },
      },
    },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Shared', version: '1.0.0' },
    servers: [{ url: 'https://shared.test' }],
    paths: { '/things': { post: operation } },
    components: { schemas },
  };
}

/** Returns the number of characters in all files of the output. */
async function sizeOf(document: Json): Promise<number> {
  const folder = folderWith({ 'openapi.json': JSON.stringify(document) });
  const out = join(folder, 'out');
  const { upToDate } = await generate({ spec: join(folder, 'openapi.json'), out, check: false, force: false });
  expect(upToDate).toBe(true);
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((file) => join(out, file))
    .filter((file) => statSync(file).isFile())
    .reduce((sum, file) => sum + readFileSync(file, 'utf8').length, 0);
}

const shapes: Readonly<Record<string, (next: Json) => Json>> = {
  'twice in each other': (next) => ({
    type: 'object',
    required: ['one', 'two'],
    properties: { one: next, two: next },
  }),
  'in lists, and among other properties': (next) => ({
    type: 'object',
    properties: { list: { type: 'array', items: next } },
    additionalProperties: next,
  }),
  'in combinations': (next) => ({
    allOf: [next, { anyOf: [next, { type: 'object', properties: { one: next, two: next } }] }],
  }),
  'in combinations, with properties of their own': (next) => ({
    allOf: [next, { type: 'object', properties: { own: { type: 'string' } } }],
    properties: { one: next, two: next },
  }),
  'with more beside the reference': (next) => ({
    type: 'object',
    properties: { one: { ...next, minProperties: 1 }, two: { ...next, maxProperties: 9 } },
  }),
};

test.each(Object.entries(shapes))(
  'the output grows only in proportion to the number of schemas: %s',
  async (_, schemaOf) => {
    const [ten, twenty, thirty] = await Promise.all(
      [10, 20, 30].map(async (levels) => sizeOf(description(levels, schemaOf))),
    );
    if (ten === undefined || twenty === undefined || thirty === undefined) throw new Error('not generated');
    // Names with two digits are longer, so the growth may differ a little.
    expect(thirty - twenty).toBeLessThan(1.5 * (twenty - ten));
  },
);
