import { readFileSync, statSync } from 'node:fs';
import { decodedText } from '@forgespec/description/files';
import { fileReader, type SourceReader } from '@forgespec/description/load';
import type { SourceFile } from '@forgespec/description/diagnostics';

/** The texts of files. The text of a document that is open in the editor is in memory, and may not be saved yet. */
export class OpenFiles {
  readonly #open = new Map<string, SourceFile>();
  readonly #saved = new Map<string, { readonly stamp: string; readonly text: string }>();

  /** Records the text of a document of the editor. All line ends become `\n`, as in texts that are read from files. */
  open(path: string, text: string): void {
    const plain = text.replaceAll(/\r\n?/gu, '\n').replace(/^\u{FEFF}/u, '');
    if (this.#open.get(path)?.text !== plain) this.#open.set(path, { path, text: plain });
  }

  close(path: string): void {
    this.#open.delete(path);
  }

  /** Returns the text of a file. Returns undefined if the file cannot be read. */
  text(path: string): string | undefined {
    const open = this.#open.get(path);
    if (open !== undefined) return open.text;
    try {
      const { size, mtimeMs } = statSync(path);
      const stamp = `${size} ${mtimeMs}`;
      const known = this.#saved.get(path);
      if (known?.stamp === stamp) return known.text;
      const text = decodedText(readFileSync(path));
      this.#saved.set(path, { stamp, text });
      return text;
    } catch {
      // The file is missing, or is not text.
      return undefined;
    }
  }

  /** Returns a reader for the description. Open documents are read from memory. */
  reader(other: SourceReader = fileReader): SourceReader {
    return { ...other, read: async (path) => this.#open.get(path) ?? other.read(path) };
  }
}
