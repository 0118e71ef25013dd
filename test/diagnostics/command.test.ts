import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callForgespec } from '../config/call-forgespec.ts';
import type { Run } from '../config/run-forgespec.ts';
import { folderWith } from '../folder-with.ts';
import { contents, times } from '../write/output.ts';
import { head, operation } from './diagnose.ts';

/** Runs `forgespec generate` in a folder, without types, because generating types is slow. */
const run = (folder: string, ...args: readonly string[]): Promise<Run> =>
  callForgespec(folder, 'generate', '--spec', 'openapi.yaml', '--out', 'out', '--only', 'bundle,validators', ...args);

const sound = mkdtempSync(join(tmpdir(), 'forgespec-'));
beforeAll(async () => {
  writeFileSync(join(sound, 'openapi.yaml'), operation('summary: One.'));
  expect(await run(sound)).toMatchObject({ code: 0, stderr: '' });
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
  ] as const)('reports %s, exits with 1, and does not change the output', async ([, text, id, ...options]) => {
    const folder = generated();
    const before = times(join(folder, 'out'));
    writeFileSync(join(folder, 'openapi.yaml'), text);
    const { code, stdout, stderr } = await run(folder, ...options);
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(new RegExp(`^openapi\\.yaml:\\d+:\\d+\\nerror ${id} {2}\\S`, 'u'));
    expect(stderr).not.toMatch(traces);
    expect(times(join(folder, 'out'))).toEqual(before);
  });

  test('writes the code of a description with a small fault, unless --strict or --max-warnings forbids it', async () => {
    const folder = generated();
    const before = times(join(folder, 'out'));
    writeFileSync(join(folder, 'openapi.yaml'), operation('summary: Another.\nparameters: 5'));
    expect((await run(folder, '--strict')).code).toBe(1);
    expect(times(join(folder, 'out'))).toEqual(before);
    const { code, stderr } = await run(folder);
    expect([code, stderr]).toEqual([0, expect.stringContaining('Parameter Objects. It is ignored.')]);
    expect(times(join(folder, 'out'))).not.toEqual(before);
    expect((await run(folder, '--max-warnings', '1')).code).toBe(0);
    expect((await run(folder, '--max-warnings', '0')).code).toBe(1);
  });

  test('with --check reports the differences with their lines, and exits with 1', async () => {
    const folder = generated();
    expect(await run(folder, '--check')).toMatchObject({ code: 0, stderr: '' });
    writeFileSync(join(folder, 'openapi.yaml'), operation('summary: Another.'));
    const before = contents(join(folder, 'out'));
    const { code, stderr } = await run(folder, '--check');
    expect(code).toBe(1);
    expect(stderr).toContain(
      'out/openapi.json:16 is not up to date\n  -         "summary": "One."\n  +         "summary": "Another."\n',
    );
    expect(contents(join(folder, 'out'))).toEqual(before);
  });

  test('overwrites files that were edited by hand only with --force', async () => {
    const folder = generated();
    const file = join(folder, 'out/openapi.json');
    appendFileSync(file, '// mine\n');
    const { code, stderr } = await run(folder);
    expect(code).toBe(1);
    expect(stderr).toContain('error output-edited  out/openapi.json was edited by hand');
    expect(stderr).not.toMatch(traces);
    expect(readFileSync(file, 'utf8')).toContain('// mine');
    expect((await run(folder, '--force')).code).toBe(0);
    expect(readFileSync(file, 'utf8')).not.toContain('// mine');
  });

  test('reports a folder that it cannot write', async () => {
    const folder = folderWith({ 'openapi.yaml': operation('summary: One.'), out: 'a file\n' });
    const { code, stderr } = await run(folder);
    expect(code).toBe(1);
    expect(stderr).toContain('error output-unwritable  ');
    expect(stderr).not.toMatch(traces);
    expect(readFileSync(join(folder, 'out'), 'utf8')).toBe('a file\n');
  });
});
