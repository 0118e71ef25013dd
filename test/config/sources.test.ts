import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { callForgespec, effectiveConfig } from './call-forgespec.ts';
import { runForgespec } from './run-forgespec.ts';

describe('the value of an option', () => {
  test('comes from the flag, otherwise from the config, and otherwise is the default', async () => {
    const folder = folderWith({ 'forgespec.config.yaml': 'spec: api.yaml\nmock:\n  port: 4100\n  engine: stubs\n' });
    const file = join(folder, 'forgespec.config.yaml');
    const { config, values } = await effectiveConfig(folder, 'mock', '--port', '4200');
    expect(config).toBe(file);
    expect(values).toMatchObject({
      'mock.port': { value: 4200, source: 'flag', flag: '--port' },
      'mock.engine': { value: 'stubs', source: 'config', file, line: 4, column: 3 },
      'mock.host': { value: '127.0.0.1', source: 'default' },
      spec: { value: 'api.yaml', source: 'config', file, line: 1, column: 1 },
    });
    expect(
      Object.keys(values).filter(
        (key) => !/^(?:spec|names|operations|overlays|pagination|remotes|streams|(?:fetch|mock)\.\w+)$/u.test(key),
      ),
    ).toEqual([]);
  });

  test('is the default without a config', async () => {
    const { config, values } = await effectiveConfig(folderWith({}));
    expect(config).toBeNull();
    expect(new Set(Object.values(values).map(({ source }) => source))).toEqual(new Set(['default']));
    expect(values['outputs.out']?.value).toBe('generated');
  });

  test('can be turned off by a flag if the config turns it on, and turned on if the config turns it off', async () => {
    const folder = folderWith({ 'forgespec.config.json': '{ "strict": true, "outputs": { "lint": false } }' });
    const { values } = await effectiveConfig(folder, 'generate', '--no-strict', '--lint');
    expect(values['strict']).toEqual({ value: false, source: 'flag', flag: '--no-strict' });
    expect(values['outputs.lint']).toEqual({ value: true, source: 'flag', flag: '--lint' });
  });

  test('does not come from the config if a flag excludes the option', async () => {
    const folder = folderWith({ 'forgespec.config.yaml': 'contract: { target: http://127.0.0.1:1 }\n' });
    const { values } = await effectiveConfig(folder, 'contract', '--proxy', 'http://127.0.0.1:2');
    expect(values['contract.target']).toEqual({ value: null, source: 'default' });
  });

  test('for the folder of generated code comes from the first output, also for imports', async () => {
    const folder = folderWith({
      'forgespec.config.yaml': 'outputs:\n  - { out: src/api, importExtensions: js }\n  - { out: docs }\n',
    });
    const { values } = await effectiveConfig(folder);
    expect(values['mock.generated']).toMatchObject({ value: join('src', 'api'), source: 'config', line: 2 });
    expect(values['docs.code']).toMatchObject({ value: './src/api', source: 'config', line: 2 });
    expect(values['scaffold.importExtensions']).toMatchObject({ value: 'js', source: 'config', line: 2 });
  });
});

describe('the config', () => {
  const typescript =
    "import { defineConfig } from 'forgespec';\nexport default defineConfig({ spec: 'a.yaml' as string });\n";
  test.for<readonly [string, string]>([
    ['forgespec.config.ts', typescript],
    ['forgespec.config.js', "export default { spec: 'a.yaml' };\n"],
    ['forgespec.config.js', "module.exports = { spec: 'a.yaml' };\n"],
    ['forgespec.config.mjs', "const spec = 'a.yaml';\nexport default { ...{ spec } };\n"],
    ['forgespec.config.json', '{ "$schema": "schema.json", "spec": "a.yaml" }'],
    ['forgespec.config.yaml', 'spec: a.yaml\n'],
    ['forgespec.config.yml', '{ spec: a.yaml }\n'],
  ])('may be %s, also in a CommonJS project', async ([name, text]) => {
    const folder = folderWith({ [name]: text, 'package.json': '{ "type": "commonjs" }' });
    const { config, values } = await effectiveConfig(folder);
    expect(config).toBe(join(folder, name));
    const line = text.split('\n').findLastIndex((row) => row.includes('spec')) + 1;
    expect(values['spec']).toMatchObject({ value: 'a.yaml', source: 'config', file: config });
    expect(values['spec']?.line).toBe(line);
  });

  test('is the nearest one, and its paths are relative to its folder', async () => {
    const folder = folderWith({
      'my project/forgespec.config.json': '{ "spec": "the api/openapi.yaml", "docs": { "out": "/elsewhere" } }',
      'my project/one/two/x': '',
      'my project/one/forgespec.config.yaml/x': '',
      'forgespec.config.yaml': 'spec: outer.yaml\n',
    });
    // A folder that is named like a config is an error, and the message contains its path.
    const { code, stderr } = await callForgespec(join(folder, 'my project/one/two'), 'config');
    expect([code, stderr]).toEqual([2, expect.stringContaining('forgespec.config.yaml is a folder.')]);

    const { values } = await effectiveConfig(join(folder, 'my project'), '--config', '../forgespec.config.yaml');
    expect(values['spec']?.value).toBe(join('..', 'outer.yaml'));
  });

  test('is found from any folder below, and defaults are relative to it, too', async () => {
    const folder = folderWith({
      'my project/forgespec.config.json': '{ "spec": "api/openapi.yaml" }',
      'my project/a/b/x': '',
    });
    const { values } = await effectiveConfig(join(folder, 'my project/a/b'));
    expect(values['spec']?.value).toBe(join('..', '..', 'api', 'openapi.yaml'));
    expect(values['outputs.out']?.value).toBe(join('..', '..', 'generated'));
  });

  test('is the one that --config names', async () => {
    const folder = folderWith({ 'other.json': '{ "spec": "nowhere.yaml" }', 'forgespec.config.ts': 'throw 1;' });
    const { stdout, stderr } = await callForgespec(folder, 'lint', '--config', 'other.json');
    expect(stdout + stderr).toContain('There is no file nowhere.yaml.');
  });

  test('may print text, which is not mixed with the result of the command', async () => {
    const folder = folderWith({
      'forgespec.config.mjs':
        "console.log('loading');\nprocess.stdout.write('more\\n');\nexport default { spec: 'a.yaml' };\n",
    });
    const { code, stdout, stderr } = await runForgespec(folder, 'config', '--json');
    expect([code, stderr]).toEqual([0, 'loading\nmore\n']);
    expect(JSON.parse(stdout).values.spec.value).toBe('a.yaml');
  });
});

test('explain works with a broken config', async () => {
  const folder = folderWith({ 'forgespec.config.yaml': 'spek: a\n' });
  expect(await callForgespec(folder, 'explain', 'config-unknown-key')).toMatchObject({ code: 0, stderr: '' });
});
