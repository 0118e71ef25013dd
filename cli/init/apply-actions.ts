import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { printableLine } from '@forgespec/generator/diagnostics/printable';
import { InitError } from './init-error.ts';
import type { InitAction } from './init-plan.ts';

/**
 * Writes the files of a plan.
 *
 * @param folder the project folder.
 * @throws {InitError} if a file was created or changed after the plan was made. The function does not write such a file.
 */
export function applyActions(actions: readonly InitAction[], folder: string): void {
  for (const action of actions) {
    const path = join(folder, action.path);
    if (action.kind === 'create') {
      mkdirSync(dirname(path), { recursive: true });
      createFile(path, action.path, action.text);
    } else if (action.kind === 'change') {
      if (readFileSync(path, 'utf8') !== action.before) throw changedFileError(action.path);
      writeFileSync(path, action.text);
    }
  }
}

function createFile(path: string, name: string, text: string): void {
  try {
    // With the flag `wx`, writing fails if the path exists. It also fails for a link without a target.
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw changedFileError(name);
    throw error;
  }
}

const changedFileError = (name: string): InitError =>
  new InitError(`${printableLine(name)} has changed in the meantime.\nfix: Run \`forgespec init\` again.`);
