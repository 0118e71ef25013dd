import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Remote } from '../../generator/1-load/resources/remotes.ts';
import { lintDescription } from '../../generator/lint/lint-description.ts';
import { yaml } from './lint.ts';

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

function lintFolder(): ReturnType<typeof lintDescription> {
  return lintDescription({ file: join(folder, 'openapi.yaml'), config: join(folder, 'redocly.yaml') });
}

/** Returns the path of a file in the folder as problems contain it: relative to the working directory. */
function named(name: string): string {
  return relative(process.cwd(), join(folder, name));
}

test('problems have a location in their own file, and are sorted by it', async () => {
  write('areas/badges.yaml', 'badges:\n  get:\n    summary: Lists badges\n    responses: { "401": {} }\n');
  write('areas/labels.yaml', 'labels:\n  get:\n    responses: {}\n');
  const problems = await lintFolder();
  const places = problems.map(({ rule, severity, file, line, column, pointer }) => ({
    rule,
    severity,
    file,
    line,
    column,
    pointer,
  }));
  expect(places).toEqual([
    {
      rule: 'forge/summary-style',
      severity: 'warning',
      file: named('areas/badges.yaml'),
      line: 3,
      column: 14,
      pointer: '#/badges/get/summary',
    },
    {
      rule: 'forge/statuses',
      severity: 'error',
      file: named('areas/labels.yaml'),
      line: 3,
      column: 5,
      pointer: '#/labels/get/responses',
    },
    {
      rule: 'no-path-trailing-slash',
      severity: 'error',
      file: named('openapi.yaml'),
      line: 3,
      column: 3,
      pointer: '#/paths/~1labels~1',
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
    expect.objectContaining({ rule: 'no-unresolved-refs', file: named('areas/labels.yaml'), line: 2, column: 1 }),
  );
  write('openapi.yaml', 'openapi: 3.1.0\npaths: {\n');
  expect(await lintFolder()).toEqual([
    expect.objectContaining({
      rule: 'no-unresolved-refs',
      severity: 'error',
      file: named('openapi.yaml'),
      line: 3,
      column: 1,
    }),
  ]);
});

describe('a document at an address', () => {
  const remotes = (): Remote[] => [{ prefix: 'https://example.com/schemas', folder: join(folder, 'remotes') }];
  const lintWith = (folders: readonly Remote[]): ReturnType<typeof lintDescription> =>
    lintDescription({
      file: join(folder, 'openapi.yaml'),
      config: join(folder, 'redocly.yaml'),
      remotes: folders,
    });

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
    expect(problems.map(({ rule, file, line, column }) => ({ rule, file, line, column }))).toEqual([
      { rule: 'no-required-schema-properties-undefined', file: named('remotes/badge.yaml'), line: 2, column: 12 },
      { rule: 'no-unresolved-refs', file: named('remotes/badge.yaml'), line: 4, column: 11 },
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
    expect(problem).toMatchObject({ rule: 'no-unresolved-refs', file: named('openapi.yaml'), line: 2 });
    expect(problem?.message).toContain('--remotes');
  });

  test.for(['../secret.yaml', '%2e%2e/secret.yaml', '..%2fsecret.yaml'])(
    'is never read from outside the local folder: %s',
    async (path) => {
      write('secret.yaml', 'type: string\n');
      write('remotes/badge.yaml', `properties: { colour: { $ref: '${path}' } }\n`);
      expect(await lintWith(remotes())).toEqual([expect.objectContaining({ rule: 'no-unresolved-refs' })]);
    },
  );
});

test('the configuration of this repository enables each of our rules as an error', async () => {
  write('areas/badges.yaml', 'badges:\n  get:\n    x-rol: Owner\n');
  write('areas/labels.yaml', 'labels: {}\n');
  const problems = await lintDescription({ file: join(folder, 'openapi.yaml'), config: 'redocly.yaml' });
  const found = problems
    .filter(({ rule, severity }) => rule.startsWith('forge/') && severity === 'error')
    .map(({ rule }) => rule);
  expect(found).toEqual(expect.arrayContaining(['forge/known-extension', 'forge/prism-dialect', 'forge/statuses']));
});
