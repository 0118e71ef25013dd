// RFC 5893, section 2. Here, one letter represents the class of a character: `L` for L, `R` for R and AL, `A` for AN, `E` for EN, `M` for
// NSM, and `N` for ES, CS, ET, ON and BN. R and AL have the same letter, because no condition distinguishes them. JavaScript does not know
// the classes, so ranges and categories approximate them. The result is exact for the code points that a label may contain.

const europeanNumber = /[0-9\u06F0-\u06F9]/u;
const arabicNumber = /[\u0660-\u0669\u{10D30}-\u{10D39}\u{10D40}-\u{10D49}]/u;
const markOfLeftToRight = /[\u0CBF\u0CC6\u{11A07}\u{11A08}\u{11C3F}]/u;
const nonspacingMark = /\p{Mn}/u;
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const neutral = /[-\u00B7\u02B9\u02BA\u02C6-\u02CF\u02EC\u0375\u200C-\u200D\u2E2F\u30FB\uA67F\uA717-\uA71F\uA788]/u;

function bidiClass(character: string): string {
  if (europeanNumber.test(character)) return 'E';
  if (arabicNumber.test(character)) return 'A';
  if (markOfLeftToRight.test(character)) return 'L';
  if (nonspacingMark.test(character)) return 'M';
  if (rightToLeft.test(character)) return 'R';
  return neutral.test(character) ? 'N' : 'L';
}

/** Conditions 1 to 3, for a right-to-left label. `mixesNumbers` checks condition 4. */
const rightToLeftLabel = /^R(?:[RAENM]*[RAE])?M*$/u;
const mixesNumbers = /E.*A|A.*E/u;
/** Conditions 1, 5 and 6, for a left-to-right label. */
const leftToRightLabel = /^L(?:[LENM]*[LE])?M*$/u;
const rightToLeftClass = /[RA]/u;

/** Returns true if all labels satisfy the Bidi rule, or if none has a right-to-left character. */
export function satisfyBidiRule(labels: readonly string[]): boolean {
  if (!labels.some((label) => rightToLeft.test(label))) return true;
  const classes = labels.map((label) => Array.from(label, bidiClass).join(''));
  if (!classes.some((label) => rightToLeftClass.test(label))) return true;
  return classes.every(
    (label) => leftToRightLabel.test(label) || (rightToLeftLabel.test(label) && !mixesNumbers.test(label)),
  );
}
