import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { callForgespec } from '../config/call-forgespec.ts';
import { runWith } from '../config/run-forgespec.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forgespec-command-line-'));
  writeFileSync(
    join(folder, 'api.yaml'),
    `openapi: 3.1.0
info: { title: T, version: '1' }
paths: {}
components:
  schemas:
    Day: { type: string, format: date }
    Far: { $ref: 'https://far.example/far.yaml' }
`,
  );
  writeFileSync(join(folder, 'far.yaml'), 'type: integer\nminimum: 1\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

const required = ['generate', '--spec', 'api.yaml', '--out', 'code', '--remotes', 'https://far.example/=.'];

test.each([
  ['without options', '{}', false],
  ['with `declarationMaps` in the config', '{ "declarationMaps": true }', true],
])('a run loads the TypeScript compiler only if it needs it: %s', async (_, outputs, isLoaded) => {
  const project = folderWith({
    'api.json': '{ "openapi": "3.1.0", "info": { "title": "T", "version": "1" }, "paths": {} }',
    'forgespec.config.json': `{ "outputs": ${outputs} }`,
  });
  // Node prints the names of all CommonJS modules that it loads.
  const options = { cwd: project, env: { NODE_DEBUG: 'module' } };
  const run = await runWith(options, 'generate', '--spec', 'api.json');
  expect(run.code).toBe(0);
  expect(run.stderr.includes('ts-morph-common')).toBe(isLoaded);
});

test('the flags of generate and the config select the content, compare it, and overwrite edited files', async () => {
  const config = '{ "outputs": { "assertFormats": false, "places": true } }';
  writeFileSync(join(folder, 'forgespec.config.json'), config);
  const all = [...required, '--only', 'validators', '--report', 'report.txt'];
  expect(await callForgespec(folder, ...all)).toMatchObject({ code: 0 });
  const code = (file: string): string => join(folder, 'code', file);
  expect([existsSync(code('validators')), existsSync(code('client'))]).toEqual([true, false]);
  expect(readFileSync(code('validators/schemas/day.ts'), 'utf8')).not.toContain('isDate');
  expect(existsSync(code('validators/places.ts'))).toBe(true);
  expect(readFileSync(join(folder, 'report.txt'), 'utf8')).toContain('minimum');

  appendFileSync(code('validators/schemas/day.ts'), '// by hand\n');
  const check = await callForgespec(folder, ...all, '--check');
  expect([check.code, check.stderr]).toEqual([1, expect.stringContaining('day.ts:')]);
  expect((await callForgespec(folder, ...all)).code).toBe(1);
  expect((await callForgespec(folder, ...all, '--force')).code).toBe(0);
  expect(readFileSync(code('validators/schemas/day.ts'), 'utf8')).not.toContain('// by hand');
});

test('generate --check prints the first ten differences, and the number of the others', async () => {
  const { code, stderr } = await callForgespec(folder, ...required, '--out', 'fresh', '--check');
  const [, count = ''] = /^(\d+) files differ from the generated code$/mu.exec(stderr) ?? [];
  expect([code, stderr.match(/ is missing$/gmu)?.length]).toEqual([1, 10]);
  expect(stderr).toContain(`\nand ${Number(count) - 10} more files\n`);
});
