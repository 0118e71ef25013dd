import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { InitError } from './init-error.ts';
import type { InitAction } from './init-plan.ts';

/**
 * Writes the files of a plan.
 *
 * @param folder the project folder.
 * @throws {InitError} if a file was created or changed after the plan was made. Such a file is not written.
 */
export function applyActions(actions: readonly InitAction[], folder: string): void {
  for (const action of actions) {
    const path = join(folder, action.path);
    if (action.kind === 'create') {
      mkdirSync(dirname(path), { recursive: true });
      // The flag x fails if the file exists, also if it is a link without a target.
      writeFileSync(path, action.text, { flag: 'wx' });
    } else if (action.kind === 'change') {
      if (readFileSync(path, 'utf8') !== action.before) {
        throw new InitError(`${action.path} has changed in the meantime.\nfix: Run \`forgespec init\` again.`);
      }
      writeFileSync(path, action.text);
    }
  }
}
