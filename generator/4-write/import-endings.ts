import { importEnds, type ImportExtension } from '../import-extensions.ts';
import type { PrintedFile } from './printed-file.ts';

/** The end of an import or re-export of another file of the output. */
const importEnd = /^((?:import|export)\b[^;']* from '\.[^']+)\.ts';$/gmu;

/** Returns a file whose relative imports have the extension that a project needs. */
export function withImportExtension(file: PrintedFile, extension: ImportExtension): PrintedFile {
  if (extension === 'ts' || !file.path.endsWith('.ts')) return file;
  return {
    path: file.path,
    text: file.text.replaceAll(importEnd, (_, start: string) => `${start}${importEnds[extension]}';`),
  };
}
