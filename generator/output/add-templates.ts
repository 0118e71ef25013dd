import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../package-root.ts';
import { withExactJson } from './exact-templates.ts';
import type { PrintedFile } from './printed-file.ts';
import { fileStamp } from './file-stamp.ts';
import type { TextCache } from './text-cache.ts';
import { withoutUnusedMembers } from './unused-members.ts';
import { importedPaths, outputPath, templateOf, withOutputImports } from './templates.ts';

const folder = join(packageRoot, 'templates');

/**
 * Adds hand-written modules to the generated files of an output. The added modules are the entries, and all hand-written modules that a
 * file imports, directly or through other hand-written modules. Then removes declarations that the output does not use.
 *
 * @param entries templates that only users of the output import, such as `server/adapters/serve.ts`.
 * @param firstLine the first line of every added file.
 * @param hasExactIntegers true if the generated code reads and writes large integers without rounding.
 */
export async function addTemplates(
  files: readonly PrintedFile[],
  entries: readonly string[],
  firstLine: string,
  cache: TextCache,
  hasExactIntegers: boolean = false,
): Promise<PrintedFile[]> {
  const generated = new Set(files.map(({ path }) => path));
  const added: PrintedFile[] = [];
  const wanted = new Set(entries.map(outputPath));
  const follow = (file: PrintedFile): void => {
    for (const imported of importedPaths(file)) if (!generated.has(imported)) wanted.add(imported);
  };
  files.filter(({ path }) => path.endsWith('.ts')).forEach(follow);
  // Iterating over a set also visits the elements that are added during the iteration.
  for (const path of wanted) {
    const template = templateOf(path);
    // With the option `--only`, some emitters do not run. A generated file may still import a module of such an emitter. This module is not
    // a template, so nothing is added.
    if (template === undefined) continue;
    const written = readTemplate(template);
    const text = hasExactIntegers ? withExactJson(template, written) : written;
    const copy = async (): Promise<string> => `${firstLine}\n\n${withOutputImports(template, text)}`;
    const file = await cache.fileOf('copy', path, [firstLine, text], copy);
    added.push(file);
    follow(file);
  }
  return withoutUnusedMembers([...files, ...added], cache);
}

/** A map from the path of each template to its text and its stamp (see `fileStamp`). Both are from the last time that the file was read. */
const knownTexts = new Map<string, { readonly state: string; readonly text: string }>();

/** Returns the text of a template. Reads the file again only if it has changed. */
function readTemplate(template: string): string {
  const state = fileStamp(folder, template);
  const known = knownTexts.get(template);
  if (known !== undefined && known.state === state) return known.text;
  const text = readFileSync(join(folder, template), 'utf8');
  if (state !== undefined) knownTexts.set(template, { state, text });
  return text;
}
