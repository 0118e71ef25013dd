import { stringLiteral } from './literal.ts';
import { specifierOf } from './module.ts';
import type { ExportedSymbol } from './symbol.ts';

/** Returns the statements that re-export symbols, such as `export { a, type B } from './c.ts';`. There is one statement for each module. */
export function reexports(path: string, symbols: readonly ExportedSymbol[]): string[] {
  const groups = Map.groupBy(symbols, ({ module }) => module);
  return [...groups].map(([module, exported]) => {
    const isTypeOnly = exported.every(({ kind }) => kind === 'type');
    const names = exported
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, kind }) => (kind === 'type' && !isTypeOnly ? `type ${name}` : name));
    return `export ${isTypeOnly ? 'type ' : ''}{ ${names.join(', ')} } from ${stringLiteral(specifierOf(path, module))};`;
  });
}

/** Returns the statement that re-exports all symbols of another module. */
export const reexportAll = (path: string, module: string): string =>
  `export * from ${stringLiteral(specifierOf(path, module))};`;

/** Returns the statement that re-exports all types of another module. */
export const reexportTypes = (path: string, module: string): string =>
  `export type * from ${stringLiteral(specifierOf(path, module))};`;
