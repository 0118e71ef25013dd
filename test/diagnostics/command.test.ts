import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { contents, times } from '../write/output.ts';
import { head, operation } from './diagnose.ts';

const cli = join(import.meta.dirname, '../../cli/main.ts');

/** Runs `forgespec generate` in a folder, without types, because generating types is slow. */
function run(folder: string, ...args: readonly string[]) {
  const command = [cli, 'generate', '--spec', 'openapi.yaml', '--out', 'out', '--only', 'bundle,validators', ...args];
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const sound = mkdtempSync(join(tmpdir(), 'forgespec-'));
beforeAll(() => {
  writeFileSync(join(sound, 'openapi.yaml'), operation('summary: One.'));
  expect(run(sound)).toMatchObject({ status: 0, stderr: '' });
});
afterAll(() => rmSync(sound, { recursive: true }));

/** Creates a folder with a valid description and its output. */
function generated(): string {
  const folder = folderWith({});
  cpSync(sound, folder, { recursive: true, preserveTimestamps: true });
  return folder;
}

const traces = /^\s+at .*:\d+:\d+\)?$/mu;

describe('the command generate', () => {
  test.for([
    ['a fault', operation('parameters: 5'), 'structure-invalid', '--strict'],
    ['broken YAML', `${head}paths: [\n`, 'yaml-syntax'],
    ['a bomb', `${head}a: &a [1, 1]\nb: &b [*a, *a]\nc: &c { c: *b, d: *c }\n`, 'value-not-json'],
    ['10,000 levels', `${head}a: ${'['.repeat(10_000)}${']'.repeat(10_000)}\n`, 'nesting-too-deep'],
    ['nothing', '', 'yaml-syntax'],
  ] as const)('reports %s, exits with 1, and does not change the output', ([, text, code, ...options]) => {
    const folder = generated();
    const before = times(join(folder, 'out'));
    writeFileSync(join(folder, 'openapi.yaml'), text);
    const { status, stdout, stderr } = run(folder, ...options);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(new RegExp(`^openapi\\.yaml:\\d+:\\d+\\nerror ${code} {2}\\S`, 'u'));
    expect(stderr).not.toMatch(traces);
    expect(times(join(folder, 'out'))).toEqual(before);
  });

  test('writes the code of a description with a small fault, unless --strict or --max-warnings forbids it', () => {
    const folder = generated();
    const before = times(join(folder, 'out'));
    writeFileSync(join(folder, 'openapi.yaml'), operation('summary: Another.\nparameters: 5'));
    expect(run(folder, '--strict').status).toBe(1);
    expect(times(join(folder, 'out'))).toEqual(before);
    const { status, stderr } = run(folder);
    expect([status, stderr]).toEqual([0, expect.stringContaining('Parameter Objects. It is ignored.')]);
    expect(times(join(folder, 'out'))).not.toEqual(before);
    expect(run(folder, '--max-warnings', '1').status).toBe(0);
    expect(run(folder, '--max-warnings', '0').status).toBe(1);
  });

  test('with --check reports the differences with their lines, and exits with 1', () => {
    const folder = generated();
    expect(run(folder, '--check')).toMatchObject({ status: 0, stderr: '' });
    writeFileSync(join(folder, 'openapi.yaml'), operation('summary: Another.'));
    const before = contents(join(folder, 'out'));
    const { status, stderr } = run(folder, '--check');
    expect(status).toBe(1);
    expect(stderr).toContain(
      'out/openapi.json:16 is not up to date\n  -         "summary": "One."\n  +         "summary": "Another."\n',
    );
    expect(contents(join(folder, 'out'))).toEqual(before);
  });

  test('overwrites files that were edited by hand only with --force', () => {
    const folder = generated();
    const file = join(folder, 'out/openapi.json');
    appendFileSync(file, '// mine\n');
    const { status, stderr } = run(folder);
    expect(status).toBe(1);
    expect(stderr).toContain('error output-edited  out/openapi.json was edited by hand');
    expect(stderr).not.toMatch(traces);
    expect(readFileSync(file, 'utf8')).toContain('// mine');
    expect(run(folder, '--force').status).toBe(0);
    expect(readFileSync(file, 'utf8')).not.toContain('// mine');
  });

  test('reports a folder that it cannot write', () => {
    const folder = folderWith({ 'openapi.yaml': operation('summary: One.'), out: 'a file\n' });
    const { status, stderr } = run(folder);
    expect(status).toBe(1);
    expect(stderr).toContain('error output-unwritable  ');
    expect(stderr).not.toMatch(traces);
    expect(readFileSync(join(folder, 'out'), 'utf8')).toBe('a file\n');
  });
});
