import { expect, test } from 'vitest';
import { reservedNames } from '../../generator/2-model/build/reserved-names.ts';
import { handlersType, runtime } from '../../generator/3-emit/server/symbols.ts';

test('no type of an operation can be called like something that stands beside it', () => {
  const reserved: readonly string[] = reservedNames.handlers;
  // Only in a module that holds nothing of the description but data.
  const used = [handlersType, ...Object.values(runtime)].map(({ name }) => name).filter((name) => name !== 'Route');
  expect(used.filter((name) => !reserved.includes(name))).toEqual([]);
});
