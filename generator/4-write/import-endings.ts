import { importEnds, type ImportExtension } from '../import-extensions.ts';
import type { PrintedFile } from './printed-file.ts';

/** The end of an import or a re-export of another file of the output. */
const importEnd = /^((?:import|export)\b[^;']* from '\.[^']+)\.ts';$/gmu;

/** Returns a file whose imports of other files of the output end as a project needs it. */
export function withImportExtension(file: PrintedFile, extension: ImportExtension): PrintedFile {
  if (extension === 'ts' || !file.path.endsWith('.ts')) return file;
  return {
    path: file.path,
    text: file.text.replaceAll(importEnd, (_, start: string) => `${start}${importEnds[extension]}';`),
  };
}
