import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { runIn } from '../stopping/running-command.ts';
import { mainModule } from '../main-module.ts';
import { shop } from './shop.ts';

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
  const command = runIn(folder, onTestFinished, process.execPath, mainModule, 'generate', '--watch');
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

test('generate --watch builds only the modules of an output again whose parts have changed', async () => {
  const folder = folderWith({
    'openapi.yaml': shop,
    'areas.ts': `import { appendFileSync } from 'node:fs';
import { defineOutput } from 'forgespec/plugin';
export default defineOutput({
  name: 'areas',
  options: { words: 'operations of' },
  *emit({ api, module, extension, options, warn }) {
    for (const area of api.areas) {
      const build = (code) => {
        appendFileSync('built.txt', area.name + ' ');
        if (area.name === 'owners') code.add('// ' + (extension(area.operations[0], 'x-note') ?? 'no note'));
        code.add('export const text = ' + JSON.stringify(options.words + ' ' + area.operations.map(({ name }) => name)) + ';');
      };
      yield module(area.file + '.ts', build, [area]);
    }
  },
});
`,
    'forgespec.config.yaml': 'spec: openapi.yaml\noutputs: { out: api, only: [types], plugins: [./areas.ts] }\n',
  });
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const command = runIn(folder, onTestFinished, process.execPath, mainModule, 'generate', '--watch');
  await command.printed(/watching \d+ files; Ctrl\+C stops\n/u, 0);
  expect(read('built.txt')).toBe('owners pets ');
  const change = async (file: string, text: string): Promise<string> => {
    const at = command.output().length;
    writeFileSync(join(folder, 'built.txt'), '');
    writeFileSync(join(folder, file), text);
    await command.printed(/: (?:\d+ files? written|no output changed) in \d+ ms\n/u, at);
    return read('built.txt');
  };
  // A module that reads an `x-` key is built in each run.
  const noted = shop.replace('operationId: getOwner', 'operationId: getOwner\n      x-note: seen');
  expect(await change('openapi.yaml', noted)).toBe('owners ');
  expect(read('api/areas/owners.ts')).toContain('// seen');
  expect(await change('openapi.yaml', noted.replace('operationId: getPet', 'operationId: findPet'))).toBe(
    'owners pets ',
  );
  expect(read('api/areas/pets.ts')).toContain('findPet');
  // A schema that the area uses.
  const more = noted.replace('name: { type: string, x', 'age: { type: integer }\n        name: { type: string, x');
  expect(await change('openapi.yaml', more)).toBe('owners pets ');
  const code = read('areas.ts').replace('operations of', 'calls of');
  expect(await change('areas.ts', code)).toBe('owners pets ');
  expect(read('api/areas/pets.ts')).toContain('calls of');
});
