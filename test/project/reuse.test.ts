import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { callForgespec } from '../config/call-forgespec.ts';
import { runForgespec } from '../config/run-forgespec.ts';
import { folderWith } from '../folder-with.ts';

// A run of `generate` reuses the result of the last run only if everything that the last run has read or written is unchanged.

const description = (title: string): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths: {
      '/pets': {
        get: {
          operationId: 'listPets',
          responses: {
            200: { description: 'Pets.', content: { 'application/json': { schema: { $ref: 'pet%20s.json' } } } },
          },
        },
      },
    },
  });

const compilerConfig = {
  'tsconfig.json': '{ "extends": "./base.json" }',
  'base.json': '{ "compilerOptions": { "module": "nodenext" } }',
};

/**
 * Returns a project whose output has been generated. The cache has a record of this run, which the function changes: it says that the
 * output has 999 files. A later run that uses the record prints this number.
 *
 * @param config the files with the settings of the compiler. Each run with such files loads the compiler, which is slow.
 */
async function generatedProject(config: Readonly<Record<string, string>> = {}): Promise<string> {
  const settings = { ...config, 'package.json': '{}' };
  const folder = folderWith({
    'api.json': description('First'),
    'pet s.json': '{ "type": "string" }',
    'node_modules/x': '',
    ...settings,
  });
  // Files that may have changed during the run prevent its reuse, so these files must be older.
  for (const name of Object.keys(settings)) utimesSync(join(folder, name), 1, 1);
  expect(await callForgespec(folder, ...generate)).toMatchObject({ code: 0 });
  markRecord(folder);
  return folder;
}

// Only types are generated, because the reuse does not depend on the emitters.
const generate = ['generate', '--spec', 'api.json', '--only', 'types'] as const;
const cache = 'node_modules/.cache/forgespec';

function recordPath(folder: string): string {
  const [name = '', ...others] = readdirSync(join(folder, cache));
  expect(others).toEqual([]);
  return join(folder, cache, name);
}

/** Changes the number of files in the record, so that the output of a command shows if the record was used. */
function markRecord(folder: string): void {
  const [, ...lines] = readFileSync(recordPath(folder), 'utf8').split('\n');
  const record = JSON.parse(lines.join('\n'));
  record.outputs[0].fileCount = 999;
  const text = JSON.stringify(record);
  writeFileSync(recordPath(folder), `${createHash('sha256').update(text).digest('hex')}\n${text}`);
}

const isReused = ({ stdout, stderr }: { stdout: string; stderr: string }): boolean =>
  `${stdout}${stderr}`.includes('999 files');

test.each([
  ['with', compilerConfig],
  ['without', {}],
])('an unchanged project %s a tsconfig.json reuses the last run, also for --check', async (_, config) => {
  const folder = await generatedProject(config);
  const again = await callForgespec(folder, ...generate);
  expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('generated: 999 files, 0 written') });
  expect(await callForgespec(folder, ...generate, '--check')).toMatchObject({
    code: 0,
    stdout: again.stdout.split('\n', 1)[0] + '\n',
  });
});

describe('a run is not reused', () => {
  const changes: Readonly<Record<string, (folder: string) => void>> = {
    'if the description changes': (folder) => writeFileSync(join(folder, 'api.json'), description('Second')),
    'if a file to which the description refers changes': (folder) =>
      writeFileSync(join(folder, 'pet s.json'), '{ "type": "integer" }'),
    'if an output file is deleted': (folder) => rmSync(join(folder, 'generated/types/index.ts')),
    'if the manifest is deleted': (folder) => {
      const manifest = join(folder, 'generated/.forgespec.json');
      writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('types/index.ts', 'types/other.ts'));
      rmSync(join(folder, 'generated/types/index.ts'));
    },
    'if an earlier output file is left': (folder) => writeFileSync(join(folder, 'generated/types/old.ts'), ''),
    'if the tsconfig.json changes': (folder) => writeFileSync(join(folder, 'tsconfig.json'), '{}'),
    'if a file that the tsconfig.json extends changes': (folder) => writeFileSync(join(folder, 'base.json'), '{}'),
    'if a nearer tsconfig.json is created': (folder) => writeFileSync(join(folder, 'generated/tsconfig.json'), '{}'),
    'if the package.json changes': (folder) =>
      writeFileSync(join(folder, 'package.json'), '{ "dependencies": { "express": "5" } }'),
    'if the config changes': (folder) =>
      writeFileSync(join(folder, 'forgespec.config.json'), '{ "outputs": { "assertFormats": false } }'),
    'if the record is damaged': (folder) =>
      writeFileSync(recordPath(folder), readFileSync(recordPath(folder), 'utf8').replace('999', '998')),
    'if the cache is deleted': (folder) => rmSync(join(folder, cache), { recursive: true }),
    'if rules check the description': (folder) =>
      writeFileSync(join(folder, 'redocly.yaml'), 'rules: { info-license: warn }\n'),
  };
  test.each(Object.keys(changes))('%s', async (name) => {
    const folder = await generatedProject(name.includes('tsconfig.json') ? compilerConfig : {});
    changes[name]?.(folder);
    const run = await callForgespec(folder, ...generate);
    expect(isReused(run)).toBe(false);
    expect(run.code).toBe(0);
    // The result is the same as that of a run without the cache.
    rmSync(join(folder, cache), { recursive: true, force: true });
    expect(await callForgespec(folder, ...generate, '--check')).toMatchObject({ code: 0 });
  });

  test('if an output file was edited by hand', async () => {
    const folder = await generatedProject();
    writeFileSync(join(folder, 'generated/types/index.ts'), '// by hand\n');
    const run = await callForgespec(folder, ...generate);
    expect(run).toMatchObject({ code: 1, stderr: expect.stringContaining('output-edited') });
    // The failed run does not replace the record, and the next run still finds the edited file.
    expect(await callForgespec(folder, ...generate, '--check')).toMatchObject({ code: 1 });
  });

  test('if a new file precedes a file of the description', async () => {
    const folder = await generatedProject();
    writeFileSync(join(folder, 'pet%20s.json'), '{ "type": "integer" }');
    expect(isReused(await callForgespec(folder, ...generate))).toBe(false);
  });

  test('if the report or a format for programs is requested', async () => {
    const folder = await generatedProject();
    expect(isReused(await callForgespec(folder, ...generate, '--report'))).toBe(false);
    expect(isReused(await callForgespec(folder, ...generate, '--format', 'json'))).toBe(false);
  });

  test('if the last run had errors', async () => {
    const folder = folderWith({ 'api.json': '{ "openapi": "3.1.0", "paths": 7 }' });
    mkdirSync(join(folder, 'node_modules'));
    await callForgespec(folder, ...generate);
    expect(readdirSync(join(folder, 'node_modules'))).toEqual([]);
  });
});

test('runs at the same time leave one valid record and a complete output', async () => {
  const folder = await generatedProject();
  writeFileSync(join(folder, 'api.json'), description('Second'));
  const runs = await Promise.all([runForgespec(folder, ...generate), runForgespec(folder, ...generate)]);
  expect(runs.map(({ code }) => code)).toEqual([0, 0]);
  markRecord(folder);
  expect(isReused(await runForgespec(folder, ...generate))).toBe(true);
});

test('a run is not reused after an update of any package that the generator imports', async () => {
  const sources = Object.fromEntries(
    ['generator/reuse/tool-fingerprint.ts', 'generator/package-root.ts'].map((path) => [
      path,
      readFileSync(join(import.meta.dirname, '../..', path), 'utf8'),
    ]),
  );
  const [inModel, inGenerator] = ['a-parser', '@scope/formatter'];
  const dependencyOn = (name: string) => ({ [name]: '1.0.0' });
  const packages = [inModel, inGenerator].map((name) => [
    `node_modules/${name}/package.json`,
    JSON.stringify({ name }),
  ]);
  const folder = folderWith({
    ...sources,
    'package.json': '{ "type": "module" }',
    'description/package.json': '{}',
    'generator/package.json': JSON.stringify({ type: 'module', dependencies: dependencyOn(inGenerator) }),
    'model/package.json': JSON.stringify({ dependencies: dependencyOn(inModel) }),
    'templates/client.ts': '',
    'cli/plugins/plugin.ts': '',
    'plugins/zod/index.ts': '',
    ...Object.fromEntries(packages),
  });
  const { toolFingerprint } = await import(join(folder, 'generator/reuse/tool-fingerprint.ts'));
  const fingerprints = [toolFingerprint(), toolFingerprint()];
  for (const [path = ''] of packages) {
    utimesSync(join(folder, path), 1, 1);
    fingerprints.push(toolFingerprint());
  }
  expect(fingerprints.map((one) => fingerprints.indexOf(one))).toEqual([0, 0, 2, 3]);
});
