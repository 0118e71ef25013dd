import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { emitOutput } from '../../cli/plugin-test.ts';
import { zodSchemas } from '../../plugins/zod/index.ts';

const description = `openapi: 3.1.0
info: { title: Shop, version: '1' }
paths: {}
components:
  schemas:
    Pet:
      description: A pet of the shop.
      type: object
      required: [id, tags]
      properties:
        id: { type: string, format: uuid }
        tags: { type: array, uniqueItems: true, items: { type: string, maxLength: 2 } }
        a/b: { type: integer }
        mother: { $ref: '#/components/schemas/Pet' }
      additionalProperties: false
    Size: { enum: [1, 'large', null] }
    Either: { oneOf: [{ type: integer, multipleOf: 2 }, { type: integer, multipleOf: 3 }] }
`;

const id = '123e4567-e89b-42d3-a456-426614174000';

/** Values for each schema, with the paths of the issues of zod. */
const values: readonly (readonly [schema: string, value: unknown, paths: readonly (readonly unknown[])[]])[] = [
  ['petSchema', { id, tags: ['a', '𝒳𝒴'] }, []],
  ['petSchema', { id, tags: ['a', 'a'] }, [['tags']]],
  ['petSchema', { id, tags: ['abc'] }, [['tags', 0]]],
  ['petSchema', { id: 'x', tags: [], 'a/b': 1.5 }, [['id'], ['a/b']]],
  ['petSchema', { id, tags: [], mother: { id, tags: [1] } }, [['mother', 'tags', 0]]],
  ['petSchema', { id, tags: [], more: 1 }, [['more']]],
  ['petSchema', null, [[]]],
  ['sizeSchema', null, []],
  ['sizeSchema', 'small', [[]]],
  ['eitherSchema', 4, []],
  ['eitherSchema', 6, [[]]],
];

test('the zod schemas accept what the validators accept, with the paths of their issues, and compile', async () => {
  const output = await emitOutput({
    description,
    plugins: [zodSchemas()],
    options: { only: ['types', 'validators'] },
  });
  onTestFinished(output.remove);
  expect(output.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(await output.compile()).toEqual([]);
  const load = (path: string) => import(pathToFileURL(join(output.folder, path)).href);
  const schemas = await load('zod/index.ts');
  const validators = await load('validators/index.ts');
  for (const [name, value, paths] of values) {
    const { success, error } = schemas[name].safeParse(value);
    const found = error?.issues.map(({ path }: { path: unknown }) => path) ?? [];
    expect([name, value, success, found]).toEqual([name, value, paths.length === 0, paths]);
    const standard = await validators[name]['~standard'].validate(value);
    expect([name, value, standard.issues === undefined]).toEqual([name, value, success]);
  }
});

test('the input and the output of a zod schema have the type of the schema, also for requests', async () => {
  const output = await emitOutput({
    description: description.replace('id: { type: string', 'id: { readOnly: true, type: string').replace(
      'paths: {}',
      `paths:
  /pets:
    post:
      operationId: createPet
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses:
        '201': { description: Created., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }`,
    ),
    plugins: [zodSchemas()],
    options: { only: ['types', 'validators'] },
  });
  onTestFinished(output.remove);
  const program = `import type { z } from 'zod';
import { petWritableSchema } from './zod/index.ts';
const tags: string[] = [];
export const input: z.input<typeof petWritableSchema> = { tags };
export const output: z.output<typeof petWritableSchema> = { tags };
// @ts-expect-error: The property is required.
export const wrong: z.input<typeof petWritableSchema> = {};
`;
  writeFileSync(join(output.folder, 'use.ts'), program);
  expect(await output.compile()).toEqual([]);
});

test('an output with dates is refused, because the validators check messages', async () => {
  const dates = description.replace('enum: [1', 'enum: [1').replace('format: uuid', 'format: date-time');
  const output = await emitOutput({ description: dates, plugins: [zodSchemas()], options: { dateTimes: 'Date' } });
  onTestFinished(output.remove);
  expect(output.diagnostics).toContainEqual(
    expect.objectContaining({ code: 'plugin-finding', severity: 'error', message: expect.stringContaining('dates') }),
  );
});
