import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Recipe } from './recipe.ts';

/**
 * Writes the edits and the new files of a recipe to a copy of the repository.
 *
 * @throws {Error} if a file does not contain the text of an edit exactly once.
 */
export function applyRecipe(copy: string, { section, edits, files }: Recipe): void {
  for (const { file, find, replace } of edits) {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    if (text.split(find).length !== 2) throw new Error(`The recipe "${section}" no longer fits ${file}: ${find}`);
    writeFileSync(
      path,
      text.replace(find, () => replace),
    );
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  }
}
