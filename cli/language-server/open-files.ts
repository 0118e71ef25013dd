import { readFileSync, statSync } from 'node:fs';
import { decodedText } from '@forgespec/description/files';
import { fileReader, type SourceReader } from '@forgespec/description/load';
import type { SourceFile } from '@forgespec/description/diagnostics';

/** The time in which a saved file is not read again, in milliseconds. Many requests need all files of a description. */
const freshTime = 1000;

/** The texts of files. The text of a document that is open in the editor is in memory, and may not be saved yet. */
export class OpenFiles {
  readonly #open = new Map<string, SourceFile>();
  readonly #saved = new Map<string, SavedText>();
  #revision = 0;
  #refreshed = 0;

  /** Records the text of a document of the editor. All line ends become `\n`, as in texts that are read from files. */
  open(path: string, text: string): void {
    const plain = text.replaceAll(/\r\n?/gu, '\n').replace(/^\u{FEFF}/u, '');
    if (this.#open.get(path)?.text === plain) return;
    this.#open.set(path, { path, text: plain });
    this.#revision++;
  }

  close(path: string): void {
    if (this.#open.delete(path)) this.#revision++;
  }

  /** Returns the documents that are open in the editor. */
  documents(): readonly SourceFile[] {
    return [...this.#open.values()];
  }

  /** Returns a number that changes if the text of a file changes. Looks at the saved files again if the last time is a second ago. */
  revision(): number {
    if (performance.now() - this.#refreshed > freshTime) this.#refresh();
    return this.#revision;
  }

  #refresh(): void {
    this.#refreshed = performance.now();
    for (const [path, { stamp }] of this.#saved) {
      if (stampOf(path) === stamp) continue;
      this.#saved.delete(path);
      this.#revision++;
    }
  }

  /** Returns the text of a file. Returns undefined if the file cannot be read. */
  text(path: string): string | undefined {
    const open = this.#open.get(path);
    if (open !== undefined) return open.text;
    const known = this.#saved.get(path);
    if (known !== undefined) return known.text;
    const saved = { stamp: stampOf(path), text: savedText(path) };
    this.#saved.set(path, saved);
    return saved.text;
  }

  /** Returns a reader for the description. Open documents are read from memory. */
  reader(other: SourceReader = fileReader): SourceReader {
    return { ...other, read: async (path) => this.#open.get(path) ?? other.read(path) };
  }
}

interface SavedText {
  readonly stamp: string;
  /** Undefined if the file cannot be read. */
  readonly text: string | undefined;
}

/** Returns a text that changes if a file is saved, created or deleted. */
function stampOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? '' : `${found.size} ${found.mtimeMs}`;
}

function savedText(path: string): string | undefined {
  try {
    return decodedText(readFileSync(path));
  } catch {
    // The file is missing, or is not text.
    return undefined;
  }
}
