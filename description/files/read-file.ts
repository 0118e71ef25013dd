import { readFile, stat } from 'node:fs/promises';
import { relative } from 'node:path';
import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import type { SourceFile } from '../diagnostics/source-file.ts';
import { decodedText, encodingFault } from './decode-text.ts';

/** The reason why a file could not be read. The caller adds the source location of the reference that names the file. */
export interface ReadFailure {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly fix: string;
}

/** Reads a file of the description. */
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
      return unreadable(`${name} ${encodingFault(bytes)}.`, 'Save the file as UTF-8.');
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

const unreadable = (message: string, fix: string): ReadFailure => ({ code: 'file-unreadable', message, fix });
