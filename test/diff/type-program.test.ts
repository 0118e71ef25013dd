import { expect, test } from 'vitest';
import { createTypeProgram } from '../../diff/sdk/type-program.ts';

test('a module of the runtime has other types in a later program if its text is different', () => {
  const typeFor = (code: string): string | undefined => {
    const modules = new Map([
      ['client/index.ts', "export type { Limit } from './runtime/limit.ts';"],
      ['client/runtime/limit.ts', `export type Limit = { size: ${code} };`],
    ]);
    const { checker, exportsOf } = createTypeProgram({ base: modules, revision: modules });
    const exported = exportsOf('base', 'client/index.ts').get('Limit');
    const type = exported && checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(exported));
    const size = type?.getProperty('size');
    return size && checker.typeToString(checker.getTypeOfSymbol(size));
  };
  expect([typeFor('number'), typeFor('number'), typeFor('string')]).toEqual(['number', 'number', 'string']);
});
