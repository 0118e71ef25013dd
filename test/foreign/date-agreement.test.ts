import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { valueLiteral } from '../../generator/code/literal.ts';
import { folderWith } from '../folder-with.ts';
import { generate } from '../generate.ts';
import { compilerOutput } from './compiler-output.ts';
import { date, dateCases, dateSchemas, noon } from './date-cases.ts';

// After a valid value of a message is converted, it must have the type that is generated for its schema. For each schema, this test
// converts values with the generated functions, and assigns the results to the type with the compiler.

/** Returns the code of a value that consists of JSON values and dates. */
function codeOf(value: unknown): string {
  if (value instanceof Date) return `new globalThis.Date(${value.getTime()})`;
  if (Array.isArray(value)) return `[${value.map(codeOf).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{ ${Object.entries(value)
      .map(([name, member]) => `${JSON.stringify(name)}: ${codeOf(member)}`)
      .join(', ')} }`;
  }
  return JSON.stringify(value);
}

test('valid values have the type of their schema after the conversion, and serialize to valid values again', async () => {
  const folder = folderWith({
    'package.json': '{ "type": "module" }',
    'openapi.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Dates', version: '1.0.0' },
      paths: {},
      components: {
        schemas: {
          ...dateSchemas,
          ...Object.fromEntries(dateCases.map(({ schema }, index) => [`Case${index}`, schema])),
        },
      },
    }),
  });
  const options = { spec: join(folder, 'openapi.json'), out: join(folder, 'api'), check: false, force: false } as const;
  const { diagnostics } = await generate({ ...options, dateTimes: 'Date' });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);

  const conversions: Record<string, (value: unknown) => unknown> = await import(
    join(folder, 'api/types/conversions/shared.ts')
  );
  const { wireFormOf } = await import(join(folder, 'api/shared/conversions.ts'));
  const lines: string[] = [];
  for (const [index, { title, values, type }] of dateCases.entries()) {
    const name = `Case${index}`;
    const path = join(folder, `api/validators/schemas/case${index}.ts`);
    const is = (await import(path))[`is${name}`];
    for (const value of values) {
      expect([title, valueLiteral(value), is(value)]).toEqual([title, valueLiteral(value), true]);
      const converted = conversions[`convert${name}`]?.(structuredClone(value)) ?? structuredClone(value);
      expect(wireFormOf(converted)).toEqual(value);
      lines.push(`assign<types.${name}>(value(${codeOf(converted)})); // ${title}`);
    }
    if (type !== undefined) {
      const expected = type.replaceAll(/\bDate\b/gu, 'globalThis.Date');
      lines.push(`assign<Equal<types.${name}, ${expected}>>(true); // ${title}`);
    }
  }
  const program = [
    "import type * as types from './api/types/index.ts';",
    'declare function assign<T>(value: T): void;',
    'declare function value<const V>(value: V): MutableOf<V>;',
    'type MutableOf<V> = V extends Date ? V : V extends object ? { -readonly [Key in keyof V]: MutableOf<V[Key]> } : V;',
    'type Equal<A, B> = [A, B] extends [B, A] ? ([B, A] extends [A, B] ? true : false) : false;',
    ...lines,
  ];
  await writeFile(join(folder, 'program.ts'), program.join('\n'));
  const output = compilerOutput(join(folder, 'program.ts'));
  const failures = [...output.matchAll(/program\.ts\((\d+),\d+\): (.*)/gu)].map(
    ([, line, message]) => `${program[Number(line) - 1]}\n${message}`,
  );
  expect(failures).toEqual([]);
  expect(output).toBe('');
  expect(existsSync(join(folder, 'api/types/conversions/single-values.ts'))).toBe(true);
});

test('an output without validators has the check of dates, and an output with the default has no conversions', async () => {
  const folder = folderWith({
    'package.json': '{ "type": "module" }',
    'openapi.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Dates', version: '1.0.0' },
      paths: {},
      components: { schemas: dateSchemas },
    }),
  });
  const options = { spec: join(folder, 'openapi.json'), only: ['types'], check: false, force: false } as const;
  await generate({ ...options, out: join(folder, 'a'), dateTimes: 'Date' });
  const { convertMoment } = await import(join(folder, 'a/types/conversions/shared.ts'));
  expect(convertMoment(noon)).toEqual(new Date(noon));
  await generate({ ...options, out: join(folder, 'b') });
  expect(existsSync(join(folder, 'b/types/conversions'))).toBe(false);
  expect(existsSync(join(folder, 'b/shared'))).toBe(false);
});

test('validators refuse texts that cannot be converted, even if they do not check formats', async () => {
  const folder = folderWith({
    'openapi.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Dates', version: '1.0.0' },
      paths: {},
      components: { schemas: { Moment: date, Text: { ...date, maxLength: 30 } } },
    }),
  });
  const options = { spec: join(folder, 'openapi.json'), out: join(folder, 'api'), check: false, force: false } as const;
  await generate({ ...options, dateTimes: 'Date', assertFormats: false });
  const { isMoment } = await import(join(folder, 'api/validators/schemas/moment.ts'));
  const { isText } = await import(join(folder, 'api/validators/schemas/text.ts'));
  expect([isMoment(noon), isMoment('a'), isText('a')]).toEqual([true, false, true]);
});

test('the report lists the dates that are not converted', async () => {
  const folder = folderWith({
    'openapi.yaml': `openapi: 3.1.0
info: { title: Dates, version: 1.0.0 }
paths: {}
components:
  schemas:
    Moment: { type: string, format: date-time }
    Short: { type: string, maxLength: 20, format: date-time }
    Either:
      anyOf:
        - { type: object, properties: { at: { type: string, format: date-time } } }
        - { type: object, properties: { at: { type: string } } }
`,
  });
  const options = { spec: join(folder, 'openapi.yaml'), out: join(folder, 'api'), check: false, force: false } as const;
  const { report = '' } = await generate({ ...options, dateTimes: 'Date', assertFormats: false, report: true });
  const [, dates = ''] = report.split('Dates that are not converted');
  expect(dates.match(/openapi\.yaml:\d+/gu)).toEqual(['openapi.yaml:7', 'openapi.yaml:10']);
  expect(report).toMatch(/openapi\.yaml:6 +format: "date-time" +validators\/schemas\/moment\.ts/u);
  const { report: without = '' } = await generate({ ...options, report: true, force: true });
  expect(without).not.toContain('Dates that are not converted');
});
