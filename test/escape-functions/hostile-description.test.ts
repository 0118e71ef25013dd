import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Diagnostic } from '../../description/diagnostics/diagnostic.ts';
import { generate } from '../generate.ts';
import { hostileDescription } from './hostile-description.ts';
import { typescript7 } from '../compilers.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'forgespec-hostile-'));
const out = join(folder, 'out');
if (!process.env.KEEP) afterAll(() => rmSync(folder, { recursive: true }));

let diagnostics: readonly Diagnostic[] = [];
let modules: readonly string[] = [];

beforeAll(async () => {
  // The first line of every file contains the name of the root file.
  const spec = join(folder, 'a\nglobalThis.pwned = 1;\u2028globalThis.pwned = 1; `${globalThis.pwned = 1}`.json');
  writeFileSync(spec, JSON.stringify(hostileDescription()));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const flags = { extends: join(root, 'test/types/tsconfig.json'), include: ['out'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(flags));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  ({ diagnostics } = await generate({ spec, out, check: false, force: false }));
  modules = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(out, path));
}, 60_000);

test('code is generated without errors for every part of a hostile description', () => {
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(modules.length).toBeGreaterThan(100);
});

test('every module can be parsed, and has no compiler directive in a comment', () => {
  const program = ts.createProgram(modules, {
    target: ts.ScriptTarget.Latest,
    noLib: true,
    noResolve: true,
    types: [],
  });
  const errors = program.getSyntacticDiagnostics().map(({ file, messageText }) => [file?.fileName, messageText]);
  const directives = program
    .getSourceFiles()
    .flatMap(({ fileName, referencedFiles, typeReferenceDirectives }) =>
      [...referencedFiles, ...typeReferenceDirectives].map((directive) => [fileName, directive]),
    );
  expect(program.getSourceFiles().length).toBe(modules.length);
  expect([...errors, ...directives]).toEqual([]);
});

test('no module contains invisible or bidirectional control characters', () => {
  const faults = modules.flatMap((path) => {
    const found = readFileSync(path, 'utf8').match(
      /[[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\ufeff\ufffd\u200b\u00ad]--[\t\n]]/gv,
    );
    return found === null
      ? []
      : [{ path, found: [...new Set(found)].map((character) => character.codePointAt(0)?.toString(16)) }];
  });
  expect(faults).toEqual([]);
});

test('the whole output compiles with every strict flag', async () => {
  const checked = await run(process.execPath, [...typescript7, '-p', folder]).catch((error: unknown) => error);
  expect(checked).toEqual({ stdout: '', stderr: '' });
}, 60_000);

test('loading the modules does not run text of the description as code', async () => {
  const script = `
    for (const path of ${JSON.stringify(modules)}) await import(path);
    process.stdout.write(String(globalThis.pwned));`;
  const loaded = await run(process.execPath, ['--input-type=module', '-e', script]).catch((error: unknown) => error);
  expect(loaded).toEqual({ stdout: 'undefined', stderr: '' });
}, 60_000);
