import { computed, sameAsBefore } from '@forgespec/description/results';

/** A file of the output with its text. */
export interface PrintedFile {
  /** The path relative to the output folder. */
  readonly path: string;
  readonly text: string;
}

/** A step that creates files. Each step creates at most one file for each path. */
type FileStep = 'copy' | 'declare' | 'merge' | 'print' | 'trim';

/**
 * Creates a file of the output. A repeated run returns the same object again if the input is equal, so that the functions of
 * {@link rememberedOf} keep their values.
 *
 * @param input everything from which the text is created. It is plain data that no code changes later.
 */
export function createFile(
  step: FileStep,
  path: string,
  input: unknown,
  create: () => Promise<string> | string,
): Promise<PrintedFile> {
  const key = `${step} ${path}`;
  return computed(key, [sameAsBefore(`input of ${key}`, input)], async () => ({ path, text: await create() }));
}

/** Returns a function that computes a value from a file. The function computes the value only once for each file object. */
export function rememberedOf<Value>(compute: (file: PrintedFile) => Value): (file: PrintedFile) => Value {
  const known = new WeakMap<PrintedFile, { readonly value: Value }>();
  return (file) => {
    const found = known.get(file) ?? { value: compute(file) };
    known.set(file, found);
    return found.value;
  };
}
