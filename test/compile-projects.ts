// `node test/compile-projects.ts PACKAGE CONFIG...` type-checks projects with the compiler in PACKAGE, which must be a version of
// TypeScript 5. Prints a JSON array with one string for each project. The string contains the errors of the project. One process for
// several projects loads the compiler and the declarations of TypeScript only once.
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type TypeScript from 'typescript';

const [compiler = '', ...configs] = process.argv.slice(2);
const ts: typeof TypeScript = createRequire(import.meta.url)(compiler);

/**
 * A map from the path of each declaration file of TypeScript, such as `lib.dom.d.ts`, to its syntax tree. All projects can share the trees,
 * because the files are not modules.
 */
const library = new Map<string, TypeScript.SourceFile | undefined>();

function hostOf(options: TypeScript.CompilerOptions): TypeScript.CompilerHost {
  const host = ts.createCompilerHost(options);
  const libraryFolder = dirname(host.getDefaultLibFileName(options));
  return {
    ...host,
    getSourceFile(path, version, ...others) {
      if (dirname(path) !== libraryFolder) return host.getSourceFile(path, version, ...others);
      if (!library.has(path)) library.set(path, host.getSourceFile(path, version, ...others));
      return library.get(path);
    },
  };
}

/** Returns the errors of a project as `tsc` writes them. Paths are relative to the folder of the project. */
function errorsOf(config: string): string {
  const formatHost = {
    getCanonicalFileName: (path: string): string => path,
    getCurrentDirectory: (): string => dirname(config),
    getNewLine: (): string => '\n',
  };
  const parseHost: TypeScript.ParseConfigFileHost = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic(diagnostic) {
      throw new Error(ts.formatDiagnostic(diagnostic, formatHost));
    },
  };
  const project = ts.getParsedCommandLineOfConfigFile(config, {}, parseHost);
  if (project === undefined) throw new Error(`${config} cannot be read.`);
  const { fileNames: rootNames, options, errors: configFileParsingDiagnostics } = project;
  const program = ts.createProgram({ rootNames, options, configFileParsingDiagnostics, host: hostOf(options) });
  const diagnostics = ts.sortAndDeduplicateDiagnostics(ts.getPreEmitDiagnostics(program));
  return ts.formatDiagnostics(diagnostics, formatHost);
}

process.stdout.write(JSON.stringify(configs.map(errorsOf)));
