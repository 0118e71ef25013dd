import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { callForgespec } from '../config/call-forgespec.ts';
import { shop } from './shop.ts';

const note = `import { defineOutput } from 'forgespec/plugin';
import { words } from './words.ts';
export const note = defineOutput({
  name: 'note',
  options: { greeting: words },
  *emit({ text, options }) {
    yield text('note.txt', options.greeting);
  },
});
export default note;
`;
const words = "export const words: string = 'hello';\n";
const files = { 'openapi.yaml': shop, 'note.ts': note, 'words.ts': words };
const configWith = (plugins: string): string => `import { defineConfig } from 'forgespec';
import { note } from './note.ts';
export default defineConfig({ spec: 'openapi.yaml', outputs: { out: 'api', only: ['bundle'], plugins: [${plugins}] } });
void note;
`;
const noteIn = (folder: string): string => readFileSync(join(folder, 'api/note/note.txt'), 'utf8');

describe('the config names an output of somebody else', () => {
  test.each([
    ['by the path of a file', "'./note.ts'", 'hello'],
    ['by a path with options', "{ use: './note.ts', options: { greeting: 'good day' } }", 'good day'],
    ['by its function', "note({ greeting: 'hi' })", 'hi'],
    ['by the name of a package', "'a-note'", 'from a package'],
  ])('%s', async (_, plugins, expected) => {
    const folder = folderWith({
      ...files,
      'forgespec.config.ts': configWith(plugins),
      'node_modules/a-note/package.json': '{ "name": "a-note", "type": "module", "exports": "./index.js" }',
      'node_modules/a-note/index.js': `export default {
        name: 'note', options: {}, reservedNames: () => ({}), *emit({ text }) { yield text('note.txt', 'from a package'); },
      };`,
    });
    expect(await callForgespec(folder, 'generate')).toMatchObject({ code: 0, stderr: '' });
    expect(noteIn(folder)).toBe(expected);
    expect(await callForgespec(folder, 'generate', '--check')).toMatchObject({ code: 0, stderr: '' });
  });

  test('in YAML, relative to the config', async () => {
    const config = `spec: openapi.yaml
outputs: { out: api, only: [bundle], plugins: [{ use: ./note.ts, options: { greeting: grüezi } }] }
`;
    const folder = folderWith({ ...files, 'forgespec.config.yaml': config, 'below/x': '' });
    expect(await callForgespec(join(folder, 'below'), 'generate')).toMatchObject({ code: 0, stderr: '' });
    expect(noteIn(folder)).toBe('grüezi');
  });

  test.each([
    ['a missing file', "'./not.ts'", /The output \.\/not\.ts in `plugins` cannot be loaded: Cannot find module/u],
    ['a missing package', "'no-such-output'", /The output no-such-output in `plugins` cannot be loaded: Cannot find/u],
    ['a module without an output', "'./words.ts'", /The output \.\/words\.ts in `plugins` is not an output/u],
    [
      'an unknown option',
      "{ use: './note.ts', options: { greetin: '' } }",
      /has no option `greetin`. Its options are greeting/u,
    ],
    ['a module that throws', "'./broken.ts'", /cannot be loaded: not today \(broken\.ts:2\)/u],
    ['an object with a function that is not an output', '{ a() {} }', /is not an output/u],
    ['a wrong key', "{ use: './note.ts', option: {} }", /has no key `option`.[^]*Did you mean `options`/u],
  ])('%s is an error of use, and nothing is written', async (_, plugins, message) => {
    const folder = folderWith({
      ...files,
      'forgespec.config.ts': configWith(plugins),
      'broken.ts': "// a comment\nthrow new Error('not today');\n",
    });
    const { code, stderr } = await callForgespec(folder, 'generate');
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
    expect(existsSync(join(folder, 'api'))).toBe(false);
  });
});
