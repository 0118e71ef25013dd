import { createMemory, known, noMemory, recall, type Memory, type RunMemory } from '@forgespec/description/memory';
import type { PrintedFile } from './printed-file.ts';

/**
 * A cache of the files and other results of the previous run. The cache saves time, because it takes longer to create a file than to
 * compare its input with the input of the previous run.
 */
export interface TextCache extends Memory {
  /**
   * Returns a file with the text that `create` returns. If `input` is equal to the input in the previous run, returns the file object from
   * the previous run. The functions that {@link rememberedOf} returns then do not compute their values for this file again.
   *
   * @param step the step that creates the file. The cache contains at most one file for each path and step.
   * @param input everything from which the text is created. It is plain data that no code changes later.
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
  ...noMemory,
  fileOf: async (_step, path, _input, create) => ({ path, text: await create() }),
};

/** A cache in memory. */
export interface TextMemory extends RunMemory, TextCache {}

/** Creates a cache in memory. It contains the files and the other results of one run. */
export function createTextMemory(): TextMemory {
  const memory = createMemory();
  return {
    ...memory,
    fileOf(step, path, input, create) {
      const key = `${step} ${path}`;
      return recall(memory, key, [known(memory, `input of ${key}`, input)], () => {
        const file = noTextCache.fileOf(step, path, input, create);
        // If the creation of a file fails, the next run creates the file again. The caller reports the error.
        file.catch(() => memory.update(key, () => undefined));
        return file;
      });
    },
  };
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
