import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { shellWord, shellWordWith } from '../../generator/code/shell-word.ts';
import { hostileTexts } from './hostile-text.ts';

const texts = Object.values({
  ...hostileTexts,
  substitution: '$(touch pwned) `touch pwned` $HOME',
  glob: '* ? [a]',
  home: '~',
});

/** What a shell hands on to a program, argument by argument. */
function words(line: string): unknown {
  const print = 'process.stdout.write(JSON.stringify(process.argv.slice(1)))';
  const command = `"$NODE" -e '${print}' -- ${line}`;
  const env = { NODE: process.execPath, TOKEN: 'a "token" $HOME' };
  return JSON.parse(execFileSync('sh', ['-c', command], { encoding: 'utf8', env }));
}

/** No program can be given these. */
const passable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

test('a shell takes any text for exactly one word', () => {
  expect(words(texts.map(shellWord).join(' '))).toEqual(texts.map(passable));
});

test('a shell takes any text and a variable for exactly one word', () => {
  const line = texts.map((text) => shellWordWith(text, 'TOKEN')).join(' ');
  expect(words(line)).toEqual(texts.map((text) => `${passable(text)}a "token" $HOME`));
});

test('what needs no quotes has none', () => {
  expect(shellWord('https://forge.example.com/api/v4/projects/24?page=1')).toBe(
    "'https://forge.example.com/api/v4/projects/24?page=1'",
  );
  expect(shellWord('aurora%2Fcompass')).toBe('aurora%2Fcompass');
  expect(shellWordWith('PRIVATE-TOKEN: ', 'PRIVATE_TOKEN')).toBe('"PRIVATE-TOKEN: $PRIVATE_TOKEN"');
});
