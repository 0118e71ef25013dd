import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { printDiagnostics } from '../../cli/commands/print-diagnostics.ts';
import type { Diagnostic } from '../../description/diagnostics/diagnostic.ts';
import { printedBy } from './printed-by.ts';

const source = { path: 'openapi.yaml', text: 'tags: [pets]\n'.repeat(9) };

/** Returns the lines about the locations of a problem, except the first location. */
function linesAbout(count: number): readonly string[] {
  const diagnostics = Array.from({ length: count }, (_, index): Diagnostic => {
    const location = { source, line: index + 1, column: 1, length: 4 };
    return { severity: 'warning', code: 'tag-undeclared', message: 'The tag is not declared.', location };
  });
  const text = stripVTControlCharacters(printedBy(() => printDiagnostics(diagnostics, { stream: process.stdout })));
  return text.match(/^ {2}(?:also|and) .*$/gmu) ?? [];
}

test('one location has a code frame, two have a line each, and the others are counted', () => {
  expect(linesAbout(1)).toEqual([]);
  const two = ['  also openapi.yaml:2:1: the same', '  also openapi.yaml:3:1: the same'];
  expect(linesAbout(3)).toEqual(two);
  expect(linesAbout(4)).toEqual([...two, '  and 1 more; `forgespec lint --all` prints them']);
  expect(linesAbout(9)).toEqual([...two, '  and 6 more; `forgespec lint --all` prints them']);
});
