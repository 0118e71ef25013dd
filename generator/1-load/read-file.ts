import { readFile, stat } from 'node:fs/promises';
import { relative } from 'node:path';
import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import type { SourceFile } from '../diagnostics/source-file.ts';

/** Why a file could not be read. The place is known only to whoever asked for it. */
export interface ReadFailure {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly fix: string;
}

/** Reads a file of the description as UTF-8 text. */
export async function readSource(path: string): Promise<SourceFile | ReadFailure> {
  const name = relative(process.cwd(), path) || path;
  try {
    if ((await stat(path)).isDirectory()) {
      return { code: 'file-unreadable', message: `${name} is a folder.`, fix: 'Name the file that holds the description.' };
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
    return { path, text: text.replaceAll('\r\n', '\n') };
  } catch (error) {
    if (error instanceof TypeError) {
      return { code: 'file-unreadable', message: `${name} is not UTF-8 text.`, fix: 'Save the file as UTF-8.' };
    }
    if (isMissing(error)) {
      return { code: 'file-missing', message: `There is no file ${name}.`, fix: 'Correct the path, or create the file.' };
    }
    const reason = error instanceof Error ? error.message : String(error);
    return { code: 'file-unreadable', message: `${name} cannot be read: ${reason}.`, fix: 'Check its permissions.' };
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
