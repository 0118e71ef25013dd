import { expect, test } from 'vitest';
import { printable, printableLine } from '../../description/diagnostics/printable.ts';

test.each([
  ['größe 😀', 'größe 😀', 'größe 😀'],
  ['a\tb\nc', 'a\tb\nc', 'a\\u{9}b\\u{a}c'],
  ['\r\u001b[2J\u009b', '\\u{d}\\u{1b}[2J\\u{9b}', '\\u{d}\\u{1b}[2J\\u{9b}'],
  ['\u202e\u2066\u2028', '\\u{202e}\\u{2066}\\u{2028}', '\\u{202e}\\u{2066}\\u{2028}'],
  ['\ud83d', '\\u{d83d}', '\\u{d83d}'],
  ['\u3164\u200b\u{e0041}', '\\u{3164}\\u{200b}\\u{e0041}', '\\u{3164}\\u{200b}\\u{e0041}'],
])('Unicode TR 36, section 2.5: %j is safe to show', (text, shown, line) => {
  expect(printable(text)).toBe(shown);
  expect(printableLine(text)).toBe(line);
});
