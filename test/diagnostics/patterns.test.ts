import { describe, expect, test } from 'vitest';
import { backtrackingOf } from '../../model/pattern/backtracking.ts';
import { unicodePattern } from '../../model/from-document/unicode-pattern.ts';
import { report, schema } from './diagnose.ts';

/** Patterns that are slow for a text that does not match: each further character of the text doubles the time. This was measured. */
const exponential = [
  '^(a+)+$',
  '^(a*)*$',
  '^(a|a)*$',
  '^(a|aa)+$',
  '^(a|a?)+$',
  '^(a?){50}a{50}$',
  String.raw`^(\w+\s?)*$`,
  String.raw`^(\s*,\s*)*$`,
  '^(.*a){12}$',
  String.raw`^(?:[a-z0-9]{1,63}\.?){1,10}$`,
  '(x+x+)+y',
  '^(?=(a+)+b).*$',
  '^(?!(a|a)*b).*$',
  String.raw`^([a-zA-Z0-9])(([\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}([a-z]{2,3})$`,
  String.raw`^(\p{L}|[é])+$`,
  '^([а-я]|[я-ё])+!',
  '^([а-ж]|[ж-и])+!',
  // Only `б` matches both classes.
  String.raw`^(?:[^\0-а]|[^в-\u{10ffff}])+!`,
  String.raw`^(?:[^\0-\u{430}]|[^\u{432}-\u{10ffff}])+!`,
  '^(a{1,2})+$',
  '^(?:a{0,9}b+)+$',
  '^(?:(?:a|)b+)+$',
  '^(?:(a+)+b)?',
  '^[a-z]{200}(a+)+$',
  String.raw`^(?:(a+)+\bx)$`,
  '^(?:x{0}a+)+$',
  '^(?:a?b?a?)+$',
];

/** Patterns for which a text of twice the length takes at least four times the time. */
const polynomial = [
  String.raw`^\s*\s*$`,
  String.raw`^\d+\d+$`,
  String.raw`\d+$`,
  '[a-z]+@',
  '^.*a.*b$',
  String.raw`^\s+|\s+$`,
  String.raw`^[\w.]+@[\w.]+\.[\w.]+$`,
  '^x{1,200}a+a+$',
];

const harmless = [
  '',
  '^$',
  '^a*(a*)*',
  '^a{8,9}$',
  '^(?:a{8,}b+)+$',
  '^(?:a{2,3}b)*$',
  '^(?:a?b{0})*c$',
  '^[^\u{10ffff}]+$',
  '^(?:$|a)+b',
  String.raw`^(\w)(?:\1{2,3})*$`,
  String.raw`^(?<first>\w)(?:\k<first>{2,3})*$`,
  String.raw`^(?:\b{2,3}a)*$`,
  '[a-z]+',
  '^(a|b|ab)*',
  '^x(a|b|ab)*',
  '^(a|b)*$',
  '^(?:a?b)*$',
  '^(?:ab|cd|abce)+$',
  '^[a-z0-9]+(?:-[a-z0-9]+)*$',
  String.raw`^([a-z]+\.)*[a-z]+$`,
  String.raw`^\p{L}+(?: \p{L}+)*$`,
  '^[а-е]+[ж-я]+$',
  '^(?:[a-z]{3}){10}$',
  '^(?:[a-f]{4}|[a-f0-9]{4}){8}$',
  '^[a-z]{1,10}[a-z0-9]{1,10}$',
  String.raw`^(?=.*[A-Z])(?=.*\d).{8,}$`,
  String.raw`^[^@\s]+@[^@\s]+$`,
  '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$',
  String.raw`^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\+([0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?$`,
];

describe('the time of a pattern grows', () => {
  test.each(exponential)('%s: exponentially', (pattern) => {
    expect(backtrackingOf(pattern)?.growth).toBe('exponential');
  });
  test.each(polynomial)('%s: with the square of the length or faster', (pattern) => {
    expect(backtrackingOf(pattern)?.growth).toBe('polynomial');
  });
  test.each(harmless)('%s: in proportion to the length', (pattern) => {
    expect(backtrackingOf(pattern)).toBeUndefined();
  });

  test('a pattern of any size is analysed quickly', () => {
    expect(backtrackingOf(`^${'(?:a|b)*c'.repeat(2_000)}$`)).toBeUndefined();
    expect(backtrackingOf(`^${'('.repeat(500)}a+${')+'.repeat(500)}$`)?.growth).toBe('exponential');
    expect(backtrackingOf(`^(?:${'a|'.repeat(140)}a)*$`)?.growth).toBe('exponential');
    expect(() => backtrackingOf('^(?:(?:(?:a{1,7}){1,7}){1,7}){1,7}$')).not.toThrow();
    const letters = Array.from({ length: 120 }, (_, index) => String.fromCodePoint(0x4e00 + index));
    expect(backtrackingOf(`^(?:${letters.join('|')}|a|a)*$`)?.growth).toBe('exponential');
    expect(backtrackingOf(`^(?:a+)+${'b'.repeat(147)}`)?.growth).toBe('exponential');
    expect(backtrackingOf(`^(?:a+)+${'b'.repeat(148)}`)).toBeUndefined();
  });

  test('the two atoms that match the same characters are named in their order', () => {
    expect(backtrackingOf('^(?:a|[ab])*$')?.atoms).toEqual(['a', '[ab]']);
    expect(backtrackingOf('^((ab)*)*$')?.atoms).toEqual(['b', 'a']);
    expect(backtrackingOf(String.raw`^\d+\w+$`)?.atoms).toEqual([String.raw`\d`, String.raw`\w`]);
    expect(backtrackingOf('a+$')?.atoms).toEqual(['The text before the match', 'a']);
  });
});

test.each([
  [String.raw`^[\w-.]+$`, String.raw`^[\w\-.]+$`],
  [String.raw`^\{a\_b\-c$`, String.raw`^\{a_b-c$`],
  ['^{{name}}$', String.raw`^\{\{name\}\}$`],
  ['^a]{2}$', String.raw`^a\]{2}$`],
  ['(a)'.repeat(300), '(a)'.repeat(300)],
  [String.raw`^\_-\w$`, String.raw`^_-\w$`],
  [String.raw`^\_[a\-z]\-$`, String.raw`^_[a\-z]-$`],
  [String.raw`^\_[\d-z]$`, String.raw`^_[\d\-z]$`],
  [String.raw`^\p{L}+\_$`, String.raw`^\p{L}+_$`],
  [String.raw`^[\p{L}-_]+$`, String.raw`^[\p{L}\-_]+$`],
  [String.raw`^(?<a>\u{1f600})\_\k<a>$`, String.raw`^(?<a>\u{1f600})_\k<a>$`],
  ['^[_[:digit:][:space:]]+$', String.raw`^[_0-9\s]+$`],
  ['^[_-[:alnum:]]+$', String.raw`^[_\-a-zA-Z0-9]+$`],
  ['^[[:space:]-.]+$', String.raw`^[\s\-.]+$`],
  ['^[:digit:]+}$', String.raw`^[:digit:]+\}$`],
  [String.raw`^[a-c\_]{1,2}}$`, String.raw`^[a-c_]{1,2}\}$`],
])('the pattern %s of an engine with less strict rules is read as %s', (pattern, corrected) => {
  expect(unicodePattern(pattern)).toBe(corrected);
});

test('a pattern that takes very long for some texts is reported', async () => {
  expect(
    await report(
      schema(`properties:
  a: { pattern: '^(a+)+$' }
  b: { pattern: '[a-z]+@' }
  c: { pattern: '[a-z]+@', maxLength: 255 }
patternProperties: { '^.*a.*b$': {} }`),
    ),
  ).toMatchInlineSnapshot(`
    "openapi.yaml:8:23
    warning pattern-endless  More than one \`a\` matches the same characters in a loop: for a text that does not match, each character doubles the time. Validators do not check the pattern.

       6 |     A:
       7 |       properties:
    >  8 |         a: { pattern: '^(a+)+$' }
         |                       ^^^^^^^^^
       9 |         b: { pattern: '[a-z]+@' }
      10 |         c: { pattern: '[a-z]+@', maxLength: 255 }

    fix: Let only one part of the pattern match each character. For example, \`a+\` matches the same texts as \`(a+)+\`.

    openapi.yaml:9:23
    warning pattern-slow  The text before the match and \`[a-z]\` match the same characters: for a long text that does not match, the time grows with the square of its length or faster.

       7 |       properties:
       8 |         a: { pattern: '^(a+)+$' }
    >  9 |         b: { pattern: '[a-z]+@' }
         |                       ^^^^^^^^^
      10 |         c: { pattern: '[a-z]+@', maxLength: 255 }
      11 |       patternProperties: { '^.*a.*b$': {} }

    fix: Let only one part of the pattern match each character, start with \`^\`, or add a \`maxLength\` of at most 1000.

    openapi.yaml:11:28
    warning pattern-slow  More than one \`.\` matches the same characters: for a long text that does not match, the time grows with the square of its length or faster.

       9 |         b: { pattern: '[a-z]+@' }
      10 |         c: { pattern: '[a-z]+@', maxLength: 255 }
    > 11 |       patternProperties: { '^.*a.*b$': {} }
         |                            ^^^^^^^^^^
      12 |

    fix: Let only one part of the pattern match each character, start with \`^\`, or add a \`maxLength\` of at most 1000."
  `);
});
