import { joiningTypes } from './joining-type.ts';

// The numbers in the comments, such as A.3, are sections of RFC 5892, appendix A.

/**
 * Matches misplaced punctuation. A.3: MIDDLE DOT is valid only between two `l`. A.4: Greek KERAIA is valid only before a Greek character.
 * A.5, A.6: Hebrew GERESH and GERSHAYIM are valid only after a Hebrew character.
 */
const misplacedPunctuation =
  /(?<!l)\u00B7|\u00B7(?!l)|\u0375(?!\p{Script=Greek})|(?<!\p{Script=Hebrew})[\u05F3\u05F4]/u;

/** A.7: KATAKANA MIDDLE DOT is valid only in a label that has at least one character of the scripts Hiragana, Katakana or Han. */
const katakanaMiddleDot = /\u30FB/u;
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** A.8, A.9: a label must not mix the two sets of Arabic digits. */
const arabicIndicDigit = /[\u0660-\u0669]/u;
const extendedArabicIndicDigit = /[\u06F0-\u06F9]/u;

const joiner = /[\u200C\u200D]/gu;
const zeroWidthNonJoiner = '\u200C';

/** Returns true if each character is in a context in which the character is valid. RFC 5892, appendix A. */
export function satisfiesContextualRules(label: string): boolean {
  if (misplacedPunctuation.test(label)) return false;
  if (katakanaMiddleDot.test(label) && !japanese.test(label)) return false;
  if (arabicIndicDigit.test(label) && extendedArabicIndicDigit.test(label)) return false;
  return [...label.matchAll(joiner)].every(({ 0: character, index }) => {
    const before = label.slice(0, index);
    if (endsWithVirama(before)) return true;
    return character === zeroWidthNonJoiner && joins(before, label.slice(index + 1));
  });
}

/** A.1, second part: a ZERO WIDTH NON-JOINER may separate two characters that would be joined without it. */
const joins = (before: string, after: string): boolean =>
  /[LD]T*$/u.test(joiningTypes(before)) && /^T*[RD]/u.test(joiningTypes(after));

/**
 * Returns true if a text ends with a virama, a character of canonical combining class 9. A.1, first part, and A.2.
 *
 * JavaScript has no function for the class, but normalization sorts marks by their class.
 */
function endsWithVirama(text: string): boolean {
  const last = Array.from(text).pop();
  return last !== undefined && sortsBefore(classEight, last) && sortsBefore(last, classTen);
}

const classEight = '\u3099';
const classTen = '\u05B0';

const sortsBefore = (first: string, second: string): boolean =>
  first !== second && (second + first).normalize('NFD') === first + second;
