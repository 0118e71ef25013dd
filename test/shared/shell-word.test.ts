import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shellWord, shellWordOnOneLine, shellWordWith } from '../../description/text/shell-word.ts';
import { hostileText, hostileTexts } from '../escape-functions/hostile-text.ts';

const texts = Object.values({
  ...hostileTexts,
  substitution: '$(touch pwned) `touch pwned` $HOME',
  glob: '* ? [a]',
  home: '~',
});

const unwanted = [
  '\n',
  '\n\n',
  'a\n',
  'a\n\nb\n\n',
  '\nTOKEN=1\n',
  '\t',
  '\u0007',
  'a\u001b[2J',
  '\u001b\n',
  '\r\n',
  '\u202e\n\u0001\n',
  '%s\u0001%d\\n',
  "it's\u0001'quoted'",
  '\u0001$(touch pwned)`id`"',
];

/** Returns the arguments that a program gets from a shell. */
function words(line: string): unknown {
  const print = 'process.stdout.write(JSON.stringify(process.argv.slice(1)))';
  const command = `"$NODE" -e '${print}' -- ${line}`;
  const env = { NODE: process.execPath, TOKEN: 'a "token" $HOME', PATH: process.env['PATH'] };
  return JSON.parse(execFileSync('sh', ['-c', command], { encoding: 'utf8', env }));
}

/** Returns text without the characters that an argument cannot contain. */
const passable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

describe('POSIX.1-2024, Shell Command Language, section 2.2 Quoting: sh makes one word', () => {
  const all = [...texts, ...unwanted];

  test('of any text', () => expect(words(all.map(shellWord).join(' '))).toEqual(all.map(passable)));

  test('of any text on one line', () =>
    expect(words(all.map(shellWordOnOneLine).join(' '))).toEqual(all.map(passable)));

  test('of random texts', () => {
    fc.assert(
      fc.property(fc.array(hostileText, { minLength: 50, maxLength: 200 }), (random) => {
        expect(words(random.map(shellWord).join(' '))).toEqual(random.map(passable));
        expect(words(random.map(shellWordOnOneLine).join(' '))).toEqual(random.map(passable));
      }),
      { numRuns: 5 },
    );
  });

  test('of any text and a variable', () => {
    const line = all.map((text) => shellWordWith(text, 'TOKEN')).join(' ');
    expect(words(line)).toEqual(all.map((text) => `${passable(text)}a "token" $HOME`));
  });
});

test.each([...texts, ...unwanted])('a word has no unprintable character: %j', (text) => {
  expect(shellWord(text)).not.toMatch(/(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u);
  // The line feeds at the end are quoted, and nothing follows them.
  expect(shellWordOnOneLine(text).replace(/\n+'$/u, "'")).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
});

test.each([
  ['https://forge.example.com/api/v4/projects/24?page=1', "'https://forge.example.com/api/v4/projects/24?page=1'"],
  ['aurora%2Fcompass', 'aurora%2Fcompass'],
  ['', "''"],
  ["it's", `'it'\\''s'`],
  ['{\n  "a": 1\n}', `'{\n  "a": 1\n}'`],
  ['a\u0007b', `'a'"$(printf '\\007')"'b'`],
])('%j is written as %s', (text, word) => expect(shellWord(text)).toBe(word));

test('a line feed within a word is escaped on one line', () => {
  expect(shellWordOnOneLine('a\nb\n')).toBe(`'a'"$(printf '\\012\\142')"'\n'`);
});

test('plain text before a variable is in the same quotes as the variable', () => {
  expect(shellWordWith('PRIVATE-TOKEN: ', 'PRIVATE_TOKEN')).toBe('"PRIVATE-TOKEN: $PRIVATE_TOKEN"');
});
