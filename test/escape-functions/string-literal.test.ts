import { runInNewContext } from 'node:vm';
import { assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringLiteral } from '../../generator/code/literal.ts';
import { hostileText, hostileTexts } from './hostile-text.ts';

describe('a string literal', () => {
  test.for(Object.entries(hostileTexts))('evaluates to exactly the given text: %s', ([, text]) => {
    expect(runInNewContext(`(${stringLiteral(text)})`)).toBe(text);
  });

  test('evaluates to exactly the given text, for any text', () => {
    assert(
      property(hostileText, (text) => {
        expect(runInNewContext(`(${stringLiteral(text)})`)).toBe(text);
      }),
    );
  });

  test('evaluates to exactly the given text for every UTF-16 code unit', () => {
    const units = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));
    const read: unknown = runInNewContext(`[${units.map(stringLiteral).join(',\n')}]`);
    expect(read).toEqual(units);
  });

  test('escapes invisible characters and line breaks', () => {
    assert(
      property(hostileText, (text) => {
        const literal = stringLiteral(text);
        expect(literal.isWellFormed()).toBe(true);
        expect(literal).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0\u3164\uffa0\u115f]/u);
      }),
    );
  });

  test('does not escape ordinary text', () => {
    expect(stringLiteral('Größe: 5 µm – “ok” 日本語 😀 ❤️')).toBe("'Größe: 5 µm – “ok” 日本語 😀 ❤️'");
    expect(stringLiteral("it's a `${x}` \\ \t")).toBe(String.raw`'it\'s a ` + '`${x}` ' + String.raw`\\ \t'`);
  });
});
