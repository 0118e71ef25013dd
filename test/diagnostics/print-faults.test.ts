import { stripVTControlCharacters } from 'node:util';
import { expect, test, vi } from 'vitest';
import { printFaults } from '../../cli/commands/print-faults.ts';
import type { Diagnostic } from '../../description/diagnostics/diagnostic.ts';

const source = { path: 'openapi.yaml', text: 'tags: [pets]\n'.repeat(40) };

/** Returns a problem with a code frame. Its code has no meaning here. */
const problem = (code: string, line: number, more: Partial<Diagnostic> = {}): Diagnostic => ({
  severity: 'warning',
  code,
  message: `${code} is faulty.`,
  fix: 'Correct it.',
  location: { source, line, column: 1, length: 4 },
  ...more,
});
const fault = (code: string, line: number): Diagnostic => problem(code, line, { hasAssumption: true });

/** Returns the lines that the function prints on stderr. */
function printedFor(diagnostics: readonly Diagnostic[]): string[] {
  const lines: string[] = [];
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  printFaults(diagnostics);
  write.mockRestore();
  return stripVTControlCharacters(lines.join('')).split('\n').slice(0, -1);
}

test('only errors and warnings with an assumption are printed, and the last line names the command for the others', () => {
  const lines = printedFor([fault('a', 1), problem('b', 2), problem('c', 3, { severity: 'note' })]);
  expect(lines.filter((line) => line.includes('is faulty'))).toEqual(['warning a  a is faulty.']);
  expect(lines.slice(-3)).toEqual([
    '0 errors, 1 warning',
    '`forgespec explain a` explains the code.',
    '`forgespec lint` also prints 2 findings that do not change the result.',
  ]);
});

test('problems that do not change the result are one line', () => {
  expect(printedFor([problem('b', 2)])).toEqual(['`forgespec lint` prints 1 finding that does not change the result.']);
  expect(printedFor([])).toEqual([]);
});

test('many warnings fit on a screen: the first have a code frame, the others a line for each code', () => {
  const lines = printedFor([...'abcdefg'].flatMap((code, index) => [fault(code, index + 2), fault(code, 30)]));
  expect(lines.length).toBeLessThan(24);
  expect(lines).toContain('warning a  a is faulty.');
  expect(lines).toContain('openapi.yaml:8:1: warning g  g is faulty. (and 1 more)');
  expect(lines.join('\n')).not.toContain('more;');
});

test('codes that do not fit on a screen are counted', () => {
  const codes = Array.from({ length: 30 }, (_, index) => fault(`code-${index}`, index + 1));
  const lines = printedFor(codes);
  expect(lines.length).toBeLessThan(24);
  expect(lines.at(-1)).toMatch(/^`forgespec lint` also prints \d+ more\.$/u);
});

test('all errors have a code frame', () => {
  const lines = printedFor(Array.from({ length: 9 }, (_, index) => problem('x', index + 1, { severity: 'error' })));
  expect(lines.filter((line) => line.startsWith('error x'))).toHaveLength(9);
});
