import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { emitOutput } from '../../cli/plugin-test.ts';
import { zodSchemas } from '../../plugins/zod/index.ts';

/** A zod schema that a test has imported. */
interface Loaded {
  readonly shape?: object;
  safeParse(value: unknown): { readonly success: boolean; readonly error?: { readonly issues: readonly unknown[] } };
}

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
  ['petSchema', { id, tags: [], more: 1 }, [[]]],
  ['petSchema', { tags: [] }, [['id']]],
  ['petSchema', { id, tags: [], mother: undefined }, []],
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

/** Schemas of objects that need more than a list of properties, and some that zod cannot express at all. */
const objects = `openapi: 3.1.0
info: { title: Shop, version: '1' }
paths: {}
components:
  schemas:
    Animal: { type: object, required: [name], properties: { name: { type: string, minLength: 2 } } }
    Dog:
      allOf:
        - $ref: '#/components/schemas/Animal'
        - { type: object, properties: { toys: { type: array, maxItems: 1, items: { $ref: '#/components/schemas/Toy' } } } }
    Toy:
      type: object
      required: [size]
      properties:
        size: { type: string, enum: [small, large] }
        owner: { $ref: '#/components/schemas/Dog' }
        count: { type: [integer, 'null'], minimum: 1 }
        parts: { type: object, required: [id], additionalProperties: false, properties: { id: { type: string, pattern: '^p' } } }
        any: true
      additionalProperties: true
    Inherited: { type: object, properties: { constructor: { type: string } } }
    Other: { type: object, required: [missing], properties: { id: { type: string } } }
    Limited: { type: object, minProperties: 2, properties: { id: { type: string } } }
    Closed: { allOf: [{ $ref: '#/components/schemas/Animal' }, { additionalProperties: false, properties: { id: true, name: true } }] }
    Twice: { allOf: [{ $ref: '#/components/schemas/Animal' }, { properties: { name: { maxLength: 3 } } }] }
    Untyped: { properties: { id: { type: string } } }
    Nullable: { type: [object, 'null'], properties: { id: { type: string } } }
    Either: { type: object, properties: { id: { type: string } }, oneOf: [{ required: [id] }, { required: [name] }] }
`;

/** Values for all schemas. Each schema accepts some of them. */
const objectValues: readonly unknown[] = [
  null,
  1,
  [],
  {},
  { id: 'a' },
  { id: 1 },
  { name: 'Rex' },
  { name: 'R' },
  { name: 'Rexi' },
  { name: 'Rex', id: 1 },
  { name: 'Rex', more: 1 },
  { name: 'Rex', toys: [{ size: 'small', owner: { name: 'Rex' } }] },
  { name: 'Rex', toys: [{ size: 'medium' }] },
  { name: 'Rex', toys: [{ size: 'small' }, { size: 'small' }] },
  { size: 'small', count: null, any: null, more: 1 },
  { size: 'small', count: 0 },
  { size: 'small', count: 1.5 },
  { size: 'large', parts: { id: 'p1' } },
  { size: 'large', parts: { id: 'p1', more: 1 } },
  { size: 'large', parts: { id: 'q' } },
  { size: 'large', parts: {} },
  { size: 'large', owner: { name: 'R' } },
  { missing: 1 },
  JSON.parse('{ "__proto__": 1, "name": "Rex" }'),
  { constructor: 1 },
  { constructor: 'a' },
];

test('an object is a zod object, with the properties of all its parts, if zod can accept the same values', async () => {
  const output = await emitOutput({
    description: objects,
    plugins: [zodSchemas()],
    options: { only: ['types', 'validators'] },
  });
  onTestFinished(output.remove);
  const program = `import type { z } from 'zod';
import type { Dog, Toy } from './types/index.ts';
import { dogSchema, toySchema } from './zod/index.ts';
export const name: z.ZodString = dogSchema.shape.name.min(3);
export const age: number | null | undefined = dogSchema.pick({ name: true }).extend({ age: toySchema.shape.count }).parse({ name: 'Rex' }).age;
export const input: z.input<typeof dogSchema> = { name: 'Rex', toys: [{ size: 'small' }] };
export const dog: Dog = dogSchema.parse(input);
export const toy: Toy = toySchema.parse({ size: 'small' });
// @ts-expect-error: The property is not described.
export const color: unknown = dogSchema.shape.color;
`;
  writeFileSync(join(output.folder, 'use.ts'), program);
  expect(await output.compile()).toEqual([]);
  const load = (path: string) => import(pathToFileURL(join(output.folder, path)).href);
  const zod: Record<string, Loaded> = await load('zod/index.ts');
  const validators = await load('validators/index.ts');
  const shapes = Object.entries(zod).flatMap(([name, { shape }]) =>
    shape === undefined ? [] : [[name, Object.keys(shape)]],
  );
  expect(Object.fromEntries(shapes)).toEqual({
    animalSchema: ['name'],
    dogSchema: ['name', 'toys'],
    toySchema: ['any', 'count', 'owner', 'parts', 'size'],
  });
  expect(
    zod['dogSchema']?.safeParse({ name: 'R', toys: [{ size: 'small', parts: { id: 'q' } }] }).error?.issues,
  ).toMatchObject([
    { path: ['name'], message: 'must have at least 2 characters' },
    { path: ['toys', 0, 'parts', 'id'], message: 'must match the pattern ^p' },
  ]);
  const accepted = new Map<string, number>();
  for (const value of objectValues) {
    for (const [name, schema] of Object.entries(zod)) {
      const { issues } = validators[name]['~standard'].validate(value);
      expect([name, value, schema.safeParse(value).success]).toEqual([name, value, issues === undefined]);
      if (issues === undefined) accepted.set(name, (accepted.get(name) ?? 0) + 1);
    }
  }
  expect(accepted.size).toBe(Object.keys(zod).length);
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
