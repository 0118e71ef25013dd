import { join } from 'node:path';
import ts from 'typescript';

/** Returns true if a file would have no type error with the text `text`. */
export type TypeCheck = (file: string, text: string) => boolean;

/**
 * Prepares the type check of files. A check covers only the file with the new text, because a mutant changes no declared type. Unused names
 * and unreachable code do not count as errors, because a mutant with a constant condition causes them.
 *
 * @param files the paths of the files, relative to the root.
 */
export function createTypeCheck(root: string, files: readonly string[]): TypeCheck {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root);
  Object.assign(options, { noUnusedLocals: false, noUnusedParameters: false, allowUnreachableCode: true });
  const changes = new Map<string, { version: number; text: string | undefined }>();
  const paths = files.map((file) => join(root, file));
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => paths,
    getScriptVersion: (path) => String(changes.get(path)?.version ?? 0),
    getScriptSnapshot: (path) => {
      const text = changes.get(path)?.text ?? ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    ...(ts.sys.realpath === undefined ? {} : { realpath: ts.sys.realpath }),
  });
  return (file, text) => {
    const path = join(root, file);
    const change = changes.get(path) ?? { version: 0, text: undefined };
    changes.set(path, change);
    change.version += 1;
    change.text = text;
    const isCorrect =
      service.getSyntacticDiagnostics(path).length === 0 && service.getSemanticDiagnostics(path).length === 0;
    change.version += 1;
    change.text = undefined;
    return isCorrect;
  };
}
