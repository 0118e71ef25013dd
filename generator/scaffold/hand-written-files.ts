import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editableText, type EditableText } from '@forgespec/description/files';
import { isSource } from './project-files.ts';

/** A file as it was read, and its decoded text. */
export interface HandWrittenFile extends EditableText {
  readonly bytes: Uint8Array;
}

/** Reads files once. */
export class HandWrittenFiles {
  readonly #files = new Map<string, HandWrittenFile | undefined>();

  /** Returns undefined if the file does not exist. @throws {Error} of the file system, if the file cannot be read. */
  read(path: string): HandWrittenFile | undefined {
    if (!this.#files.has(path)) this.#files.set(path, readFile(path));
    return this.#files.get(path);
  }
}

function readFile(path: string): HandWrittenFile | undefined {
  try {
    const bytes = readFileSync(path);
    return { bytes, ...editableText(bytes) };
  } catch (error) {
    const isMissing =
      error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(error.code));
    if (isMissing) return undefined;
    throw error;
  }
}

/** Returns the paths of the source files in a folder and in the folders below. Returns an empty array if the folder does not exist. */
export function sourcesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory())
        return entry.name.startsWith('.') || entry.name === 'node_modules' ? [] : sourcesIn(path);
      return isSource(path) ? [path] : [];
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
