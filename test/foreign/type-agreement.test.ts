import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonValue } from '../../description/json/json.ts';
import { generate } from '../generate.ts';
import { assignmentProgram, wrongAssignments } from './assignments.ts';
import { compilerOutput } from './compiler-output.ts';
import { basicSchemas, typeCases } from './type-cases.ts';

// The types and the validators of one description must agree. For each schema, this test assigns values to the type with the
// compiler, and validates the same values.

const folder = mkdtempSync(join(tmpdir(), 'forgespec-agreement-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const nameOf = (index: number): string => `Case${index}`;
const typeOf = (index: number): string => `types.${nameOf(index)}`;

/** The assignments that the compiler checks. */
const assignments = typeCases.flatMap(({ valid, invalid = [], inexpressible = [] }, index) => [
  ...[...valid, ...inexpressible].map((value) => ({ type: typeOf(index), value, isAssignable: true })),
  ...invalid.map((value) => ({ type: typeOf(index), value, isAssignable: false })),
]);

beforeAll(async () => {
  const cases = Object.fromEntries(typeCases.map(({ schema }, index) => [nameOf(index), schema]));
  const description = {
    openapi: '3.1.0',
    info: { title: 'Types', version: '1.0.0' },
    paths: {},
    components: { schemas: { ...basicSchemas, ...cases } },
  };
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(description));
  const { diagnostics } = await generate({
    spec: join(folder, 'openapi.json'),
    out: join(folder, 'api'),
    schemas: 'all',
    check: false,
    force: false,
  });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('valid values are assignable to the type, and invalid values are not if TypeScript can express it', () => {
  writeFileSync(join(folder, 'program.ts'), assignmentProgram('./api/types/index.ts', assignments));
  const output = compilerOutput(join(folder, 'program.ts'));
  expect(wrongAssignments(assignments, output, 'program.ts')).toEqual([]);
  expect(output).toBe('');
});

test('the validators accept the valid values, and no invalid one', async () => {
  const wrong: { index: number; value: JsonValue; isAccepted: boolean }[] = [];
  for (const [index, { valid, invalid = [], inexpressible = [] }] of typeCases.entries()) {
    const module: Record<string, unknown> = await import(join(folder, `api/validators/schemas/case${index}.ts`));
    const is = module[`is${nameOf(index)}`];
    if (typeof is !== 'function') throw new Error(`${nameOf(index)} has no validator.`);
    for (const value of valid) if (is(value) !== true) wrong.push({ index, value, isAccepted: false });
    for (const value of [...invalid, ...inexpressible]) {
      if (is(value) === true) wrong.push({ index, value, isAccepted: true });
    }
  }
  expect(wrong).toEqual([]);
});
