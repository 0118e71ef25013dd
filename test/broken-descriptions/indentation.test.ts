import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Diagnostic } from '../../description/diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnose.ts';

const lines = readFileSync(join(import.meta.dirname, 'shop.yaml'), 'utf8').split('\n');
const folder = mkdtempSync(join(tmpdir(), 'forgespec-indentation-'));
afterAll(() => rmSync(folder, { recursive: true }));
const spec = join(folder, 'openapi.yaml');

const known = new Map<string, readonly Diagnostic[]>();

/** Returns the problems of a text. Several tests create the same texts, so the problems of each text are kept. */
async function problemsIn(changed: readonly string[]): Promise<readonly Diagnostic[]> {
  const text = changed.join('\n');
  const earlier = known.get(text);
  if (earlier !== undefined) return earlier;
  writeFileSync(spec, text);
  const found = await diagnose(spec);
  known.set(text, found);
  return found;
}

const indentationOf = (line: string): number => line.length - line.trimStart().length;

/** Returns a line with more or less indentation. */
const shifted = (line: string, spaces: number): string =>
  spaces > 0 ? `${' '.repeat(spaces)}${line}` : line.slice(Math.min(-spaces, indentationOf(line)));

/**
 * Changes the indentation of one block of a valid description at a time: the content of a key, once with the line of the key and once
 * without it. Returns a text for each changed description that has several problems, or a problem that is neither in the block nor beside
 * it.
 */
async function wronglyReportedBlocks(spaces: number): Promise<string[]> {
  const wrong: string[] = [];
  for (const [index, line] of lines.entries()) {
    const end = lines.findIndex(
      (other, at) => at > index && (other === '' || indentationOf(other) <= indentationOf(line)),
    );
    if (line === '' || end === index + 1) continue;
    for (const start of [index, index + 1]) {
      const changed = lines.map((other, at) => (start <= at && at < end ? shifted(other, spaces) : other));
      const found = await problemsIn(changed);
      const isNear = found.every(
        ({ location }) => location !== undefined && start <= location.line && location.line <= end + 1,
      );
      if (found.length > 1 || !isNear)
        wrong.push(`${start + 1}-${end}: ${found.map(({ message }) => message).join(' ')}`);
    }
  }
  return wrong;
}

/**
 * Changes the indentation of one line of a valid description at a time. Returns a text for each changed description that has several
 * problems, or a problem that is neither at the line nor beside it.
 */
async function wronglyReported(change: (line: string) => string): Promise<string[]> {
  const wrong: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || line.startsWith('#') || change(line) === line) continue;
    // With another indentation, a key can belong to another object, which may already have this key. The repeated key is then a second
    // problem, which is ignored.
    const all = await problemsIn(lines.with(index, change(line)));
    const found = all.length === 1 ? all : all.filter(({ code }) => code !== 'key-repeated');
    const isNear = found.every(({ location }) => location !== undefined && Math.abs(location.line - index - 1) <= 1);
    if (found.length > 1 || !isNear) wrong.push(`${index + 1}: ${found.map(({ message }) => message).join(' ')}`);
  }
  return wrong;
}

// For some lines, another indentation is also valid: for the items of a list, and for the only key of an object.
test(
  'a line with too little indentation causes at most one problem, at the line or beside it',
  { timeout: 120_000 },
  async () => {
    expect(await wronglyReported((line) => line.replace(/^ {2}/u, ''))).toEqual([]);
  },
);

test(
  'a line with too much indentation causes at most one problem, at the line or beside it',
  { timeout: 120_000 },
  async () => {
    expect(await wronglyReported((line) => `  ${line}`)).toEqual([]);
  },
);

test(
  'a line with one more space causes at most one problem, at the line or beside it',
  { timeout: 120_000 },
  async () => {
    expect(await wronglyReported((line) => ` ${line}`)).toEqual([]);
  },
);

test.for([-2, -1, 1, 2])(
  'a block whose indentation differs by %i spaces causes at most one problem, in the block or beside it',
  { timeout: 120_000 },
  async (spaces) => {
    expect(await wronglyReportedBlocks(spaces)).toEqual([]);
  },
);

test(
  'a line with one space less causes at most one problem, at the line or beside it',
  { timeout: 120_000 },
  async () => {
    expect(await wronglyReported((line) => line.replace(/^ /u, ''))).toEqual([]);
  },
);
