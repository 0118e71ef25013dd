import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { generate } from '../generate.ts';

const reference = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

/** A chain in which each schema refers twice to the next one, so that the last one is reached in 2^40 ways. */
const chain = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => [
    `S${index}`,
    { allOf: [reference(`S${index + 1}`), reference(`S${index + 1}`)] },
  ]),
);

/** Generates code for the chain and a schema that refers to it. */
async function generated(openapi: string, schema: object, last: object, only: 'types' | 'validators') {
  const schemas = { A: schema, ...chain, S40: last };
  const document = { openapi, info: { title: 'Test', version: '1' }, paths: {}, components: { schemas } };
  const folder = folderWith({ 'openapi.json': JSON.stringify(document) });
  return generate({
    spec: join(folder, 'openapi.json'),
    out: join(folder, 'out'),
    schemas: 'all',
    only: [only],
    check: false,
    force: false,
  });
}

test.each([
  ['closed', { type: 'object', additionalProperties: false, allOf: [reference('S0')] }],
  ['nullable', { type: 'object', nullable: true, allOf: [reference('S0')] }],
])('parts with many ways to the same schema are checked once: %s', async (_, schema) => {
  const { diagnostics } = await generated('3.0.3', schema, { type: 'object', nullable: true }, 'types');
  expect(diagnostics.filter(({ code }) => /^(?:schema|keyword)-/u.test(code))).toEqual([]);
});

test.each([
  ['null or the schema', { oneOf: [reference('S0'), { type: 'null' }] }, { minLength: 1 }],
  ['unevaluated properties', { allOf: [reference('S0')], unevaluatedProperties: false }, { minLength: 1 }],
  ['evaluated properties', { allOf: [reference('S0')], unevaluatedProperties: false }, { properties: { a: {} } }],
])('validators of parts with many ways to the same schema are generated: %s', async (_, schema, last) => {
  expect((await generated('3.1.0', schema, last, 'validators')).upToDate).toBe(true);
});
