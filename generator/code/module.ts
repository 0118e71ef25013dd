import { posix } from 'node:path';
import type { StatementStructures } from 'ts-morph';
import type { ExportedSymbol } from './symbol.ts';

/** A statement of a module: a structure of ts-morph, or text that a template made. */
export type Statement = StatementStructures | string;

/** An import of a module, as ts-morph takes it. */
export interface Import {
  readonly moduleSpecifier: string;
  readonly isTypeOnly: boolean;
  readonly namedImports: { readonly name: string; readonly isTypeOnly: boolean }[];
}

/** A source file in the making. */
export interface Module {
  /** From the output folder, with `/` on every system: `client/shop-pets.ts`. */
  readonly path: string;
  /** Records that the module needs a symbol, and returns its name: so no emitter ever writes an import. */
  use(symbol: ExportedSymbol): string;
  add(...statements: readonly Statement[]): void;
  readonly statements: readonly Statement[];
  /** What was used. */
  readonly symbols: Iterable<ExportedSymbol>;
  /** The same as declarations, grouped and sorted. */
  imports(): Import[];
}

/**
 * An empty module.
 *
 * @throws {Error} from `use`, when two different symbols of one name are wanted: names are decided before any text is written,
 *   so that is a defect of an emitter.
 */
export function createModule(path: string): Module {
  const used = new Map<string, ExportedSymbol>();
  const statements: Statement[] = [];
  return {
    path,
    statements,
    get symbols() {
      return used.values();
    },
    use(symbol) {
      if (symbol.module === path) return symbol.name;
      const known = used.get(symbol.name);
      if (known !== undefined && known.module !== symbol.module) {
        throw new Error(`${path} wants ${symbol.name} from ${known.module} and from ${symbol.module}`);
      }
      // A value import serves for the type as well.
      if (known?.kind !== 'value') used.set(symbol.name, symbol);
      return symbol.name;
    },
    add(...more) {
      statements.push(...more);
    },
    imports() {
      const groups = Map.groupBy(used.values(), ({ module }) => module);
      return [...groups]
        .map(([module, symbols]) => importFrom(specifierOf(path, module), symbols))
        .toSorted((a, b) => compareSpecifiers(a.moduleSpecifier, b.moduleSpecifier));
    },
  };
}

function importFrom(moduleSpecifier: string, symbols: readonly ExportedSymbol[]): Import {
  const isTypeOnly = symbols.every(({ kind }) => kind === 'type');
  const namedImports = symbols
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, kind }) => ({ name, isTypeOnly: !isTypeOnly && kind === 'type' }));
  return { moduleSpecifier, isTypeOnly, namedImports };
}

/** Returns the specifier with which a module imports another one, or a package. */
export function specifierOf(from: string, to: string): string {
  if (!to.endsWith('.ts')) return to;
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

// Packages, then parents, then siblings; each by name.
function compareSpecifiers(a: string, b: string): number {
  const rank = (text: string): number => (text.startsWith('../') ? 1 : text.startsWith('./') ? 2 : 0);
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}
