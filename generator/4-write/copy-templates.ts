import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { TemplateFile } from '../3-emit/emitter.ts';
import { packageRoot } from '../package-root.ts';
import type { PrintedFile } from './printed-file.ts';

const folder = join(packageRoot, 'templates');

/** A relative import or export. */
const relativeImport = /^(?:import|export)[^;']* from '(\.[^']+)';$/gmu;

/**
 * Templates, and the templates that they import, each once.
 *
 * @param firstLine the line at the top of every file.
 */
export async function copyTemplates(wanted: readonly TemplateFile[], firstLine: string): Promise<PrintedFile[]> {
  const open = new Map(wanted.map(({ path, template }) => [path, template]));
  const files: PrintedFile[] = [];
  // What is added to a map while it is walked is walked as well.
  for (const [path, template] of open) {
    const text = await readFile(join(folder, template), 'utf8');
    files.push({ path, text: `${firstLine}\n\n${text}` });
    for (const [, specifier = ''] of text.matchAll(relativeImport)) {
      const beside = (file: string): string => posix.join(posix.dirname(file), specifier);
      open.set(beside(path), beside(template));
    }
  }
  return files;
}
