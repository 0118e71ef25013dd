import { posix } from 'node:path';
import type { StatementStructures } from 'ts-morph';
import type { ExportedSymbol } from './symbol.ts';

/** A statement of a module: a structure of ts-morph, or text from a template literal. */
export type Statement = StatementStructures | string;

/** An import of a module in the form of ts-morph. */
export interface Import {
  readonly moduleSpecifier: string;
  readonly isTypeOnly: boolean;
  readonly namedImports: { readonly name: string; readonly isTypeOnly: boolean }[];
}

/** A source file while an emitter builds it. */
export interface Module {
  /** The path from the output folder, with `/` on every system: `client/shop-pets.ts`. */
  readonly path: string;
  /** Records that the module imports a symbol, and returns its name. Emitters never write imports themselves. */
  use(symbol: ExportedSymbol): string;
  add(...statements: readonly Statement[]): void;
  readonly statements: readonly Statement[];
  /** The imported symbols. */
  readonly symbols: Iterable<ExportedSymbol>;
  /** Returns the import declarations, grouped and sorted. */
  imports(): Import[];
}

/**
 * Creates an empty module.
 *
 * @throws {Error} from `use`, if two different symbols have the same name. Names are chosen before any text is written, so this
 * is a defect of an emitter.
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
        throw new Error(`${path} imports ${symbol.name} both from ${known.module} and from ${symbol.module}`);
      }
      // A value import also imports the type.
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

/** Returns the specifier with which a module imports another module or a package. */
export function specifierOf(from: string, to: string): string {
  if (!to.endsWith('.ts')) return to;
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

// Sorts packages first, then parent folders, then siblings; each group by name.
function compareSpecifiers(a: string, b: string): number {
  const rank = (text: string): number => (text.startsWith('../') ? 1 : text.startsWith('./') ? 2 : 0);
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}
