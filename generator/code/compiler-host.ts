import type { ts } from 'ts-morph';

/** Files that exist only in memory, and from which the compiler creates a program. All paths are absolute. */
export interface FilesInMemory {
  /** The path of the file with the declarations of the platform. It replaces the libraries of TypeScript. */
  readonly platform: string;
  /** Returns the text of a file. Returns undefined if the file does not exist. */
  textOf(path: string): string | undefined;
  /** Returns the syntax tree of a file. Returns undefined if the file does not exist. */
  treeOf(path: string): ts.SourceFile | undefined;
  /** Returns the path of the file to which an import specifier refers. Returns undefined if it refers to no file. */
  moduleOf(specifier: string, from: string): string | undefined;
}

/** Returns the functions through which the compiler reads the files of a program. */
export const compilerHost = (files: FilesInMemory): ts.CompilerHost => ({
  getSourceFile: (path) => files.treeOf(path),
  fileExists: (path) => files.textOf(path) !== undefined,
  readFile: (path) => files.textOf(path),
  getDefaultLibFileName: () => files.platform,
  getCurrentDirectory: () => '/',
  getCanonicalFileName: (path) => path,
  useCaseSensitiveFileNames: () => true,
  getNewLine: () => '\n',
  writeFile: () => undefined,
  resolveModuleNameLiterals: (literals, containing) =>
    literals.map(({ text }) => {
      const path = files.moduleOf(text, containing);
      return {
        resolvedModule: path === undefined ? undefined : { resolvedFileName: path, extension: extensionOf(path) },
      };
    }),
});

const extensionOf = (path: string): string =>
  path.endsWith('.d.ts') ? '.d.ts' : (/\.[cm]?[jt]sx?$/u.exec(path)?.[0] ?? '.ts');
