import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkConfig } from '../../cli/config/check-config.ts';
import { loadConfig } from '../../cli/config/load-config.ts';
import { createDiagnostics } from '../../description/diagnostics/diagnostic.ts';
import { renderDiagnostic } from '../../description/diagnostics/render.ts';
import { plainStyle } from '../../description/diagnostics/style.ts';
import { folderWith } from '../folder-with.ts';
import { callForgespec } from './call-forgespec.ts';
import { runForgespec } from './run-forgespec.ts';

/** A config with faults, and texts that the report must contain. */
type Fault = readonly [name: string, extension: string, text: string, ...messages: readonly string[]];

const faults: readonly Fault[] = [
  [
    'an unknown key',
    'ts',
    "import { defineConfig } from 'forgespec';\n\nexport default defineConfig({\n  spek: 'a.yaml',\n});\n",
    `forgespec.config.ts:4:3
error config-unknown-key  The config has no key \`spek\`.

  2 |
  3 | export default defineConfig({
> 4 |   spek: 'a.yaml',
    |   ^^^^
  5 | });
  6 |

fix: Did you mean \`spec\`?

1 error, 0 warnings
`,
  ],
  [
    'a missing key',
    'json',
    '{\n  "streams": {\n    "GET /svc*": { "mediaType": "text/event-stream" }\n  }\n}\n',
    'forgespec.config.json:3:18\nerror config-invalid  `streams.GET /svc*` has no key `when`.',
    'fix: Add `when`. The query parameter or property of the body',
  ],
  [
    'a missing key with a few possible values',
    'json',
    '{ "pagination": { "GET /*": {} } }',
    'error config-invalid  `pagination.GET /*` has no key `method`.',
    'fix: Add `method`. Write one of "link", "url", "cursor"',
  ],
  [
    'an unknown key in a list',
    'json',
    '{\n  "outputs": [\n    { "out": "a" },\n    { "out": "b", "import-extensions": "js" }\n  ]\n}\n',
    `forgespec.config.json:4:19
error config-unknown-key  \`outputs[1]\` has no key \`import-extensions\`.

  2 |   "outputs": [
  3 |     { "out": "a" },
> 4 |     { "out": "b", "import-extensions": "js" }
    |                   ^^^^^^^^^^^^^^^^^^^
  5 |   ]
  6 | }

fix: Did you mean \`importExtensions\`?`,
  ],
  [
    'a key outside of its section',
    'yaml',
    'spec: a.yaml\nplaces: true\n',
    'forgespec.config.yaml:2:1\nerror config-unknown-key  The config has no key `places`.',
    'fix: Move it into `outputs`.',
  ],
  [
    'an unknown value of an enum',
    'yaml',
    'mock:\n  engine: prims\n',
    'forgespec.config.yaml:2:11\nerror config-invalid  `mock.engine` cannot be "prims".',
    'fix: Did you mean "prism"?',
  ],
  [
    'the name of a severity in Redocly and ESLint',
    'yaml',
    'rules:\n  severities:\n    operation-4xx-response: warn\n',
    'error config-invalid  `rules.severities.operation-4xx-response` cannot be "warn".',
    'fix: Did you mean "warning"?',
  ],
  [
    'faults of all kinds at once, in the order of their lines',
    'yaml',
    `remotes:
  example: 5
  https://example.com/: nowhere
rules:
  severities:
    no-such-rule: warn
outputs:
  - out: a
  - out: 7
  - out: a
spek: b
`,
    'config.yaml:2:3\nerror config-invalid  `example` is not a URL.',
    'config.yaml:2:12\nerror config-invalid  `remotes.example` must be a string, and is 5.',
    'config.yaml:3:25\nerror config-invalid  There is no folder nowhere.',
    'config.yaml:6:5\nerror config-unknown-key  There is no rule or code `no-such-rule`.',
    'config.yaml:6:19\nerror config-invalid  `rules.severities.no-such-rule` cannot be "warn".',
    'config.yaml:9:10\nerror config-invalid  `outputs[1].out` must be a string, and is 7.',
    'config.yaml:10:10\nerror config-invalid  Two items of `outputs` have the folder ',
    'config.yaml:11:1\nerror config-unknown-key  The config has no key `spek`.',
  ],
  [
    'a wrong type',
    'mjs',
    "const mock = { port: '4010' };\nexport default { mock };\n",
    'forgespec.config.mjs:1:22\nerror config-invalid  `mock.port` must be a whole number from 0 to 65535, and is "4010".',
  ],
  ['a section that is null', 'yaml', 'mock:\n', 'error config-invalid  `mock` must be an object, and is null.'],
  ['a list that is empty', 'json', '{ "outputs": [] }', '`outputs` is an empty list.'],
  ['a config that is not an object', 'yaml', '- spec: a\n', 'The config must be an object, and is a list.'],
  [
    'a config without content',
    'yaml',
    '# nothing\n',
    'error yaml-syntax  The file is empty.',
    'fix: Write `spec: openapi.yaml`. Replace `openapi.yaml` with the path of your description.',
  ],
  [
    'an empty config',
    'json',
    '',
    'fix: Write `{ "spec": "openapi.yaml" }`. Replace `openapi.yaml` with the path of your description.',
  ],
  ['an empty config', 'ts', '', 'error config-invalid  The config has no default export.'],
  ['a config of comments', 'js', '// spec\n', 'error config-invalid  The config has no default export.'],
  [
    'two outputs with one folder',
    'yaml',
    'outputs:\n  - out: a\n  - out: b/../a\n',
    'forgespec.config.yaml:3:10\nerror config-invalid  Two items of `outputs` have the folder a.',
  ],
  [
    'a wrong name of a header',
    'yaml',
    'fetch:\n  headers:\n    "a b": { env: TOKEN }\n',
    'forgespec.config.yaml:3:5\nerror config-invalid  `a b` is not the name of a header.',
    "fix: Write the name of a header as the key: { authorization: { env: 'API_TOKEN' } }.",
  ],
  [
    'a remote folder that does not exist',
    'yaml',
    'remotes:\n  https://example.com/x: nowhere\n',
    'forgespec.config.yaml:2:26\nerror config-invalid  There is no folder nowhere.',
  ],
  [
    'a remote prefix that is not a URL',
    'yaml',
    'remotes:\n  example: .\n',
    'forgespec.config.yaml:2:3\nerror config-invalid  `example` is not a URL.',
  ],
  [
    'names of prototypes',
    'json',
    '{\n  "__proto__": { "spec": "a" },\n  "constructor": {}\n}\n',
    'forgespec.config.json:2:3\nerror config-unknown-key  The config has no key `__proto__`.',
    'The config has no key `constructor`.',
  ],
  ['a set prototype', 'mjs', 'export default { mock: { __proto__: { prot: 1 }, prot: 1 } };\n', 'Did you mean `port`?'],
  [
    'aliases inside themselves',
    'yaml',
    'outputs: &a\n  out: *a\n',
    'forgespec.config.yaml:2:3\nerror value-not-json  An alias puts this value inside itself.',
    'fix: Write the value without an alias.',
  ],
  [
    'aliases that multiply',
    'yaml',
    `a0: &a0 [${'x, '.repeat(9)}x]\n${Array.from({ length: 9 }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i}, `.repeat(9)}*a${i}]\n`).join('')}`,
    'error aliases-too-many ',
  ],
  [
    'an object inside itself',
    'mjs',
    'const a = { out: 5 };\na.only = [a];\nexport default { outputs: a };\n',
    'forgespec.config.mjs:1:18\nerror config-invalid  `outputs.out` must be a string, and is 5.',
  ],
  [
    'a great number of faults',
    'mjs',
    'export default { outputs: new Array(100_000).fill({ out: 5 }) };\n',
    '\n50 errors, 0 warnings\n',
  ],
  ['deep nesting', 'json', `{ "mock": ${'['.repeat(100_000)}${']'.repeat(100_000)} }`, 'error nesting-too-deep '],
  ['a function', 'mjs', 'export default () => ({});\n', 'The config must be an object, and is a function.'],
  ['a config without default export', 'ts', "export const spec = 'a';\n", 'The config has no default export.'],
  [
    'a syntax error',
    'ts',
    "export default {\n  spec: 'a',\n  out 'b',\n};\n",
    "forgespec.config.ts:3:10\nerror config-unreadable  ':' expected.",
  ],
  ['a syntax error', 'js', 'export default {\n', "forgespec.config.js:2:1\nerror config-unreadable  '}' expected."],
  ['a syntax error', 'json', '{ "spec": "a"', 'error yaml-syntax '],
  [
    'TypeScript that Node cannot strip',
    'ts',
    'enum A { b }\nexport default { spec: A.b };\n',
    'forgespec.config.ts:1:1\nerror config-unreadable  TypeScript enum is not supported in strip-only mode.',
  ],
  [
    'a config that throws',
    'ts',
    "function read(): never {\n  throw new Error('boom\\u001b[31m');\n}\nexport default { spec: read() };\n",
    'forgespec.config.ts:2:9\nerror config-unreadable  The config throws an error: boom\\u{1b}[31m',
  ],
  ['a config that throws a text', 'mjs', "throw 'boom';\n", 'error config-unreadable  The config throws boom.'],
  ['a getter that throws', 'js', 'module.exports = { get spec() { throw 5; } };\n', 'The config throws 5.'],
  [
    'a missing module',
    'ts',
    "import type { A } from './types.ts';\nimport { spec } from './nope.ts';\nexport default { spec };\n",
    'forgespec.config.ts:2:23\nerror config-unreadable  The module ',
  ],
  [
    'a missing package',
    'ts',
    "import nope from 'no-such-package';\nexport default nope;\n",
    'forgespec.config.ts:1:19\nerror config-unreadable  The module no-such-package does not exist.',
  ],
  ['a config that ends the process', 'mjs', 'process.exit(0);\n', 'forgespec.config.mjs ends the process'],
  ['a config that never settles', 'mjs', 'await new Promise(() => {});\n', 'a promise that never settles'],
];

/** Returns the report about a config in JSON or YAML, without the path of its folder. */
async function reportOf(file: string): Promise<string> {
  const diagnostics = createDiagnostics();
  const config = await loadConfig(file, diagnostics);
  if (config !== undefined) await checkConfig(config, diagnostics);
  expect(diagnostics.hasErrors).toBe(true);
  const texts = diagnostics.all.map((diagnostic) => renderDiagnostic(diagnostic, plainStyle));
  return texts.join('\n\n').replaceAll(relative(process.cwd(), dirname(file)) + sep, '');
}

/** Matches the names of configs that end or block the process that loads them. */
const needsProcess = /ends the process|never settles/u;

/** Returns the report of the command about a config that is a module. */
async function reportOfCommand(name: string, folder: string): Promise<string> {
  const { code, stdout, stderr } = await (needsProcess.test(name) ? runForgespec : callForgespec)(folder, 'lint');
  expect([code, stdout]).toEqual([2, '']);
  return stderr;
}

describe('a config is refused with exit code 2, its line and a fix', () => {
  test.for<Fault>(faults)('%s (%s)', async ([name, extension, text, ...messages]) => {
    const config = `forgespec.config.${extension}`;
    const folder = folderWith({ [config]: text });
    const isData = extension === 'json' || extension === 'yaml';
    const report = isData ? await reportOf(join(folder, config)) : await reportOfCommand(name, folder);
    for (const message of messages) expect(report).toContain(message);
    expect(report).not.toMatch(/^\s+at |defect of forgespec|\u001b/mu);
  });

  test('the report of an error in an imported module shows the source location in that module', async () => {
    const folder = folderWith({
      'forgespec.config.ts': "import spec from './parts/spec.ts';\nexport default { spec };\n",
      'parts/spec.ts': 'const spec: unknown = null;\nexport default spec.length;\n',
    });
    const { code, stderr } = await callForgespec(folder, 'lint');
    expect(code).toBe(2);
    expect(stderr).toContain('parts/spec.ts:2:21\nerror config-unreadable  The config throws an error: Cannot read');
  });

  test('the error for several configs in one folder names all of them', async () => {
    const folder = folderWith({ 'forgespec.config.json': '{}', 'forgespec.config.ts': 'export default {};' });
    const { code, stderr } = await callForgespec(folder, 'generate');
    expect(code).toBe(2);
    expect(stderr).toContain('One folder has several configs: forgespec.config.ts and forgespec.config.json.');
  });

  test.for<readonly [string, string]>([
    ['missing.json', 'There is no file missing.json.'],
    ['config.toml', 'config.toml does not have the extension of a config.'],
    ['folder.json', 'folder.json is a folder.'],
  ])('--config %s', async ([file, message]) => {
    const folder = folderWith({ 'config.toml': '', 'folder.json/x': '' });
    const { code, stderr } = await callForgespec(folder, 'generate', '--config', file);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});

test('a comment in a JSON config is a warning, and the options still count', async () => {
  const folder = folderWith({ 'forgespec.config.json': '{\n  // our API\n  "spec": "a.yaml",\n}\n' });
  const { code, stdout, stderr } = await callForgespec(folder, 'config');
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^spec +"a\.yaml" +forgespec\.config\.json:3:3$/mu)]);
  expect(stderr).toContain('forgespec.config.json:2:3\nwarning yaml-syntax  JSON has no comments. It is ignored.');
  expect(stderr).toContain('fix: Remove the comment, or write the config in YAML: forgespec.config.yaml.');
  expect(stderr).toContain('forgespec.config.json:3:19: JSON has no comma after the last value.');
});
