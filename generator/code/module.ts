import { posix } from 'node:path';
import type { Structure } from './structure.ts';
import type { ExportedSymbol } from './symbol.ts';

/** A statement of a module. It is a declaration as data, or code as a string. */
export type Statement = Structure | string;

/** An import declaration. */
export interface Import {
  readonly moduleSpecifier: string;
  readonly isTypeOnly: boolean;
  readonly namedImports: readonly NamedImport[];
}

/** An imported symbol. */
export interface NamedImport {
  readonly name: string;
  /** The name of the symbol in the module that imports it. Default: the name of the symbol. */
  readonly alias?: string | undefined;
  readonly isTypeOnly: boolean;
}

/** A symbol that a module imports under another name. */
export interface AliasedSymbol extends ExportedSymbol {
  readonly alias?: string | undefined;
}

/** A generated source file to which an emitter adds statements. */
export interface Module {
  /** The path relative to the output folder, such as `client/shop-pets.ts`. The separator is `/` on every system. */
  readonly path: string;
  /** Records that the module imports a symbol, and returns the name of the symbol. Emitters never write imports themselves. */
  use(symbol: ExportedSymbol): string;
  add(...statements: readonly Statement[]): void;
  addAll(statements: Iterable<Statement>): void;
  readonly statements: readonly Statement[];
  /** The names that no import of the module may have, because the code of the module already uses these names for something else. */
  readonly taken: ReadonlySet<string>;
  /** The symbols that the module imports. */
  readonly symbols: Iterable<ExportedSymbol>;
  /** Returns the import declarations, grouped by module and sorted. */
  imports(): Import[];
}

/**
 * Creates an empty module.
 *
 * @throws {Error} from `use`, if two symbols of different modules have the same name. This error is a defect of an emitter, because all
 * names are chosen before code is written.
 */
export function createModule(path: string, taken: Iterable<string> = []): Module {
  const used = new Map<string, ExportedSymbol>();
  const statements: Statement[] = [];
  return {
    path,
    statements,
    taken: taken instanceof Set ? taken : new Set(taken),
    get symbols() {
      return used.values();
    },
    use(symbol) {
      if (symbol.module === path) return symbol.name;
      const known = used.get(symbol.name);
      if (known !== undefined && known.module !== symbol.module) {
        throw new Error(`${path} imports ${symbol.name} both from ${known.module} and from ${symbol.module}`);
      }
      // If a name is imported as a value, it can also be used as a type.
      if (known?.kind !== 'value') used.set(symbol.name, symbol);
      return symbol.name;
    },
    add(...more) {
      for (const statement of more) statements.push(statement);
    },
    addAll(more) {
      for (const statement of more) statements.push(statement);
    },
    imports: () => importsOf(path, used.values()),
  };
}

/** Returns the import declarations of the module at `path`, grouped by the imported module and sorted. */
export function importsOf(path: string, symbols: Iterable<AliasedSymbol>): Import[] {
  const groups = Map.groupBy(symbols, ({ module }) => module);
  return [...groups]
    .map(([module, imported]) => importFrom(specifierOf(path, module), imported))
    .toSorted((a, b) => compareSpecifiers(a.moduleSpecifier, b.moduleSpecifier));
}

function importFrom(moduleSpecifier: string, symbols: readonly AliasedSymbol[]): Import {
  const isTypeOnly = symbols.every(({ kind }) => kind === 'type');
  const namedImports = symbols
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, kind, alias }): NamedImport => ({ name, alias, isTypeOnly: !isTypeOnly && kind === 'type' }));
  return { moduleSpecifier, isTypeOnly, namedImports };
}

/** Returns the specifier with which the module `from` imports a module or package. */
export function specifierOf(from: string, to: string): string {
  if (!to.endsWith('.ts')) return to;
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

// Sorts packages first, then modules in parent folders, then modules in the same folder. Each group is sorted by name.
function compareSpecifiers(a: string, b: string): number {
  const rank = (text: string): number => (text.startsWith('../') ? 1 : text.startsWith('./') ? 2 : 0);
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}
