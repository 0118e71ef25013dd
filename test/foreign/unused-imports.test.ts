import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { JsonObject } from '../../description/json/json.ts';
import { generate } from '../generate.ts';
import { compilerOutput } from './compiler-output.ts';

const folder = mkdtempSync(join(tmpdir(), 'forgespec-imports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const reference = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

/** Schemas that refer to another schema, although their types do not contain the type of that schema. */
const schemas: Readonly<Record<string, JsonObject>> = {
  'a union with any value': { anyOf: [reference('Pet'), {}] },
  'an intersection without values': { allOf: [{ type: 'string' }, { type: 'array', items: reference('Pet') }] },
  'a property that replaces a property of the base': {
    allOf: [reference('Base'), { type: 'object', properties: { pet: { type: 'object', required: ['name'] } } }],
  },
  'a property of a base': { allOf: [reference('Base'), { type: 'object', properties: { size: { type: 'number' } } }] },
  'a condition that has no type': { type: 'string', if: reference('Pet'), then: { minLength: 1 } },
};

test('a module imports no type that its code does not contain', async () => {
  const names = Object.keys(schemas);
  const operation = (tag: string, schema: JsonObject): JsonObject => ({
    get: {
      tags: [tag],
      operationId: tag,
      responses: { '200': { description: 'OK', content: { 'application/json': { schema } } } },
    },
  });
  const description = {
    openapi: '3.1.0',
    info: { title: 'Imports', version: '1.0.0' },
    paths: {
      ...Object.fromEntries(
        names.map((name, index) => [
          `/cases/${index}`,
          operation(`case${index}`, { type: 'object', title: name, properties: { value: schemas[name] } }),
        ]),
      ),
      '/pets': operation('pets', reference('Pet')),
      '/bases': operation('bases', reference('Base')),
    },
    components: {
      schemas: {
        Pet: { type: 'object', properties: { name: { type: 'string' } } },
        Base: { type: 'object', properties: { id: { type: 'string' }, pet: reference('Pet') } },
      },
    },
  };
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(description));
  const { diagnostics } = await generate({
    spec: join(folder, 'openapi.json'),
    out: join(folder, 'api'),
    only: ['types'],
    check: false,
    force: false,
  });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  writeFileSync(join(folder, 'program.ts'), "export type * from './api/types/index.ts';\n");
  expect(compilerOutput(join(folder, 'program.ts'))).toBe('');
});
