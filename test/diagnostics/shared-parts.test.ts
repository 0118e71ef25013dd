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

test.each([
  ['closed', { type: 'object', additionalProperties: false, allOf: [reference('S0')] }],
  ['nullable', { type: 'object', nullable: true, allOf: [reference('S0')] }],
])('parts with many ways to the same schema are checked once: %s', async (_, schema) => {
  const schemas = { A: schema, ...chain, S40: { type: 'object', nullable: true } };
  const document = { openapi: '3.0.3', info: { title: 'Test', version: '1' }, paths: {}, components: { schemas } };
  const folder = folderWith({ 'openapi.json': JSON.stringify(document) });
  const { diagnostics } = await generate({
    spec: join(folder, 'openapi.json'),
    out: join(folder, 'out'),
    only: ['types'],
    check: false,
    force: false,
  });
  expect(diagnostics.filter(({ code }) => /^(?:schema|keyword)-/u.test(code))).toEqual([]);
});
