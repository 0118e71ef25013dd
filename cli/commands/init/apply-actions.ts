import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printableLine } from '@forgespec/description/diagnostics';
import {
  KeptFileError,
  editableText,
  finishInterruptedReplacement,
  replaceTogether,
  type Replacement,
} from '@forgespec/description/files';
import { InitError } from './init-error.ts';
import type { InitAction } from './init-plan.ts';
import { repositoryOf } from './read-project.ts';

/**
 * Writes the files of a plan. If one of them cannot be written, the function writes none of them. After a kill,
 * {@link finishInterruptedActions} completes or discards the changes.
 *
 * @param folder the project folder.
 * @throws {InitError} if a file was created or changed after the plan was made, or if it is read-only.
 */
export function applyActions(actions: readonly InitAction[], folder: string): void {
  const replacements = actions.flatMap((action): Replacement[] => {
    const path = join(folder, action.path);
    if (action.kind === 'create') return [{ path, content: action.text, before: 'missing' }];
    return action.kind === 'change' ? [changedFile(path, action.path, action.before, action.text)] : [];
  });
  // The CI files may be above the project folder.
  const isAbove = actions.some(({ path }) => path.startsWith('../'));
  withInitErrors(() => replaceTogether(isAbove ? repositoryOf(folder) : folder, replacements));
}

/** Completes or discards the changes of a run that was killed. */
export function finishInterruptedActions(folder: string): void {
  for (const each of new Set([folder, repositoryOf(folder)])) withInitErrors(() => finishInterruptedReplacement(each));
}

function withInitErrors(run: () => void): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof KeptFileError)) throw error;
    throw new InitError(`${printableLine(error.message)}\nfix: ${error.fix}`);
  }
}

function changedFile(path: string, name: string, before: string, text: string): Replacement {
  const bytes = readFileSync(path);
  const { text: found, encode } = editableText(bytes);
  const content = encode(text);
  if (found !== before || content === undefined)
    throw new InitError(`${printableLine(name)} has changed in the meantime.\nfix: Run \`forgespec init\` again.`);
  return { path, content, before: bytes };
}
