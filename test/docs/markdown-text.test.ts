import { expect, test } from 'vitest';
import { cell, fenced, inlineCode, table } from '../../reference/markdown/markdown-text.ts';

test.each([
  ['a b', '`a b`'],
  ['a\n  b', '`a b`'],
  ['a`b', '`` a`b ``'],
  ['``', '``` `` ```'],
])('CommonMark 0.31, Code spans: %j as inline code', (text, code) => expect(inlineCode(text)).toBe(code));

test('a fenced block is longer than the fences in its text', () => {
  expect(fenced('ts', 'a')).toBe('```ts\na\n```');
  expect(fenced('md', '```\na\n```')).toBe('````md\n```\na\n```\n````');
});

test('a cell of a table has one line, and no separator', () => {
  expect(cell(' a |\n b ')).toBe('a \\| b');
  expect(table(['A'], [])).toBeUndefined();
  expect(table(['A', 'B'], [['1', 'x|y']])).toBe('| A | B |\n| --- | --- |\n| 1 | x\\|y |');
});
