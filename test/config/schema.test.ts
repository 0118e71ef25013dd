import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import type { Config } from '../../cli/config/config.ts';
import { checkValue } from '../../cli/config/check-value.ts';
import { configSchema, publishedSchema } from '../../cli/config/config-schema.ts';
import { configuredCommands } from '../../cli/config/configured-commands.ts';
import { buildCommand } from '../../cli/options/declare-command.ts';
import { printTypes } from './print-types.ts';

test('the types in cli/config/config.ts are those of the declarations (vitest --update writes them)', async () => {
  await expect(printTypes(configSchema())).toMatchFileSnapshot('../../cli/config/config.ts');
});

test('the schema in cli/config/config.schema.json is that of the declarations (vitest --update writes it)', async () => {
  const text = `${JSON.stringify(publishedSchema(), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../../cli/config/config.schema.json');
});

test.each(configuredCommands)('the command $name has the flag --config', (declaration) => {
  const flags = buildCommand(declaration, () => {}).options.map(({ long }) => long);
  expect(flags).toContain('--config');
});

/** Configs that the compiler accepts. */
const valid: readonly Config[] = [
  {},
  { spec: 'a.yaml', remotes: { 'https://example.com/': 'schemas' } },
  { outputs: { out: 'a', only: ['types'], importExtensions: 'none', adapters: ['fetch'], report: true } },
  {
    outputs: [
      { places: true, report: 'report.txt' },
      { out: 'b', assertFormats: false },
    ],
  },
  { mock: { engine: 'stubs', port: 0 }, sandbox: { seed: false }, contract: { report: { junit: 'a.xml' } } },
  { spec: undefined, mock: { port: undefined } },
  { outputs: { plugins: ['./a.ts', { use: 'b', options: { c: [null, { d: 1 }] } }] } },
];

/** Configs that neither the compiler nor the schema accepts. */
const invalid: readonly unknown[] = [
  null,
  [],
  { spec: 1 },
  { spek: 'a' },
  { spec: '' },
  { outputs: [] },
  { outputs: { only: [] } },
  { outputs: { only: 'types' } },
  { outputs: [{ ony: [] }] },
  { outputs: { report: 1 } },
  { outputs: { plugins: './a.ts' } },
  { outputs: { plugins: [''] } },
  { outputs: { plugins: [{ options: {} }] } },
  { mock: { engine: 'sandbox' } },
  { mock: { port: 65_536 } },
  { mock: { port: 1.5 } },
  { contract: { workers: 0 } },
  { contract: { report: { pdf: 'a' } } },
  { remotes: { a: 1 } },
];

describe('the validation of a config agrees with the published schema, as ajv reads it', () => {
  const isValid = new Ajv({ strict: true, strictTypes: false }).compile(publishedSchema());
  const faultsOf = (value: unknown) => checkValue(value, configSchema(), () => []);

  test.each(valid.map((value) => [value]))('it accepts %j', (value) => {
    expect([isValid(JSON.parse(JSON.stringify(value))), faultsOf(value)]).toEqual([true, []]);
  });

  test.each(invalid.map((value) => [value]))('it rejects %j', (value) => {
    expect([isValid(value), faultsOf(value).length]).toEqual([false, 1]);
  });
});
