import { expect, test } from 'vitest';
import { checkOutput } from '../../cli/plugin-test.ts';
import { defineOutput } from '../../cli/plugins/index.ts';
import { tanstackQuery } from '../../plugins/tanstack-query/index.ts';
import { typeByFormat } from '../../plugins/type-by-format/index.ts';
import { zodSchemas } from '../../plugins/zod/index.ts';
import { shop } from './shop.ts';

/** The description of the shop, with texts in all its parts. */
const description = shop
  .replaceAll('operationId:', 'description: Does something.\n      operationId:')
  .replace('    Owner:\n', '    Owner:\n      description: An owner.\n')
  .replace('    Pet:\n', '    Pet:\n      description: A pet.\n');

/** An output with the faults that do not prevent its files. */
const faulty = defineOutput({
  name: 'faulty',
  typeOf: ({ format }, { ownType }) => (format === 'uuid' ? ownType('Wrong', 'wrong.ts') : undefined),
  *emit({ api, module, text }) {
    runs += 1;
    yield text('run.txt', String(runs));
    yield module('wrong.ts', (code) => code.add('export type Wrong = number;'));
    const [first] = api.areas.flatMap(({ operations }) => operations);
    yield module('template.ts', (code) =>
      code.add('export const text: string = `' + first?.description?.replaceAll('`', '') + '`;'),
    );
    yield module('no-type.ts', (code) => code.add('export const list = [1].map((one) => one);'));
  },
});

let runs = 0;

test('checkOutput finds output that is not the same, has no types, or contains text of the description as code', async () => {
  const faults = await checkOutput({ description, plugins: [faulty()], options: { only: ['types'] } });
  const starts = [
    'faulty/run.txt is different in each run.',
    'faulty/run.txt depends on the order of the description.',
    'Text of the description gets into the code: faulty/template.ts(',
    'With `declarationMaps`, the output has an error: ',
    'The replaced type does not match the values that the validators accept: agreement.ts(',
  ];
  for (const start of starts) expect(faults).toContainEqual(expect.stringContaining(start));
});

test('checkOutput finds text of the description that ends a comment', async () => {
  const commented = defineOutput({
    name: 'commented',
    *emit({ api, module }) {
      yield module('a.ts', (code) => {
        for (const { operations } of api.areas)
          for (const { name, description: words } of operations)
            code.add(`/** ${words} */ export const ${code.declare(name)}: number = 1;`);
      });
    },
  });
  expect(await checkOutput({ description, plugins: [commented()], options: { only: ['types'] } })).toContainEqual(
    expect.stringContaining('Text of the description gets into the code: commented/a.ts('),
  );
});

test('our outputs have no faults', async () => {
  const plugins = [tanstackQuery({ framework: 'core' }), typeByFormat({ formats: { uuid: 'Uuid' } }), zodSchemas()];
  expect(await checkOutput({ description, plugins })).toEqual([]);
}, 300_000);
