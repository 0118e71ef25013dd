import { readFile, stat } from 'node:fs/promises';
import { relative } from 'node:path';
import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import type { SourceFile } from '../diagnostics/source-file.ts';

/** The reason why a file could not be read. The caller adds the source location of the reference that names the file. */
export interface ReadFailure {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly fix: string;
}

/** Reads a UTF-8 file of the description. */
export async function readSource(path: string): Promise<SourceFile | ReadFailure> {
  const name = relative(process.cwd(), path) || path;
  try {
    const found = await stat(path);
    if (found.isDirectory()) return unreadable(`${name} is a folder.`, 'Name the file that contains the description.');
    // A pipe or a device is rejected, because its content may never end.
    if (!found.isFile()) return unreadable(`${name} is not a regular file.`, 'Write the description to a file.');
    return { path, text: decodedText(await readFile(path)) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error instanceof TypeError) return unreadable(`${name} is not UTF-8 text.`, 'Save the file as UTF-8.');
    if ('code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) {
      return {
        code: 'file-missing',
        message: `There is no file ${name}.`,
        fix: 'Correct the path, or create the file.',
      };
    }
    return unreadable(`${name} cannot be read: ${error.message}.`, 'Check its name and its permissions.');
  }
}

/**
 * Decodes UTF-8. Removes the byte order mark, and converts all line ends to `\n`.
 *
 * @throws {TypeError} if the bytes are not UTF-8.
 */
export const decodedText = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll(/\r\n?/gu, '\n');

const unreadable = (message: string, fix: string): ReadFailure => ({ code: 'file-unreadable', message, fix });
