import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../package-root.ts';
import type { PrintedFile } from './printed-file.ts';
import { importedPaths, outputPath, templateOf, withOutputImports } from './templates.ts';

const folder = join(packageRoot, 'templates');

/**
 * Returns files, and the hand-written modules that they need: those that they import, those that these import, and entry points.
 *
 * @param entries templates that the users of the output import, and nothing in it: `server/adapters/serve.ts`.
 * @param firstLine the line at the top of every file.
 */
export async function addTemplates(
  files: readonly PrintedFile[],
  entries: readonly string[],
  firstLine: string,
): Promise<PrintedFile[]> {
  const generated = new Set(files.map(({ path }) => path));
  const added: PrintedFile[] = [];
  const wanted = new Set(entries.map(outputPath));
  const follow = ({ path, text }: PrintedFile): void => {
    for (const imported of importedPaths(path, text)) if (!generated.has(imported)) wanted.add(imported);
  };
  files.filter(({ path }) => path.endsWith('.ts')).forEach(follow);
  // A set that grows while it is walked is walked to its end.
  for (const path of wanted) {
    const template = templateOf(path);
    // A run with --only does not generate everything that its modules import.
    if (template === undefined) continue;
    const text = await readFile(join(folder, template), 'utf8');
    const file = { path, text: `${firstLine}\n\n${withOutputImports(template, text)}` };
    added.push(file);
    follow(file);
  }
  return [...files, ...added];
}
