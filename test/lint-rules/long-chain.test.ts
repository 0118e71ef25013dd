import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runRules } from '../../description/lint/run-rules.ts';
import { folderWith } from '../folder-with.ts';

test('a chain of references that is too long for the rules is named as the cause', async () => {
  const reference = (index: number): object => ({ $ref: `#/components/schemas/S${index}` });
  const schemas = Array.from({ length: 6000 }, (_, index) => [
    `S${index}`,
    { properties: { a: reference(index + 1) } },
  ]);
  const folder = folderWith({
    'openapi.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      paths: {},
      components: { schemas: { ...Object.fromEntries(schemas), S6000: { type: 'string' } } },
    }),
  });
  await expect(runRules({ spec: join(folder, 'openapi.json') })).rejects.toThrow('a chain of references is too long');
});
