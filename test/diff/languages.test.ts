import { describe, expect, test } from 'vitest';
import { endMark, startMark } from '../../diff/schema/language/language.ts';
import { lengthsOf } from '../../diff/schema/language/lengths.ts';
import { languageOfPattern } from '../../diff/schema/language/pattern-language.ts';

const texts = [
  '',
  'a',
  'b',
  'x',
  ',x',
  'ax',
  '123',
  'a1234',
  'foo',
  'fool',
  'bar',
  'aab',
  'b-',
  '-b',
  'a\nb',
  'Ab1cdefgh',
  '😀',
  'é',
  'cat',
  'a cat b',
  'cats',
  'bobcat',
  'ab',
  'ac',
  'aba',
  'foo bar',
  '12.5',
  '_',
  'a-b-',
];

const wordOf = (text: string): number[] => [
  startMark,
  ...Array.from(text, (character) => character.codePointAt(0) ?? 0),
  endMark,
];

describe('the language of a pattern contains the strings that the regular expression matches', () => {
  test.each([
    '^[0-9]{3}$',
    '[0-9]{3}',
    '^(?!foo)[a-z]+$',
    '^(?=.*[A-Z])(?=.*\\d).{8,20}$',
    '^[a-z-]+(?<!-)$',
    '(^|,)x',
    '^a$|b',
    '^$',
    '',
    'a?',
    '^.*$',
    '^.$',
    '^[^a]',
    '^\\p{L}+$',
    '(?:ab?)+$',
    '\\bcat\\b',
    '\\b',
    '\\B',
    '^\\B$',
    'a\\b',
    '^\\b[a-z]+$',
    '^[a-z]+\\b',
    '\\bbar$|^cat\\b',
    '^a(?=b)[a-z]+$',
    '^a(?!b)[a-z]$',
    '^[a-z](?=.*b)(?!.*c).*$',
    '(?<!o)b',
    '(?<=\\d)[.]?\\d$',
    '^(?:foo(?! bar)|a(?=b)).*',
    '^(?:a(?!c))?b?',
    '(?=a)(?=.b)',
    '(?<=a)(?=b)',
    '[^a](?<![o-z])$',
    '^^a',
    'a$$',
    '(?!)',
    '^((?!a).)*$',
    '^(?:(?!cat|b$)[a-z ])+$',
    '^x*(?:(?!ar).)*$',
    '(?<=o)',
    '(?:a|)(?<=a)b',
  ])('%s', (pattern) => {
    const language = languageOfPattern(pattern);
    const expression = new RegExp(pattern, 'u');
    expect(texts.filter((text) => language?.test(wordOf(text)))).toEqual(texts.filter((text) => expression.test(text)));
  });
});

test.each(['(a)\\1', '^((?!a)..)*$', '(?=^)a', '(?<=ab)c', 'a{5000}', '['])(
  'a pattern that is not decided has no language: %s',
  (pattern) => {
    expect(languageOfPattern(pattern)).toBeUndefined();
  },
);

test.each([
  ['^[0-9]{3}$', [3, 3]],
  ['^.{1,255}$', [1, 255]],
  ['^([0-9a-f]{40}([0-9a-f]{24})?)$', [40, 64]],
  ['[0-9]{3}', [3, Infinity]],
  ['', [0, Infinity]],
  ['a^', undefined],
])('the strings of %s have the lengths %j', (pattern, lengths) => {
  const language = languageOfPattern(pattern);
  expect(language && lengthsOf(language)).toEqual(lengths);
});
