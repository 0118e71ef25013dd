import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { packageRoot } from '../package-root.ts';
import { createFile, type PrintedFile } from './printed-file.ts';
import { fileStamp } from './file-stamp.ts';
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
    const copy = (): string => `${firstLine}\n\n${withOutputImports(template, text)}`;
    const file = await createFile('copy', path, [firstLine, text], copy);
    added.push(file);
    follow(file);
  }
  return withoutUnusedMembers([...files, ...added]);
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

/**
 * The templates that parse or write the JSON of HTTP messages, and therefore have to preserve all digits of integers. The list does not
 * contain templates that use JSON only for other texts, such as error bodies. `client/core.ts` is not in the list either, because
 * `client/read-exact.ts` reads the responses with integers of 64 bits.
 */
const withMessages: ReadonlySet<string> = new Set([
  'client/item-streams.ts',
  'server/query-notation.ts',
  'server/respond.ts',
  'shared/write-event.ts',
  'shared/write-json-item.ts',
  'shared/write-json.ts',
  'validators/json-text.ts',
]);

/**
 * Returns the text of a template for an output that reads and writes integers with all digits. If the template parses or writes messages,
 * the object of `shared/exact-json.ts` replaces the global object `JSON` in it. A template that calls `parseLosslessJson`, which rejects integers that a number cannot represent, calls `parseExactJson` instead.
 */
function withExactJson(template: string, text: string): string {
  if (!withMessages.has(template)) return text;
  if (text.includes('parseLosslessJson'))
    return text.replaceAll('parseLosslessJson', 'parseExactJson').replaceAll('parse-lossless-json', 'parse-exact-json');
  const path = posix.relative(posix.dirname(template), 'shared/exact-json.ts');
  const changed = text.replaceAll(/\bJSON\.(?=parse|stringify)/gu, 'exactJson.');
  return `import { exactJson } from '${path.startsWith('.') ? path : `./${path}`}';\n${changed}`;
}
