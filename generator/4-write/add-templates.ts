import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../package-root.ts';
import type { PrintedFile } from './printed-file.ts';
import { importedPaths, outputPath, templateOf, withOutputImports } from './templates.ts';

const folder = join(packageRoot, 'templates');

/**
 * Returns files together with the hand-written modules that they need: directly imported modules, modules that those import, and
 * entry points.
 *
 * @param entries templates that no generated module imports, but users of the output do: `server/adapters/serve.ts`.
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
  // The loop also visits the elements that it adds to the set.
  for (const path of wanted) {
    const template = templateOf(path);
    // A run with --only does not generate all modules that its modules import.
    if (template === undefined) continue;
    const text = await readFile(join(folder, template), 'utf8');
    const file = { path, text: `${firstLine}\n\n${withOutputImports(template, text)}` };
    added.push(file);
    follow(file);
  }
  return [...files, ...added];
}
