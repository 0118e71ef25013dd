import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { runIn } from '../stopping/running-command.ts';
import { shop } from './shop.ts';

const main = join(import.meta.dirname, '../../cli/main.ts');

test.each([
  ['by its path', "['./note.ts']"],
  ['as a value that the config imports', '[note()]'],
])('generate --watch loads an output again that the config names %s, and its imports', async (_, plugins) => {
  const folder = folderWith({
    'openapi.yaml': shop,
    'words.ts': "export const words: string = 'hello';\n",
    'note.ts': `import { defineOutput } from 'forgespec/plugin';
import { words } from './words.ts';
export const note = defineOutput({
  name: 'note',
  *emit({ api, text }) {
    yield text('note.txt', words + ' ' + api.title);
  },
});
export default note;
`,
    'forgespec.config.ts': `import { defineConfig } from 'forgespec';
import { note } from './note.ts';
export default defineConfig({ spec: 'openapi.yaml', outputs: { out: 'api', only: ['bundle'], plugins: ${plugins} } });
void note;
`,
  });
  const written = (): string => readFileSync(join(folder, 'api/note/note.txt'), 'utf8');
  const command = runIn(folder, onTestFinished, process.execPath, main, 'generate', '--watch');
  let at = 0;
  const change = async (file: string, text: string, pattern: RegExp): Promise<string> => {
    at = command.output().length;
    writeFileSync(join(folder, file), text);
    await command.printed(pattern, at);
    return written();
  };
  await command.printed(/watching \d+ files; Ctrl\+C stops\n/u, 0);
  expect(written()).toBe('hello Shop');
  expect(await change('words.ts', "export const words = 'bye';\n", /words\.ts: 1 file written/u)).toBe('bye Shop');
  expect(await change('openapi.yaml', shop.replace('title: Shop', 'title: Zoo'), /: 2 files written/u)).toBe('bye Zoo');
  // An error in the output leaves the files as they are, until it is corrected.
  expect(await change('words.ts', 'export const words = notThere;\n', /notThere is not defined/u)).toBe('bye Zoo');
  expect(await change('words.ts', "export const words = 'hi';\n", /words\.ts: 1 file written/u)).toBe('hi Zoo');
});
