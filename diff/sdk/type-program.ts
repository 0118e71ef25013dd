import { posix } from 'node:path';
import { ts } from 'ts-morph';
import { compilerHost } from '@forgespec/generator/code';
import type { ModuleTexts } from './emit-types.ts';
import { platformTypes } from './platform-types.ts';

/** The name of one of the two compared descriptions. */
export type SideName = 'base' | 'revision';

/** A program with the generated modules of both descriptions. The type checker can compare the types of the two descriptions. */
export interface TypeProgram {
  readonly checker: ts.TypeChecker;
  /**
   * Returns a map from the name of each export of a module to its symbol. The map is empty if the module does not
   * exist.
   */
  exportsOf(side: SideName, path: string): ReadonlyMap<string, ts.Symbol>;
  /** Returns true if a type is declared by TypeScript or a platform, such as `Date`. */
  isBuiltIn(symbol: ts.Symbol): boolean;
}

const compilerOptions: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
  noLib: true,
};

const platformFile = '/platform.d.ts';
/** All programs of a process share the declarations of the platform. */
const platform = ts.createSourceFile(platformFile, platformTypes, ts.ScriptTarget.ES2022);

/**
 * A map from the path of each module in a folder `runtime` or `shared` to its syntax tree. Most of these modules are the same for all
 * descriptions, so all programs of a process share their syntax trees.
 */
const runtimeTrees = new Map<string, ts.SourceFile>();

function treeOf(path: string, text: string): ts.SourceFile {
  const isOfRuntime = /^\/\w+\/(?:\w+\/runtime|shared)\//u.test(path);
  const known = isOfRuntime ? runtimeTrees.get(path) : undefined;
  if (known?.text === text) return known;
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
  if (isOfRuntime) runtimeTrees.set(path, tree);
  return tree;
}

/**
 * Creates a program from the modules of both descriptions. The type checker computes only the types that are requested.
 */
export function createTypeProgram(sides: Readonly<Record<SideName, ModuleTexts>>): TypeProgram {
  const texts: ReadonlyMap<string, string> = new Map(
    (['base', 'revision'] as const).flatMap((side) =>
      Array.from(sides[side], ([path, text]) => [`/${side}/${path}`, text] as const),
    ),
  );
  const files = new Map<string, ts.SourceFile>();
  const read = (path: string): ts.SourceFile | undefined => {
    const text = texts.get(path);
    if (text === undefined) return path === platformFile ? platform : undefined;
    const file = files.get(path) ?? treeOf(path, text);
    files.set(path, file);
    return file;
  };
  const host = compilerHost({
    platform: platformFile,
    treeOf: read,
    textOf: (path) => (path === platformFile ? platformTypes : texts.get(path)),
    moduleOf(specifier, from) {
      const path = posix.join(posix.dirname(from), specifier);
      return texts.has(path) ? path : undefined;
    },
  });
  const roots = [...texts.keys()].filter((path) => /^\/\w+\/(?:client|server|types|probes)\/[^/]+\.ts$/u.test(path));
  const program = ts.createProgram({ rootNames: [platformFile, ...roots], options: compilerOptions, host });
  const checker = program.getTypeChecker();
  const exportsByFile = new Map<string, ReadonlyMap<string, ts.Symbol>>();
  return {
    checker,
    exportsOf(side, path) {
      const name = `/${side}/${path}`;
      const known = exportsByFile.get(name) ?? exportsIn(program.getSourceFile(name), checker);
      exportsByFile.set(name, known);
      return known;
    },
    isBuiltIn: (symbol) =>
      symbol.declarations?.every((declaration) => !texts.has(declaration.getSourceFile().fileName)) === true,
  };
}

function exportsIn(file: ts.SourceFile | undefined, checker: ts.TypeChecker): ReadonlyMap<string, ts.Symbol> {
  const symbol = file && checker.getSymbolAtLocation(file);
  return new Map((symbol === undefined ? [] : checker.getExportsOfModule(symbol)).map((one) => [one.name, one]));
}
