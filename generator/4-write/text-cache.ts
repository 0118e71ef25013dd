import type { PrintedFile } from './printed-file.ts';

/** Files that earlier runs have created from the same inputs. Creating a file takes longer than comparing its input. */
export interface TextCache {
  /**
   * Returns the file with the text that `create` creates, or the equal file of an earlier run. That is the same object, so that everything
   * that was computed from it can be found by {@link rememberedOf}.
   *
   * @param step the step that creates the file. The cache contains at most one file for each path and step.
   * @param input everything from which the text is created: plain data, which nobody changes later.
   */
  fileOf(
    step: 'copy' | 'declare' | 'print' | 'trim',
    path: string,
    input: unknown,
    create: () => Promise<string>,
  ): Promise<PrintedFile>;
}

/** A cache without files, for a single run. */
export const noTextCache: TextCache = {
  fileOf: async (_step, path, _input, create) => ({ path, text: await create() }),
};

/** A cache in memory. */
export interface TextMemory extends TextCache {
  /** Deletes the files that were not requested since the last call. */
  endRun(): void;
}

/** Creates a cache in memory. It contains the files of one run. */
export function createTextMemory(): TextMemory {
  let current = new Map<string, { readonly input: unknown; readonly file: Promise<PrintedFile> }>();
  let earlier: typeof current = new Map();
  return {
    fileOf(step, path, input, create) {
      const key = `${step} ${path}`;
      const known = current.get(key) ?? earlier.get(key);
      if (known !== undefined && isEqual(known.input, input)) {
        current.set(key, known);
        return known.file;
      }
      const file = noTextCache.fileOf(step, path, input, create);
      current.set(key, { input, file });
      // A failed file is created again in the next run. The caller reports the error.
      file.catch(() => current.delete(key));
      return file;
    },
    endRun() {
      earlier = current;
      current = new Map();
    },
  };
}

/** Returns true if two values of plain data are equal. The order of keys is relevant. */
function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, at) => isEqual(item, b[at]));
  const [ofA, ofB] = [Object.entries(a), Object.entries(b)];
  return (
    ofA.length === ofB.length && ofA.every(([key, value], at) => key === ofB[at]?.[0] && isEqual(value, ofB[at]?.[1]))
  );
}

/** Returns a function that computes a value of a file only once. */
export function rememberedOf<Value>(compute: (file: PrintedFile) => Value): (file: PrintedFile) => Value {
  const known = new WeakMap<PrintedFile, { readonly value: Value }>();
  return (file) => {
    const found = known.get(file) ?? { value: compute(file) };
    known.set(file, found);
    return found.value;
  };
}
