import { Project, type OptionalKind, type SourceFileStructure } from 'ts-morph';

/** A module in the form of ts-morph, as plain data. */
export interface PrintableStructure {
  /** The path from the output folder. */
  readonly path: string;
  readonly structure: OptionalKind<SourceFileStructure>;
}

/** Prints a structure as TypeScript. */
export type Print = (printable: PrintableStructure) => string;

/**
 * Creates a printer of structures. Only this module creates a `Project` of ts-morph. Each file is created in one call: adding
 * statements one by one would parse the file again for each.
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
