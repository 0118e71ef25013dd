import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diffFormats } from '../../cli/formats/diff-formats.ts';
import { diffReport } from '../../cli/formats/diff-report.ts';
import { callForgespec } from '../config/call-forgespec.ts';

const folder = mkdtempSync(join(tmpdir(), 'forgespec-diff-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
const diff = (...args: string[]) => callForgespec(folder, 'diff', ...args);

const schemaFile = join(import.meta.dirname, '../../cli/formats/diff-report.schema.json');
const validateReport = new Ajv({ strict: false }).compile(JSON.parse(readFileSync(schemaFile, 'utf8')));

const root = (title = 'T'): string => `openapi: 3.1.0
info: {title: ${title}, version: 1.0.0}
paths:
  /pets:
    post:
      requestBody: {content: {application/json: {schema: {$ref: 'schemas.yaml#/Pet'}}}}
      responses: {'204': {description: Done.}}
`;
const schemas = (length: number): string => `Pet:
  type: object
  properties:
    name: {type: string, maxLength: ${length}}
`;

beforeAll(() => {
  git('init', '-q', '-b', 'main');
  write('spec/openapi.yaml', root());
  write('spec/schemas.yaml', schemas(20));
  git('add', '-A');
  git('commit', '-qm', 'First');
  git('tag', 'v1');
  write('spec/schemas.yaml', schemas(10));
  git('add', '-A');
  git('commit', '-qm', 'Second');
  write('spec/schemas.yaml', schemas(5));
});

describe('sides', () => {
  test('without arguments, the last commit is compared with the working tree', async () => {
    const { code, stdout } = await diff('--subjects', 'api');
    expect(code).toBe(0);
    expect(stdout).toContain('POST /pets');
    expect(stdout).toContain('(10 → 5)');
    expect(stdout).toContain('spec/schemas.yaml:4:');
    expect(stdout).toMatch(/1 breaking.*release: major/u);
  });

  test('a base alone is compared with --spec', async () => {
    write('other.yaml', root().replace('post:', 'put:'));
    const { stdout } = await diff('other.yaml', '--subjects', 'api');
    expect(stdout).toMatch(/PUT \/pets\n\s+breaking/u);
    const { stdout: named } = await diff('spec/openapi.yaml', '--spec', 'other.yaml', '--subjects', 'api');
    expect(named).toMatch(/POST \/pets\n\s+breaking/u);
  });

  test('a base alone is an error if the default of the second description does not exist', async () => {
    write('alone/old.yaml', root());
    const { code, stderr } = await callForgespec(join(folder, 'alone'), 'diff', 'old.yaml');
    expect([code, stderr]).toEqual([2, expect.stringContaining('The second description is missing.')]);
  });

  test('a third description is an error', async () => {
    const { code, stderr } = await diff('spec/openapi.yaml', 'spec/openapi.yaml', 'spec/openapi.yaml');
    expect([code, stderr]).toEqual([2, expect.stringContaining('does not accept the argument spec/openapi.yaml')]);
  });

  test('the problems of both sides are reported', async () => {
    const { code, stderr } = await diff('none-a.yaml', 'HEAD:none-b.yaml');
    expect(code).toBe(2);
    expect(stderr).toMatch(/none-a\.yaml cannot be compared/u);
    expect(stderr).toMatch(/HEAD:none-b\.yaml cannot be compared[^]*git ls-tree/u);
  });

  test('a revision reads its referenced files from the same revision, and nothing is checked out', async () => {
    const { code, stdout } = await diff('v1:spec/openapi.yaml', 'main:spec/openapi.yaml', '--subjects', 'api');
    expect(code).toBe(0);
    expect(stdout).toContain('(20 → 10)');
    expect(stdout).toContain('main:spec/schemas.yaml:4:');
    expect(readFileSync(join(folder, 'spec/schemas.yaml'), 'utf8')).toBe(schemas(5));
  });

  test('a path that begins with ./ is relative to the current folder', async () => {
    const { code, stdout } = await callForgespec(
      join(folder, 'spec'),
      'diff',
      'v1:./openapi.yaml',
      'openapi.yaml',
      '--subjects',
      'api',
    );
    expect(code).toBe(0);
    expect(stdout).toContain('(20 → 5)');
  });

  test.each([
    ['an unknown revision', ['v9:spec/openapi.yaml', 'spec/openapi.yaml'], 'no revision `v9`'],
    ['a file that a revision does not have', ['v1:other.yaml', 'spec/openapi.yaml'], 'There is no file v1:other.yaml'],
    ['a missing file', ['missing.yaml', 'spec/openapi.yaml'], 'missing.yaml'],
    ['a revision that looks like an option', ['--output=x:spec/openapi.yaml', 'spec/openapi.yaml'], 'error'],
  ])('%s is an error with the exit code 2', async (_, args, message) => {
    const { code, stderr } = await diff(...args);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });
});

describe('URLs', () => {
  const server = createServer((request, response) => {
    const text = { '/v1/openapi.yaml': root(), '/v1/schemas.yaml': schemas(20) }[request.url ?? ''];
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'application/yaml' }).end(text);
  });
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => server.close());

  test('each side may be a URL, and its references are fetched from there', async () => {
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/v1/openapi.yaml`;
    const { code, stdout } = await diff(url, 'spec/openapi.yaml', '--subjects', 'api', '--no-lock');
    expect([code, stdout.includes('(20 → 5)')]).toEqual([0, true]);
    const back = await diff('spec/openapi.yaml', url, '--subjects', 'api', '--no-lock');
    expect([back.code, back.stdout.includes(`http://127.0.0.1:${port}/v1/schemas.yaml:4:`)]).toEqual([0, true]);
    const missing = await diff(`${url}x`, 'spec/openapi.yaml', '--no-lock');
    expect([missing.code, missing.stderr.includes('404')]).toEqual([2, true]);
  });
});

describe('results', () => {
  test.each([
    ['breaking', 1],
    ['warning', 1],
  ])('--fail-on %s exits with 1 after a breaking change', async (level, expected) => {
    expect((await diff('--subjects', 'api', '--fail-on', level)).code).toBe(expected);
  });

  test('--fail-on breaking exits with 0 if nothing breaks', async () => {
    const { code, stdout } = await diff(
      'spec/openapi.yaml',
      'v1:spec/openapi.yaml',
      '--subjects',
      'api',
      '--fail-on',
      'breaking',
    );
    expect([code, stdout.includes('1 compatible')]).toEqual([0, true]);
  });

  test('the JSON follows its published schema, and a breaking change has both places and a value that proves it', async () => {
    const { stdout } = await diff('v1:spec/openapi.yaml', 'spec/openapi.yaml', '--subjects', 'api', '--format', 'json');
    const report = JSON.parse(stdout);
    expect([validateReport(report), validateReport.errors]).toEqual([true, null]);
    const [change] = report.changes;
    expect(change).toMatchObject({
      id: 'request-property-max-length-decreased',
      level: 'breaking',
      subject: 'api',
      operation: { method: 'post', path: '/pets' },
      base: { file: 'v1:spec/schemas.yaml', line: 4 },
      revision: { file: 'spec/schemas.yaml', line: 4 },
    });
    expect(change.witness.name.length).toBeGreaterThan(5);
    expect(change.witness.name.length).toBeLessThanOrEqual(20);
  });

  test('GitHub annotations name the line of the working tree', async () => {
    const { stdout } = await diff('--subjects', 'api', '--format', 'github');
    expect(stdout).toMatch(/^::error file=spec\/schemas\.yaml,line=4,/u);
  });

  test('SARIF names the line and the rule', async () => {
    const { stdout } = await diff('--subjects', 'api', '--format', 'sarif');
    const [result] = JSON.parse(stdout).runs[0].results;
    expect(result.ruleId).toBe('request-property-max-length-decreased');
    expect(result.locations[0].physicalLocation.region.startLine).toBe(4);
  });

  test('text of a description cannot add markup, commands or colours', async () => {
    write('hostile/old.yaml', root('"T"').replaceAll('/pets', '"/a\\u001b[31m::error::<b>"'));
    write('hostile/new.yaml', `openapi: 3.1.0\ninfo: {title: T, version: 1.0.0}\npaths: {}\n`);
    write('hostile/schemas.yaml', schemas(5));
    for (const format of ['text', 'markdown', 'github']) {
      const { stdout } = await diff('hostile/old.yaml', 'hostile/new.yaml', '--subjects', 'api', '--format', format);
      expect(stdout).not.toContain('\u001b');
      if (format === 'markdown') expect(stdout).not.toMatch(/(?<!\\)<b>/u);
    }
  });
});

describe('pairs', () => {
  test('each line gives one document in the same order; a pair that cannot be compared gives an error', async () => {
    write(
      'pairs.tsv',
      'v1:spec/openapi.yaml\tspec/openapi.yaml\nnone.yaml\tspec/openapi.yaml\nspec/openapi.yaml\tspec/openapi.yaml\n',
    );
    const { code, stdout } = await diff('--pairs', 'pairs.tsv');
    const documents = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(2);
    expect(documents.map(({ summary, error }) => summary?.breaking ?? typeof error)).toEqual([1, 'string', 0]);
  });

  test('the error of a line has its number and a fix', async () => {
    write('pairs.tsv', '\nspec/openapi.yaml spec/openapi.yaml\r\n');
    const { stdout } = await diff('--pairs', 'pairs.tsv');
    expect(JSON.parse(stdout).error).toMatch(
      /^pairs\.tsv:2: The line is not a pair: .*\nfix: Write the base, one tab/u,
    );
  });

  test('pairs and a base exclude each other', async () => {
    write('pairs.tsv', 'spec/openapi.yaml\tspec/openapi.yaml\n');
    const { code, stderr } = await diff('spec/openapi.yaml', '--pairs', 'pairs.tsv');
    expect([code, stderr]).toEqual([2, expect.stringContaining('the argument spec/openapi.yaml has no effect')]);
  });

  test('pairs are printed as JSON, and a request for another format is an error', async () => {
    write('pairs.tsv', 'spec/openapi.yaml\tspec/openapi.yaml\n');
    const { code, stdout, stderr } = await diff('--pairs', 'pairs.tsv', '--format', 'markdown');
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining('--format markdown has no effect')]);
    expect((await diff('--pairs', 'pairs.tsv', '--format', 'json')).code).toBe(0);
  });
});

test('the JSON says why the generated code was not compared', () => {
  const text = diffFormats.json(diffReport([], 'cause', 'The generated code was not compared.'));
  expect(JSON.parse(text)).toMatchObject({ note: 'The generated code was not compared.' });
  expect(validateReport(JSON.parse(text))).toBe(true);
  expect(JSON.parse(diffFormats.json(diffReport([])))).not.toHaveProperty('note');
});

test('a compatible change of the generated code is a part of the change of the API with the same place', async () => {
  write('old.yaml', root());
  write('schemas.yaml', schemas(5));
  write('new.yaml', root().replace('post:', 'post:\n      parameters: [{name: a, in: query, schema: {type: string}}]'));
  const { stdout } = await diff('old.yaml', 'new.yaml');
  expect(stdout).toMatch(/request-parameter-added, sdk-argument-added, handlers-input-added/u);
  const { stdout: markdown } = await diff('old.yaml', 'new.yaml', '--format', 'markdown');
  expect(markdown).toContain('`a`');
  expect(markdown).not.toContain('\\`');
});

describe('settings', () => {
  test('the config sets the levels of ids', async () => {
    write(
      'forgespec.config.json',
      JSON.stringify({ diff: { levels: { 'request-property-max-length-decreased': 'warning' } } }),
    );
    const { code, stdout } = await diff('--subjects', 'api', '--fail-on', 'breaking');
    expect([code, stdout.includes('1 warning')]).toEqual([0, true]);
    write(
      'forgespec.config.json',
      JSON.stringify({ diff: { levels: { 'request-property-max-length-decrease': 'warning' } } }),
    );
    const wrong = await diff('--subjects', 'api');
    expect([wrong.code, wrong.stderr.includes('request-property-max-length-decreased')]).toEqual([2, true]);
    rmSync(join(folder, 'forgespec.config.json'));
  });

  test('accepted changes are omitted until they expire', async () => {
    const entry = (expires: string): string =>
      `- id: request-property-max-length-decreased\n  operation: POST /pets\n  reason: No name is that long.\n  expires: '${expires}'\n`;
    write('accepted.yaml', entry('2999-01-01'));
    const accepted = await diff('--subjects', 'api', '--accepted', 'accepted.yaml', '--fail-on', 'breaking');
    expect([accepted.code, accepted.stderr.includes('1 accepted change')]).toEqual([0, true]);
    write('accepted.yaml', entry('2020-01-01'));
    const expired = await diff('--subjects', 'api', '--accepted', 'accepted.yaml', '--fail-on', 'breaking');
    expect([expired.code, expired.stderr.includes('has expired')]).toEqual([1, true]);
    write('accepted.yaml', '- id: request-property-max-length-decreased\n');
    const wrong = await diff('--accepted', 'accepted.yaml');
    write('accepted.yaml', '- {id: request-property-max-length-decrease, reason: A.}\n');
    const unknown = await diff('--accepted', 'accepted.yaml');
    expect(unknown.stderr).toContain('Did you mean request-property-max-length-decreased?');
    expect([wrong.code, wrong.stderr.includes('`reason`')]).toEqual([2, true]);
  });
});
