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

const libraries = new Map<string, ts.SourceFile>();

/** A TypeScript program in memory. */
export interface MemoryProgram {
  readonly checker: ts.TypeChecker;
  readonly file: ts.SourceFile;
  /** The errors of the program's own module, as `line: message`. */
  readonly errors: readonly string[];
}

/** Compiles one module against generated files with the options of an ordinary project. */
export function compile(files: ReadonlyMap<string, string>, program: string): MemoryProgram {
  const texts = new Map(Array.from(files, ([path, text]) => [`/sdk/${path}`, text]));
  texts.set('/sdk/program.ts', program);
  const library = (path: string): ts.SourceFile | undefined => {
    const text = ts.sys.readFile(path);
    if (text === undefined) return undefined;
    const file = libraries.get(path) ?? ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
    libraries.set(path, file);
    return file;
  };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    getCurrentDirectory: () => '/sdk',
    fileExists: (path) => texts.has(path) || ts.sys.fileExists(path),
    readFile: (path) => texts.get(path) ?? ts.sys.readFile(path),
    getSourceFile(path) {
      const text = texts.get(path);
      return text === undefined ? library(path) : ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
    },
    resolveModuleNameLiterals: (literals, containing) =>
      literals.map(({ text }) => {
        const resolvedFileName = join(dirname(containing), text);
        return { resolvedModule: texts.has(resolvedFileName) ? { resolvedFileName, extension: '.ts' } : undefined };
      }),
  };
  const compiled = ts.createProgram({ rootNames: ['/sdk/program.ts'], options, host });
  const file = compiled.getSourceFile('/sdk/program.ts');
  if (file === undefined) throw new Error('The program has no module.');
  const found = [...compiled.getSyntacticDiagnostics(file), ...compiled.getSemanticDiagnostics(file)];
  const errors = found.map(({ start, messageText }) => {
    const { line } = file.getLineAndCharacterOfPosition(start ?? 0);
    return `${line + 1}: ${program.split('\n')[line]?.trim()} // ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
  return { checker: compiled.getTypeChecker(), file, errors };
}
