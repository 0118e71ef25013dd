import { expect, test } from 'vitest';
import { reservedNames } from '../../generator/2-model/build/reserved-names.ts';
import { runtime, server } from '../../generator/3-emit/server/symbols.ts';

test('no type of an operation can be called like something that stands beside it', () => {
  const reserved: readonly string[] = reservedNames.handlers;
  const beside = [...Object.values(runtime), ...Object.values(server)].filter(({ kind }) => kind === 'type');
  const used = beside.map(({ name }) => name);
  expect(used.filter((name) => !reserved.includes(name))).toEqual([]);
});
