import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Remote } from '../../description/load/resources/remotes.ts';
import { checkDescription } from '../../model/check/check-description.ts';
import { runRules } from '../../description/lint/run-rules.ts';
import { runRulesInThread } from '../../description/lint/rules-thread.ts';
import { sortedFindings, yaml, type LocatedFinding } from './lint.ts';
import { reservedNames } from '../../generator/reserved-names.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forgespec-'));
  mkdirSync(join(folder, 'areas'));
  write('openapi.yaml', root);
  write('redocly.yaml', `plugins: [${join(import.meta.dirname, '../../spec/rules/plugin.ts')}]\nrules: { ${rules} }\n`);
});

afterEach(() => rmSync(folder, { recursive: true }));

const rules =
  'forge/statuses: error, forge/summary-style: warn, no-path-trailing-slash: error, no-unresolved-refs: error';

const root = yaml`
  openapi: 3.1.0
  paths:
    /labels/: { $ref: 'areas/labels.yaml#/labels' }
    /badges: { $ref: 'areas/badges.yaml#/badges' }
`;

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

const lintFolder = async (): Promise<LocatedFinding[]> =>
  sortedFindings(await runRules({ spec: join(folder, 'openapi.yaml'), rules: join(folder, 'redocly.yaml') }));

/** Returns the path of a file in the folder as problems contain it: relative to the working directory. */
function named(name: string): string {
  return relative(process.cwd(), join(folder, name));
}

test('problems have a location in their own file, and are sorted by it', async () => {
  write('areas/badges.yaml', 'badges:\n  get:\n    summary: Lists badges\n    responses: { "401": {} }\n');
  write('areas/labels.yaml', 'labels:\n  get:\n    responses: {}\n');
  const problems = await lintFolder();
  const locations = problems.map(({ code, severity, file, line, column }) => ({ code, severity, file, line, column }));
  expect(locations).toEqual([
    {
      code: 'forge/summary-style',
      severity: 'warning',
      file: named('areas/badges.yaml'),
      line: 3,
      column: 14,
    },
    {
      code: 'forge/statuses',
      severity: 'error',
      file: named('areas/labels.yaml'),
      line: 3,
      column: 5,
    },
    {
      code: 'no-path-trailing-slash',
      severity: 'error',
      file: named('openapi.yaml'),
      line: 3,
      column: 3,
    },
  ]);
});

test('problems that the ignore file beside the configuration lists are left out', async () => {
  write('areas/badges.yaml', 'badges: {}\n');
  write('areas/labels.yaml', 'labels: {}\n');
  write('.redocly.lint-ignore.yaml', "openapi.yaml:\n  no-path-trailing-slash:\n    - '#/paths/~1labels~1'\n");
  expect(await lintFolder()).toEqual([]);
});

test('invalid YAML is reported as a problem of its file', async () => {
  write('areas/badges.yaml', 'badges: {}\n');
  write('areas/labels.yaml', 'labels: [\n');
  expect(await lintFolder()).toContainEqual(
    expect.objectContaining({ code: 'no-unresolved-refs', file: named('areas/labels.yaml'), line: 2, column: 1 }),
  );
  write('openapi.yaml', 'openapi: 3.1.0\npaths: {\n');
  expect(await lintFolder()).toEqual([]);
  const { diagnostics: found } = await checkDescription({ reservedNames, spec: join(folder, 'openapi.yaml') });
  expect(found.map(({ code }) => code)).toEqual(['yaml-syntax']);
});

describe('a document at an address', () => {
  const remotes = (): Remote[] => [{ prefix: 'https://example.com/schemas', folder: join(folder, 'remotes') }];
  const lintWith = async (folders: readonly Remote[]): Promise<LocatedFinding[]> => {
    const options = { spec: join(folder, 'openapi.yaml'), rules: join(folder, 'redocly.yaml'), remotes: folders };
    return sortedFindings(await runRules(options));
  };

  beforeEach(() => {
    mkdirSync(join(folder, 'remotes'));
    write('redocly.yaml', 'rules: { no-unresolved-refs: error, no-required-schema-properties-undefined: error }\n');
    write(
      'openapi.yaml',
      yaml`
        openapi: 3.1.0
        info: { title: A, version: '1' }
        paths: {}
        components: { schemas: { Badge: { $ref: 'https://example.com/schemas/badge' } } }
      `,
    );
    write('remotes/badge.yaml', 'properties:\n  colour: { $ref: colour.json }\n');
    write('remotes/colour.json', '{ "type": "string" }');
  });

  test('is linted if a local folder is configured for the address', async () => {
    expect(await lintWith(remotes())).toEqual([]);
  });

  test('has problems with the paths of the local files', async () => {
    write('remotes/badge.yaml', 'type: object\nrequired: [id]\nproperties:\n  colour: { $ref: color.json }\n');
    const problems = await lintWith(remotes());
    expect(problems.map(({ code, file, line, column }) => ({ code, file, line, column }))).toEqual([
      { code: 'no-required-schema-properties-undefined', file: named('remotes/badge.yaml'), line: 2, column: 12 },
      { code: 'no-unresolved-refs', file: named('remotes/badge.yaml'), line: 4, column: 11 },
    ]);
  });

  test('is never fetched', async () => {
    const requests: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      requests.push(url);
      response.end('{}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    write('openapi.yaml', `openapi: 3.1.0\npaths: { /a: { $ref: 'http://127.0.0.1:${port}/a.yaml' } }\n`);
    const [problem] = await lintWith(remotes());
    server.close();
    expect(requests).toEqual([]);
    expect(problem).toMatchObject({ code: 'no-unresolved-refs', file: named('openapi.yaml'), line: 2 });
    expect(problem?.message).toContain('--remotes');
  });

  test.for(['../secret.yaml', '%2e%2e/secret.yaml', '..%2fsecret.yaml'])(
    'is never read from outside the local folder: %s',
    async (path) => {
      write('secret.yaml', 'type: string\n');
      write('remotes/badge.yaml', `properties: { colour: { $ref: '${path}' } }\n`);
      expect(await lintWith(remotes())).toEqual([expect.objectContaining({ code: 'no-unresolved-refs' })]);
    },
  );
});

test('the configuration of this repository enables each of our rules as an error', async () => {
  write('areas/badges.yaml', 'badges:\n  get:\n    x-rol: Owner\n');
  write('areas/labels.yaml', 'labels: {}\n');
  const findings = await runRules({ spec: join(folder, 'openapi.yaml'), rules: 'redocly.yaml' });
  const found = findings
    .filter(({ code, severity }) => code.startsWith('forge/') && severity === 'error')
    .map(({ code }) => code);
  expect(found).toEqual(expect.arrayContaining(['forge/known-extension', 'forge/prism-dialect', 'forge/statuses']));
});

test('a rule that ends its thread is an error', async () => {
  write('rule.js', "export default { id: 'own', rules: { oas3: { end: () => ({ Root: () => process.exit(0) }) } } };");
  write('redocly.yaml', `plugins: [${join(folder, 'rule.js')}]\nrules: { own/end: error }\n`);
  const run = runRulesInThread({ spec: join(folder, 'openapi.yaml'), rules: join(folder, 'redocly.yaml') });
  await expect(run.findings).rejects.toThrow(/^A rule or plugin of .*redocly\.yaml ends its thread/u);
});

describe('the file with the configuration of the rules', () => {
  /** Returns the problems in the file, each with the position of the problem. */
  const problemsIn = async (text: string): Promise<string[]> => {
    write('openapi.yaml', 'openapi: 3.1.0\ninfo: { title: Shop, version: 1.0.0 }\npaths: {}\n');
    write('redocly.yaml', text);
    const found = await runRules({ spec: join(folder, 'openapi.yaml'), rules: join(folder, 'redocly.yaml') });
    const inFile = found.filter(({ location }) => location?.source.path.endsWith('redocly.yaml') === true);
    return inFile.map(({ code, severity, message, fix, location }) =>
      [`${location?.line}:${location?.column}`, severity, code, message, fix].join(' '),
    );
  };
  const plugin = join(import.meta.dirname, '../../spec/rules/plugin.ts');

  test.each([
    [
      'operation-sumary: error',
      '1:10 error config-unknown-key There is no rule `operation-sumary`. Did you mean `operation-summary`?',
    ],
    [
      'forge/statusses: error',
      '1:10 error config-unknown-key There is no rule `forge/statusses`. Did you mean `forge/statuses`?',
    ],
    ['shop/tags: error', '1:10 error config-unknown-key There is no rule `shop/tags`. Correct or remove it.'],
    [
      'operation-summary: fatal',
      '1:29 error config-invalid `operation-summary` can be one of the following only: "error", "warn", "off". Correct or remove it.',
    ],
    [
      'operation-summary: { severity: erorr }',
      '1:41 error config-invalid `severity` can be one of the following only: "error", "warn", "off". Did you mean `error`?',
    ],
    [
      'rule/tags: { subject: { type: Operation }, assertions: { definedd: true } }',
      '1:67 error config-unknown-key Property `definedd` is not expected here. Did you mean `defined`?',
    ],
  ])('has a problem: %s', async (rule, problem) => {
    expect(await problemsIn(`rules: { ${rule} }\nplugins: ['${plugin}']\n`)).toEqual([problem]);
  });

  test('has a misspelt key', async () => {
    expect(await problemsIn('rulz: {}\n')).toEqual([
      '1:1 error config-unknown-key Property `rulz` is not expected here. Did you mean `rules`?',
    ]);
  });

  test('has no problem: known rules, and keys for other tools', async () => {
    const known =
      'forge/statuses: off, operation-summary: { severity: warn }, no-channel-trailing-slash: error, spec: off, shop/old: { severity: off }';
    const assertion = 'rule/tags: { subject: { type: Operation }, assertions: { defined: true }, severity: warn }';
    const text = `extends: [minimal]\nplugins: ['${plugin}']\nrules: { ${known}, ${assertion} }\nportal: {}\nunknown: 1\n`;
    expect(await problemsIn(text)).toEqual([]);
  });
});
