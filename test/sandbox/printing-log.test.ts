import { expect, test } from 'vitest';
import { printingLog } from '../../sandbox/printing-log.ts';

test('the log escapes characters that could control a terminal, in messages and in values', () => {
  const lines: string[] = [];
  printingLog((line) => lines.push(line)).warn({ name: 'a\u009b31m\u202e\n' }, 'Failed\u001b[2J\nNext');
  expect(lines).toEqual([String.raw`Failed\u001b[2J\u000aNext {"name":"a\u009b31m\u202e\n"}`]);
});
