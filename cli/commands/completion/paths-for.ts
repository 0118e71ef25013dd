import { readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { printableLine } from '@forgespec/description/diagnostics';
import { configExtensions } from '../../config/find-config.ts';

/**
 * A map from the name of an option to the extensions of the files that this option accepts. An option that is not in the map accepts all
 * files.
 */
const extensions = new Map<string, readonly string[]>([
  ['spec', ['.yaml', '.yml', '.json']],
  ['config', Object.keys(configExtensions)],
  ['rules', ['.yaml', '.yml']],
  ['fixtures', ['.yaml', '.yml', '.json']],
  ['baseline', ['.json']],
]);

/**
 * Returns the paths that start with the typed text. The path of a folder ends with a slash. Hidden files are proposed only if the text
 * after the last slash starts with a dot.
 *
 * @param option the name of the option that needs the path, or `folder` if the option accepts only folders.
 */
export function pathsFor(typed: string, option: string): { readonly word: string }[] {
  const parent = typed.slice(0, typed.lastIndexOf('/') + 1);
  const start = typed.slice(parent.length);
  const folder = parent.startsWith('~/') ? join(homedir(), parent.slice(1)) : resolve(parent);
  return entriesOf(folder)
    .filter((name) => name.startsWith(start) && (start.startsWith('.') || !name.startsWith('.')))
    .flatMap((name) => {
      const isFolder = statSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory() === true;
      const isAccepted = isFolder || (option !== 'folder' && hasExtension(name, extensions.get(option)));
      return isAccepted ? [{ word: `${parent}${name}${isFolder ? '/' : ''}` }] : [];
    });
}

const hasExtension = (name: string, accepted: readonly string[] | undefined): boolean =>
  accepted === undefined || accepted.some((extension) => name.endsWith(extension));

/** Returns the sorted names in a folder, except names that contain control characters such as a line break. */
function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => printableLine(name) === name)
      .toSorted();
  } catch {
    // The folder does not exist, or cannot be read.
    return [];
  }
}
