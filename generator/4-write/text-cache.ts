/** Texts that earlier runs have created from the same inputs. Creating a text takes longer than comparing its input. */
export interface TextCache {
  /**
   * Returns the text that `create` creates, or an equal text of an earlier run.
   *
   * @param path identifies the text within a run. The cache contains at most one text for each path.
   * @param input everything from which the text is created.
   */
  textOf(path: string, input: string, create: () => Promise<string>): Promise<string>;
}

/** A cache without texts, for a single run. */
export const noTextCache: TextCache = { textOf: (_path, _input, create) => create() };

/** A cache in memory. */
export interface TextMemory extends TextCache {
  /** Deletes the texts that were not requested since the last call. */
  endRun(): void;
}

/** Creates a cache in memory. It contains the texts of one run. */
export function createTextMemory(): TextMemory {
  let current = new Map<string, { readonly input: string; readonly text: Promise<string> }>();
  let earlier: typeof current = new Map();
  return {
    textOf(path, input, create) {
      const known = current.get(path) ?? earlier.get(path);
      if (known?.input === input) {
        current.set(path, known);
        return known.text;
      }
      const text = create();
      current.set(path, { input, text });
      // A failed text is created again in the next run. The caller reports the error.
      text.catch(() => current.delete(path));
      return text;
    },
    endRun() {
      earlier = current;
      current = new Map();
    },
  };
}
