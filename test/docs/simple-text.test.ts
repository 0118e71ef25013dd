import { expect, test } from 'vitest';
import { createPageWriter } from '../../reference/html/page-writer.ts';
import { simpleParagraphs } from '../../reference/html/simple-text.ts';
import { writeText } from '../../reference/html/write-text.ts';
import { randomNumbers } from '../random-numbers.ts';

// CommonMark 0.31: a text that needs no parser becomes the same HTML as with the parser.

const writer = createPageWriter('a', '.html', () => undefined);
/** Makes a text need the parser, without another effect: the link definition is not shown. */
const parsed = (text: string): string => writeText(`${text}\n\n[x]: /x`, writer).markup;

const pieces = [
  'a',
  'B 1',
  ' ',
  '\n',
  '\n\n',
  '`c`',
  '` d `',
  '`',
  ': ',
  '- ',
  '1. ',
  '# ',
  '> ',
  '*',
  '_',
  '<',
  '&amp;',
  '~~~',
  '=',
  '!',
  '    ',
  '|',
  'é',
];

test('random texts are written in the same way as with the parser', () => {
  const next = randomNumbers(11);
  let simple = 0;
  for (let round = 0; round < 20_000; round++) {
    const text = Array.from(
      { length: 1 + Math.floor(next() * 7) },
      () => pieces[Math.floor(next() * pieces.length)],
    ).join('');
    const paragraphs = simpleParagraphs(text);
    if (paragraphs === undefined || text.trim() === '') continue;
    simple += 1;
    const written = writeText(text, writer).markup;
    const lines = (markup: string): string => markup.replaceAll(/[ \t]*\n[ \t]*/gu, '\n');
    expect({ text, written: lines(written) }).toEqual({ text, written: lines(parsed(text)) });
  }
  expect(simple).toBeGreaterThan(500);
});
