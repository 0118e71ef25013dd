import { Project, StructureKind, type OptionalKind, type SourceFileStructure } from 'ts-morph';
import type { Module } from '../code/module.ts';
import { createPlaceholders } from './placeholders.ts';

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
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    compilerOptions: { noLib: true },
  });
  return {
    print(module) {
      const placeholders = createPlaceholders();
      const structure: OptionalKind<SourceFileStructure> = {
        statements: [
          ...module
            .imports()
            .map((declaration) => ({ ...declaration, kind: StructureKind.ImportDeclaration as const })),
          ...module.statements.map(placeholders.take),
        ],
      };
      const file = project.createSourceFile(module.path, structure);
      const text = `${firstLine}\n\n${placeholders.restore(file.getFullText())}`;
      file.forget();
      return { path: module.path, text };
    },
  };
}
