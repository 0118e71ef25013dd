import { expect, onTestFinished, test } from 'vitest';
import { emitOutput } from '../../cli/plugin-test.ts';
import { type TypeByFormatOptions, typeByFormat } from '../../plugins/type-by-format/index.ts';
import { shop } from './shop.ts';

async function emitted(options: Partial<TypeByFormatOptions>) {
  const output = await emitOutput({ description: shop, plugins: [typeByFormat(options)] });
  onTestFinished(output.remove);
  return output;
}

test('branded types by format, by schema and by x- key compile in the whole output', async () => {
  const output = await emitted({ formats: { uuid: 'Uuid' }, schemas: { Owner: 'OwnerObject' }, extension: 'x-brand' });
  expect(output.diagnostics).toEqual([]);
  const text = output.files.get('type-by-format/index.ts');
  expect(text).toContain("export type OwnerObject = object & { readonly brand: 'OwnerObject' };");
  expect(text).toContain("export type PetName = string & { readonly brand: 'PetName' };");
  expect(text).toContain("export type Uuid = string & { readonly brand: 'Uuid' };");
  expect(await output.compile()).toEqual([]);
});

test('a type of another module replaces a type', async () => {
  const output = await emitted({ formats: { uuid: { from: '../ids.ts', type: 'Id<"uuid">' } } });
  expect(await output.compile()).toEqual([
    expect.stringMatching(/^types\/owners\.ts\(\d+,\d+\): error TS2307: Cannot find module '\.\.\/\.\.\/ids\.ts'/u),
    expect.stringMatching(/^types\/pets\.ts\(\d+,\d+\): error TS2307: Cannot find module '\.\.\/\.\.\/ids\.ts'/u),
  ]);
});

test('a brand that is not a name is reported with its location', async () => {
  const { diagnostics } = await emitted({ formats: { uuid: 'a-b' } });
  expect(diagnostics[0]).toMatchObject({
    code: 'plugin-finding',
    message: 'type-by-format: a-b is not the name of a type.',
  });
  expect(diagnostics[0]?.location?.line).toBeGreaterThan(1);
});
