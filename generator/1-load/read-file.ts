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
    if (found.isDirectory()) return unreadable(`${name} is a folder.`, 'Name a file in it.');
    // A pipe or a device is rejected, because its content may never end.
    if (!found.isFile()) return unreadable(`${name} is not a regular file.`, 'Write the description to a file.');
    const bytes = await readFile(path);
    try {
      return { path, text: decodedText(bytes) };
    } catch {
      return unreadable(`${name} is not UTF-8 text: ${encodingFault(bytes)}.`, 'Save the file as UTF-8.');
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
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

/** Returns the reason why bytes are not UTF-8 text. */
function encodingFault(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return 'its encoding is UTF-16';
  // The number of bytes before the first invalid character.
  let [valid, invalid] = [0, bytes.length];
  while (invalid - valid > 1) {
    const middle = Math.floor((valid + invalid) / 2);
    if (isUtf8Start(bytes.subarray(0, middle))) valid = middle;
    else invalid = middle;
  }
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, valid), { stream: true });
  const lines = text.split('\n');
  const byte = (bytes[Buffer.byteLength(text)] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  return `the byte ${byte} in line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}, is not part of a character`;
}

/** Returns true if bytes are UTF-8. The last character may be incomplete. */
function isUtf8Start(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

const unreadable = (message: string, fix: string): ReadFailure => ({ code: 'file-unreadable', message, fix });
