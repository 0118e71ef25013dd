import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasHostnameFormat } from '../../templates/validators/formats/hostname.ts';
import { hasIdnHostnameFormat } from '../../templates/validators/formats/idn-hostname.ts';
import { joiningTypes } from '../../templates/validators/formats/joining-type.ts';
import { decodePunycode, encodePunycode } from '../../templates/validators/formats/punycode.ts';
import { anyText } from '../any-text.ts';

/** Returns true if the derived property of a code point is PVALID. RFC 5892, section 3, step by step. */
function isProtocolValid(character: string): boolean {
  if ('\u00DF\u03C2\u06FD\u06FE\u0F0B\u3007'.includes(character)) return true; // Exceptions (F)
  if (/[\u00B7\u0375\u05F3\u05F4\u30FB\u0660-\u0669\u06F0-\u06F9]/u.test(character)) return false; // CONTEXTO
  if (/[\u0640\u07FA\u302E\u302F\u3031-\u3035\u303B]/u.test(character)) return false; // Exceptions (F)
  if (/\p{Cn}/u.test(character)) return false; // Unassigned (J)
  if (/[-a-z0-9]/u.test(character)) return true; // LDH (I)
  if (/\p{Join_Control}/u.test(character)) return false; // JoinControl (H)
  if (isUnstable(character)) return false; // Unstable (B)
  if (/\p{Default_Ignorable_Code_Point}|\p{White_Space}|\p{Noncharacter_Code_Point}/u.test(character)) return false; // (C)
  const code = character.codePointAt(0) ?? 0;
  if ((code >= 0x20d0 && code <= 0x20ff) || (code >= 0x1d100 && code <= 0x1d24f)) return false; // IgnorableBlocks (D)
  const isConjoiningJamo =
    (code >= 0x1100 && code <= 0x11ff) || (code >= 0xa960 && code <= 0xa97f) || (code >= 0xd7b0 && code <= 0xd7ff);
  if (isConjoiningJamo) return false; // OldHangulJamo (I)
  return /\p{Ll}|\p{Lu}|\p{Lo}|\p{Nd}|\p{Lm}|\p{Mn}|\p{Mc}/u.test(character); // LetterDigits (A)
}

/**
 * A code point is unstable (rule B) if it is not equal to NFKC(casefold(NFKC(cp))). JavaScript has no case folding, so
 * this checks NFKC and the Unicode property `Changes_When_Casefolded` instead.
 */
function isUnstable(character: string): boolean {
  if (character.normalize('NFKC') !== character) return true;
  return /\p{Changes_When_Casefolded}/u.test(character);
}

test('a code point is allowed in a U-label exactly when it is PVALID', () => {
  const wrong: string[] = [];
  for (let code = 0x80; code <= 0x10ffff; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const character = String.fromCodePoint(code);
    if (/[\u3002\uFF0E\uFF61]/u.test(character)) continue; // separators
    const isContextual = /[\u00B7\u0375\u05F3\u05F4\u200C-\u200D\u30FB\u0660-\u0669\u06F0-\u06F9]/u.test(character);
    // The character is placed after a letter of the same direction. A label must not begin with a mark, and a
    // right-to-left letter must not follow a left-to-right letter.
    const label = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u.test(character)
      ? `\u05d0${character}`
      : `x${character}x`;
    if (isContextual || label.normalize('NFC') !== label) continue;
    if (hasIdnHostnameFormat(label) !== isProtocolValid(character)) wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
}, 120_000);

const letters = fc.constantFrom(
  ...'aé0ßαςжשابتㄱ가中カ١۱-क\u094d\u200c\u200d·l\u05f3\u0375\u30fb\u064b\u{1e922}'.normalize('NFC'),
);

test('a name in U-labels is valid exactly when the same name in A-labels is valid', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: letters, minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 2 }),
      (labels) => {
        const ascii = labels.map((label) => (/^[\0-\x7F]*$/u.test(label) ? label : `xn--${encodePunycode(label)}`));
        expect(hasHostnameFormat(ascii.join('.'))).toBe(hasIdnHostnameFormat(labels.join('.')));
        expect(hasIdnHostnameFormat(ascii.join('.'))).toBe(hasIdnHostnameFormat(labels.join('.')));
      },
    ),
    { numRuns: 5_000 },
  );
});

/** A letter of a script that every version of Unicode contains. */
const anyLetter = fc
  .oneof(
    fc.integer({ min: 0xdf, max: 0x52f }),
    fc.integer({ min: 0x4e00, max: 0x9fa5 }),
    fc.integer({ min: 0xac00, max: 0xd7a3 }),
    fc.integer({ min: 0x20000, max: 0x2a6d6 }),
  )
  .map((code) => String.fromCodePoint(code));

test('encodes valid labels to the same A-labels as Node', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.oneof(letters, anyLetter), minLength: 1, maxLength: 8 }), (label) => {
      // Node rejects a ZERO WIDTH NON-JOINER in some scripts that join, such as Adlam.
      fc.pre(/[^\0-\x7F]/u.test(label) && !label.includes('\u200c') && hasIdnHostnameFormat(label));
      expect(domainToASCII(label)).toBe(`xn--${encodePunycode(label)}`);
    }),
    { numRuns: 5_000 },
  );
});

test('Punycode decodes to the encoded text, and never throws', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 30 }), (text) => {
      fc.pre(!/\p{Surrogate}/u.test(text));
      expect(decodePunycode(encodePunycode(text))).toBe(text);
    }),
    { numRuns: 2_000 },
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'az09-'), maxLength: 59 }), (text) => {
      const decoded = decodePunycode(text);
      expect(decoded === undefined || typeof decoded === 'string').toBe(true);
    }),
    { numRuns: 5_000 },
  );
});

/** RFC 3492, section 7.1. */
test.each([
  ['ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
  ['ihqwctvzc91f659drss3x8bo0yb', '他們爲什麽不說中文'],
  ['egbpdaj6bu4bxfgehfvwxn', 'ليهمابتكلموشعربي؟'],
  ['4dbcagdahymbxekheh6e0a7fei0b', 'למההםפשוטלאמדבריםעברית'],
  ['n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa', 'なぜみんな日本語を話してくれないのか'],
  ['-with-super-monkeys-pc58ag80a8qai00g7n9n', '安室奈美恵-with-super-monkeys'],
  ['b1abfaaepdrnnbgefbadotcwatmq2g4l', 'почемужеонинеговорятпорусски'],
  ['d9juau41awczczp', 'そのスピードで'],
])('%s is Punycode for %s', (punycode, text) => {
  expect(encodePunycode(text)).toBe(punycode);
  expect(decodePunycode(punycode)).toBe(text);
});

/** The numbers of letters in ArabicShaping.txt of Unicode 17, without the presentation forms. */
test.each([
  ['R', 146],
  ['L', 4],
])('the table of joining types has every letter of type %s', (type, count) => {
  const everyCharacter = Array.from({ length: 0x110000 - 0x800 }, (_, index) =>
    String.fromCodePoint(index < 0xd800 ? index : index + 0x800),
  );
  expect(everyCharacter.filter((character) => joiningTypes(character) === type)).toHaveLength(count);
});
