import { Project, type OptionalKind, type SourceFileStructure } from 'ts-morph';

/** A module as a structure of ts-morph, which is plain data. */
export interface PrintableStructure {
  /** The path relative to the output folder. */
  readonly path: string;
  readonly structure: OptionalKind<SourceFileStructure>;
}

/** A function that prints a structure as TypeScript. */
export type Print = (printable: PrintableStructure) => string;

/**
 * Creates a printer. No other module creates a `Project` of ts-morph. Each file is created in one call, because ts-morph would
 * parse the whole file again after each added statement.
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
