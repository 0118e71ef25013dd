import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import {
  definitionLines,
  startServer5,
  startServer7,
  type LanguageServer,
  type NamePlace,
} from '../declarations/language-servers.ts';
import type { Project } from './project.ts';

/** Versions of TypeScript, each with the function that starts its language server. */
export const languageServers = [
  ['5.9', startServer5],
  ['7.0', startServer7],
] as const;

/** A name in a program, and its definition: the file and the text of the line that "Go to Definition" opens. */
export type Definition = readonly [...place: NamePlace, file: string, line: string];

/**
 * Returns the definitions of names in a program that uses installed packages.
 *
 * @param expected the names, with the expected definitions.
 */
export async function installedDefinitions(
  project: Project,
  startServer: (folder: string, file: string) => Promise<LanguageServer>,
  program: string,
  expected: readonly Definition[],
): Promise<Definition[]> {
  const compilerOptions = { module: 'nodenext', target: 'es2024', types: [], strict: true, noEmit: true };
  project.write({
    'definitions.ts': program,
    'tsconfig.json': JSON.stringify({ compilerOptions, files: ['definitions.ts'] }),
  });
  const folder = realpathSync(project.folder);
  const file = join(folder, 'definitions.ts');
  const places = expected.map(([text, name]) => [text, name] as const);
  const found = await definitionLines(await startServer(folder, file), file, places);
  return found.map(({ file: opened, line }, index) => {
    const [text, name] = places[index] ?? ['', ''];
    // The bundler chooses the names of the files in `lib`, so each of them is shown as `*`.
    const path = opened.replace(/^.*\/node_modules\//u, '').replace(/(?<=\/lib\/)[\w-]+(?=\.d\.ts$|\.js$)/u, '*');
    return [text, name, path, line];
  });
}
