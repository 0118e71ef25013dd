import { Project, StructureKind, type OptionalKind, type SourceFileStructure } from 'ts-morph';
import type { Module, Statement } from '../code/module.ts';

/** A file of the output as text. */
export interface PrintedFile {
  /** From the output folder. */
  readonly path: string;
  readonly text: string;
}

/** Prints modules with ts-morph. */
export interface Printer {
  print(module: Module): PrintedFile;
}

/**
 * The only place that opens a ts-morph `Project`. Each file is made in one call; adding statements one by one reparses the file
 * every time.
 *
 * @param firstLine the line at the top of every file.
 */
export function createPrinter(firstLine: string): Printer {
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true, compilerOptions: { noLib: true } });
  return {
    print(module) {
      const structure: OptionalKind<SourceFileStructure> = {
        statements: [
          ...module.imports().map((declaration) => ({ ...declaration, kind: StructureKind.ImportDeclaration as const })),
          ...module.statements.map(apart),
        ],
      };
      const file = project.createSourceFile(module.path, structure);
      const text = `${firstLine}\n\n${file.getFullText()}`;
      file.forget();
      return { path: module.path, text };
    },
  };
}

// A blank line before each statement. The formatter keeps one where there is one, and adds none.
function apart(statement: Statement): Statement {
  return typeof statement === 'string' ? `\n${statement}` : { ...statement, leadingTrivia: '\n' };
}
