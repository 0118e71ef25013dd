import { Project, type OptionalKind, type SourceFileStructure } from 'ts-morph';

/** A module as ts-morph takes it, as plain data. */
export interface PrintableStructure {
  /** From the output folder. */
  readonly path: string;
  readonly structure: OptionalKind<SourceFileStructure>;
}

/** Prints a structure as TypeScript. */
export type Print = (printable: PrintableStructure) => string;

/**
 * Prints structures with ts-morph: the only place that opens a `Project`. Each file is made in one call; adding statements one by one
 * reparses the file every time.
 */
export function createPrinter(): Print {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    compilerOptions: { noLib: true },
  });
  return ({ path, structure }) => {
    const file = project.createSourceFile(path, structure);
    const text = file.getFullText();
    file.forget();
    return text;
  };
}
