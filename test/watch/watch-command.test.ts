import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runForgespec } from '../config/run-forgespec.ts';
import { folderWith } from '../folder-with.ts';
import { runIn } from '../stopping/running-command.ts';
import { contents } from '../write/output.ts';
import { mainModule } from '../main-module.ts';

const files = {
  'forgespec.config.json': JSON.stringify({ spec: 'api/openapi.yaml', outputs: { out: 'code', only: ['types'] } }),
  'api/openapi.yaml': `openapi: 3.1.0
info: { title: Boxes, version: '1' }
servers: [{ url: https://boxes.example }]
paths:
  /boxes:
    get:
      operationId: listBoxes
      summary: List the boxes
      tags: [boxes]
      responses:
        '200':
          description: The boxes.
          content: { application/json: { schema: { type: array, items: { $ref: 'schemas/box.yaml#/Box' } } } }
tags: [{ name: boxes }]
`,
  'api/schemas/box.yaml': `Box:
  type: object
  properties:
    name: { type: string }
`,
};

/** Starts `generate --watch` in a folder. */
function watchIn(folder: string) {
  const command = runIn(folder, onTestFinished, process.execPath, mainModule, 'generate', '--watch');
  return {
    ...command,
    /** Waits until the output after an offset matches a pattern. Returns the offset of the end. */
    printed: (pattern: RegExp, after: number) => command.printed(pattern, after).then(() => command.output().length),
  };
}

const written = /: 1 file written in \d+ ms\n/u;

test('each way of changing a file updates the output, and the output is that of a new run', async () => {
  const folder = folderWith(files);
  const path = (name: string): string => join(folder, name);
  const types = (): string => readFileSync(path('code/types/boxes.ts'), 'utf8');
  const { process: child, ended, printed, output } = watchIn(folder);
  let at = await printed(/watching \d+ files; Ctrl\+C stops\n/u, 0);
  const box = (type: string): string => files['api/schemas/box.yaml'].replace('string', type);
  const expectType = async (type: string): Promise<void> => {
    at = await printed(written, at);
    expect(types()).toContain(`name?: ${type};`);
  };

  writeFileSync(path('api/schemas/box.yaml'), box('integer'));
  await expectType('number');
  expect(output()).toMatch(/\napi\/schemas\/box\.yaml: 1 file written in \d+ ms\n$/u);

  // Some editors write a new file and rename it.
  writeFileSync(path('api/schemas/box.yaml~'), box('boolean'));
  renameSync(path('api/schemas/box.yaml~'), path('api/schemas/box.yaml'));
  await expectType('boolean');

  // After an error, the output stays unchanged. An incomplete file causes such an error.
  writeFileSync(path('api/schemas/box.yaml'), box('{ strin'));
  at = await printed(/error yaml-syntax[^]*api\/schemas\/box\.yaml: 1 error, no output changed in \d+ ms\n/u, at);
  expect(types()).toContain('name?: boolean;');
  writeFileSync(path('api/schemas/box.yaml'), box('string'));
  await expectType('string');

  // A folder disappears and returns, for example when git changes the branch.
  renameSync(path('api/schemas'), path('schemas'));
  at = await printed(/There is no file api\/schemas\/box\.yaml\.[^]*: 1 warning, 1 file written in \d+ ms\n/u, at);
  rmSync(path('schemas'), { recursive: true });
  mkdirSync(path('api/schemas'));
  writeFileSync(path('api/schemas/box.yaml'), box('number'));
  await expectType('number');

  // The description refers to a file before the file exists.
  writeFileSync(path('api/schemas/box.yaml'), box('string }\n    size: { $ref: "size.yaml"'));
  at = await printed(/There is no file api\/schemas\/size\.yaml\.[^]*: 1 warning, 1 file written in \d+ ms\n/u, at);
  writeFileSync(path('api/schemas/size.yaml'), 'type: integer\n');
  at = await printed(/api\/schemas\/size\.yaml: 1 file written in \d+ ms\n/u, at);
  expect(types()).toContain('size?: Size;');

  // The config gets an error, and then new values.
  writeFileSync(path('forgespec.config.json'), files['forgespec.config.json'].replace('types', 'typos'));
  at = await printed(/error config[^]*forgespec\.config\.json: the config has errors, so no output was written\n/u, at);
  writeFileSync(path('forgespec.config.json'), files['forgespec.config.json'].replace('types', 'types", "validators'));
  at = await printed(/forgespec\.config\.json: \d+ files written in \d+ ms\n/u, at);

  const fresh = folderWith({});
  cpSync(path('api'), join(fresh, 'api'), { recursive: true });
  cpSync(path('forgespec.config.json'), join(fresh, 'forgespec.config.json'));
  expect((await runForgespec(fresh, 'generate')).code).toBe(0);
  expect(contents(path('code'))).toEqual(contents(join(fresh, 'code')));

  child.kill('SIGINT');
  expect(await ended).toEqual({ code: 0, signal: null });
});

test('an error of a rule is printed after the files are written', async () => {
  const folder = folderWith({ ...files, 'redocly.yaml': 'rules:\n  tag-description: error\n' });
  const { printed } = watchIn(folder);
  const at = await printed(/error tag-description[^]*Ctrl\+C stops\n/u, 0);
  const box = files['api/schemas/box.yaml'].replace('string', 'integer');
  writeFileSync(join(folder, 'api/schemas/box.yaml'), box);
  await printed(/: 1 file written in \d+ ms\n[^]*error tag-description/u, at);
});

test('a warning is printed once, although later runs find it again', async () => {
  const faulty = files['api/openapi.yaml'].replace('summary: List the boxes', 'sumary: List the boxes');
  const folder = folderWith({ ...files, 'api/openapi.yaml': faulty });
  const { printed, output } = watchIn(folder);
  let at = await printed(/warning [^]*`sumary`[^]*watching \d+ files; Ctrl\+C stops\n/u, 0);
  // The edit also moves the line with the fault.
  writeFileSync(join(folder, 'api/openapi.yaml'), `# A comment.\n${faulty}`);
  await printed(/api\/openapi\.yaml: 1 warning, no output changed in \d+ ms\n/u, at);
  expect(output().slice(at)).not.toContain('sumary');
  at = output().length;
  writeFileSync(join(folder, 'api/openapi.yaml'), faulty.replace('description: The boxes', 'desription: The boxes'));
  await printed(/`desription`[^]*: 2 warnings, [^]* in \d+ ms\n/u, at);
});

test('two processes can watch the same folder', async () => {
  const folder = folderWith(files);
  const processes = [watchIn(folder), watchIn(folder)];
  const starts = await Promise.all(processes.map(({ printed }) => printed(/watching \d+ files/u, 0)));
  const box = files['api/schemas/box.yaml'].replace('string', 'integer');
  writeFileSync(join(folder, 'api/schemas/box.yaml'), box);
  const done = /box\.yaml: (?:1 file written|no output changed) in \d+ ms\n/u;
  await Promise.all(processes.map(({ printed }, index) => printed(done, starts[index] ?? 0)));
  expect(processes.map(({ output }) => output()).join('')).not.toContain('error');
  expect(readFileSync(join(folder, 'code/types/boxes.ts'), 'utf8')).toContain('name?: number;');
});

test.each([
  [['--check'], '--watch and --check exclude each other'],
  [['--spec', '-'], '--watch needs a file'],
  [['--format', 'json'], '--watch prints text'],
])('--watch with %j is refused', async (args, message) => {
  const run = await runForgespec(folderWith(files), 'generate', '--watch', ...args);
  expect([run.code, run.stderr]).toEqual([2, expect.stringContaining(message)]);
});
