import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { printable, printableLine } from '@forgespec/description/diagnostics';
import { finishInterruptedReplacement, KeptFileError, replaceTogether } from '@forgespec/description/files';
import { shellWordOnOneLine } from '@forgespec/description/text';
import type { PluginCommandOptions } from './declaration.ts';
import { pluginSkeleton } from './plugin-skeleton.ts';
import { CommandError } from '../command-error.ts';
import { checkPluginName } from '../../plugins/own-path.ts';
import { PluginError } from '../../plugins/plugin-error.ts';

/** Runs `forgespec plugin`. Returns the exit code. */
export function pluginCommand({ action, name, out }: PluginCommandOptions): number {
  if (action === undefined || name === undefined)
    throw new CommandError('The name is missing.\nfix: Write `forgespec plugin init NAME`.', 2);
  const { folder, output } = namesOf(name);
  const root = resolve(out ?? folder);
  const files = pluginSkeleton(name, output);
  writeNew(root, files);
  const shown = relative(process.cwd(), root);
  const lines = [...files.keys()].map((path) => `  create  ${printableLine(join(shown, path))}\n`);
  const enter = shown === '' ? '' : `  cd ${shellWordOnOneLine(shown)}\n`;
  process.stdout.write(`${lines.join('')}\nDone. Run next:\n${enter}  npm install\n  npm test\n`);
  return 0;
}

/** Returns the folder of a package, and the name of its output. The output of `@acme/forgespec-ids` is `ids`. */
function namesOf(name: string): { readonly folder: string; readonly output: string } {
  const [, folder] = /^(?:@[a-z\d][a-z\d._-]*\/)?([^/]+)$/u.exec(name) ?? [];
  const fix = 'Write a name such as branded-ids or @acme/forgespec-branded-ids.';
  if (folder === undefined) {
    throw new CommandError(`${printable(name)} is not a valid name of an npm package.\nfix: ${fix}`, 2);
  }
  const output = folder.replace(/^forgespec-(?=.)/u, '');
  try {
    checkPluginName(output);
  } catch (error) {
    if (!(error instanceof PluginError)) throw error;
    throw new CommandError(`${printable(error.message)}\nfix: ${fix}`, 2);
  }
  return { folder, output };
}

/**
 * Writes all files, or none.
 *
 * @throws {CommandError} if one of the files exists.
 */
function writeNew(root: string, files: ReadonlyMap<string, string>): void {
  try {
    finishInterruptedReplacement(root);
    const existing = [...files.keys()].find((path) => existsSync(join(root, path)));
    if (existing !== undefined) {
      const shown = printableLine(relative(process.cwd(), join(root, existing)));
      throw new KeptFileError(`${shown} exists, and no file is overwritten.`, 'Name another folder with --out.');
    }
    const replacements = Array.from(files, ([path, content]) => ({
      path: join(root, path),
      content,
      before: 'missing' as const,
    }));
    replaceTogether(root, replacements);
  } catch (error) {
    if (!(error instanceof KeptFileError)) throw error;
    throw new CommandError(`${printableLine(error.message)}\nfix: ${error.fix}`, 2);
  }
}
