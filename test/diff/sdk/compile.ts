import { dirname, join } from 'node:path';
import ts from 'typescript';

const options: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
};

/**
 * A map from the path of each file to its syntax tree. All programs share the trees. A file gets a new tree only if its
 * text has changed.
 */
const trees = new Map<string, ts.SourceFile>();

function treeOf(path: string, text: string): ts.SourceFile {
  const known = trees.get(path);
  if (known?.text === text) return known;
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
  trees.set(path, tree);
  return tree;
}

const libraryOf = (path: string): ts.SourceFile => trees.get(path) ?? treeOf(path, ts.sys.readFile(path) ?? '');

/** A TypeScript program in memory. */
export interface MemoryProgram {
  readonly checker: ts.TypeChecker;
  readonly file: ts.SourceFile;
  /**
   * The errors of one module that imports generated files. Each error has the form `NUMBER: LINE // MESSAGE`, with the
   * number and the text of the line.
   */
  readonly errors: readonly string[];
}

/** Compiles one module that imports generated files. The compiler options are those of an ordinary project. */
export function compile(files: ReadonlyMap<string, string>, module: string): MemoryProgram {
  const [compiled] = compileModules(files, [module]);
  if (compiled === undefined) throw new Error('The program has no module.');
  return compiled;
}

/** Compiles several modules as one program, and returns the errors of each module. */
export function compileModules(files: ReadonlyMap<string, string>, modules: readonly string[]): MemoryProgram[] {
  const texts = new Map(Array.from(files, ([path, text]) => [`/sdk/${path}`, text]));
  const paths = modules.map((module, index) => {
    const path = `/sdk/program${index}.ts`;
    texts.set(path, module);
    return path;
  });
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    getCurrentDirectory: () => '/sdk',
    fileExists: (path) => texts.has(path) || ts.sys.fileExists(path),
    readFile: (path) => texts.get(path) ?? ts.sys.readFile(path),
    getSourceFile(path) {
      const text = texts.get(path);
      return text === undefined ? libraryOf(path) : treeOf(path, text);
    },
    resolveModuleNameLiterals: (literals, containing) =>
      literals.map(({ text }) => {
        const resolvedFileName = join(dirname(containing), text);
        return { resolvedModule: texts.has(resolvedFileName) ? { resolvedFileName, extension: '.ts' } : undefined };
      }),
  };
  const program = ts.createProgram({ rootNames: paths, options, host });
  return paths.map((path, index) => {
    const file = program.getSourceFile(path);
    if (file === undefined) throw new Error(`${path} is missing.`);
    const lines = modules[index]?.split('\n') ?? [];
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    const errors = found.map(({ start, messageText }) => {
      const { line } = file.getLineAndCharacterOfPosition(start ?? 0);
      return `${line + 1}: ${lines[line]?.trim()} // ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
    return { checker: program.getTypeChecker(), file, errors };
  });
}
