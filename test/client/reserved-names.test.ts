import { expect, test } from 'vitest';
import { reservedNames } from '../../generator/2-model/build/reserved-names.ts';
import { client, runtime } from '../../generator/3-emit/client/symbols.ts';

test('no operation or security scheme can be called like something that is imported beside it', () => {
  const reserved: readonly string[] = [...reservedNames.operations, ...reservedNames.securitySchemes];
  const used = [...Object.values(client), ...Object.values(runtime)].filter(({ kind }) => kind === 'value');
  // Only in a module that holds nothing of the description but types.
  const apart = ['createCore', 'createHttpClient'];
  expect(used.map(({ name }) => name).filter((name) => !apart.includes(name) && !reserved.includes(name))).toEqual([]);
});
