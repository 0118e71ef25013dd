import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonValue } from '../../generator/1-load/json.ts';
import { valueLiteral } from '../../generator/code/literal.ts';
import { generate } from '../generate.ts';
import { compilerOutput } from './compiler-output.ts';
import { basicSchemas, typeCases } from './type-cases.ts';

// The types and the validators of one description must agree. For each schema, this test assigns values to the type with the
// compiler, and validates the same values.

const folder = mkdtempSync(join(tmpdir(), 'forgespec-agreement-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const nameOf = (index: number): string => `Case${index}`;

/** The lines of the program that the compiler checks, with the value that each line assigns. */
const assignments = typeCases.flatMap(({ valid, invalid = [], inexpressible = [] }, index) => [
  ...[...valid, ...inexpressible].map((value) => ({ index, value, isAssignable: true })),
  ...invalid.map((value) => ({ index, value, isAssignable: false })),
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
  // The value is the result of a function, because TypeScript rejects additional properties only in a literal.
  const lines = assignments.map(({ index, value, isAssignable }) => {
    const call = `assign<types.${nameOf(index)}>(value(${valueLiteral(value)}));`;
    return `${isAssignable ? '' : '// @ts-expect-error\n'}${call}`;
  });
  const program = [
    "import type * as types from './api/types/index.ts';",
    'declare function assign<T>(value: T): void;',
    'declare function value<const V>(value: V): MutableOf<V>;',
    'type MutableOf<V> = V extends object ? { -readonly [Key in keyof V]: MutableOf<V[Key]> } : V;',
    ...lines,
  ].join('\n');
  writeFileSync(join(folder, 'program.ts'), program);
  const output = compilerOutput(join(folder, 'program.ts'));
  const texts = program.split('\n');
  const failures = [...output.matchAll(/program\.ts\((\d+),\d+\): (error .*)/gu)].map(
    ([, line, message]) => `${texts[Number(line) - 1]}\n${texts[Number(line)]}: ${message}`,
  );
  expect(failures).toEqual([]);
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
