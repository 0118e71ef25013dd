import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');

/** Code of the runtime that breaks one rule, and the name of the rule. */
const broken: readonly (readonly [title: string, rule: string, code: string])[] = [
  [
    'an assignment in an expression',
    'runtime(no-nested-assignment)',
    'export const f = (a?: number) => (a ??= 1) + 1;',
  ],
  [
    'an assignment in a condition',
    'runtime(no-nested-assignment)',
    'export function f(next: () => string) { let x = ""; while ((x = next())) next(); return x; }',
  ],
  ['an increment in an index', 'runtime(no-nested-assignment)', 'export const f = (a: number[], i: number) => a[i++];'],
  ['a conversion by a template', 'runtime(no-template-conversion)', 'export const f = (a: number) => `${a}`;'],
  [
    'a pattern of methods',
    'runtime(no-pattern-of-names)',
    'export const f = (method: string) => /^(?:GET|HEAD)$/u.test(method);',
  ],
  [
    'a pattern of statuses',
    'runtime(no-pattern-of-names)',
    'export const f = (r: { status: number }) => /^[45]/u.test(String(r.status));',
  ],
  ['a match of a method', 'runtime(no-pattern-of-names)', 'export const f = (method: string) => method.match(/^G/u);'],
  ['a constructor without a use', 'eslint(no-new)', 'export function f(a: string) { new URL(a); }'],
];

/** Code of the runtime that breaks no rule. */
const correct: readonly (readonly [title: string, code: string])[] = [
  ['an assignment in a statement', 'export function f(a?: number) { a ??= 1; return a; }'],
  ['the parts of a loop', 'export function f(n: number) { let i; for (i = 0; i < n; i++); return i; }'],
  ['a template with other text', 'export const f = (a: number) => `${a}%`;'],
  ['a tagged template', 'export const f = (tag: (...parts: unknown[]) => string, a: number) => tag`${a}`;'],
  ['a pattern of other texts', 'export const f = (text: string) => /^\\d+$/u.test(text);'],
  ['a constructor with a use', 'export const f = (a: string) => new URL(a).href;'],
];

let folder = '';
/** A map from the titles to the rules that oxlint reports, in the order of the code. */
const reported = new Map<string, string[]>();

// The code is in a folder outside of the repository, because other tests read all files of `templates/`.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forgespec-'));
  mkdirSync(join(folder, 'templates'));
  const config = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as { jsPlugins: string[] };
  const jsPlugins = config.jsPlugins.map((path) => join(root, path));
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify({ ...config, jsPlugins }));
  const codes = [...broken.map(([title, , code]) => [title, code] as const), ...correct];
  for (const [index, [, code]] of codes.entries()) writeFileSync(join(folder, 'templates', `${index}.ts`), code);
  for (const { filename, code } of lint(folder)) {
    const title = codes[Number(basename(filename, '.ts'))]?.[0] ?? filename;
    reported.set(title, [...(reported.get(title) ?? []), code]);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A problem that oxlint reports. `code` is the name of the rule. */
interface Problem {
  readonly filename: string;
  readonly code: string;
}

function lint(cwd: string): readonly Problem[] {
  try {
    execFileSync(process.execPath, [oxlint, '-c', '.oxlintrc.json', '-f', 'json'], { cwd, encoding: 'utf8' });
    return [];
  } catch (error) {
    return (JSON.parse((error as { stdout: string }).stdout) as { diagnostics: readonly Problem[] }).diagnostics;
  }
}

test.each(broken)('%s is reported by %s', (title, rule) => {
  expect(reported.get(title)).toEqual([rule]);
});

test.each(correct)('%s is not reported', (title) => {
  expect(reported.get(title)).toBeUndefined();
});
