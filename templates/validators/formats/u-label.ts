import { satisfiesContextualRules } from './contextual-rules.ts';

/**
 * Every code point that is not `LetterDigits`, a hyphen, or one of the exceptions that have a value of their own.
 * RFC 5892, sections 2.1, 2.6 and 2.8.
 */
const notLetterOrDigit =
  /[^\p{Ll}\p{Lu}\p{Lo}\p{Nd}\p{Lm}\p{Mn}\p{Mc}\-\u06FD\u06FE\u0F0B\u3007\u00B7\u0375\u05F3\u05F4\u30FB\u200C\u200D]/u;

/**
 * Letters and digits that are not allowed: those that case folding or NFKC changes (section 2.2) but for `ß`, `ς` and the joiners,
 * the exceptions (2.6), combining marks for symbols and musical symbols (2.4), and conjoining Hangul Jamo (2.9).
 */
const unstable =
  /(?![\u00DF\u03C2\u200C\u200D])[\p{Changes_When_NFKC_Casefolded}\u0640\u07FA\u302E\u302F\u3031-\u3035\u303B\u20D0-\u20FF\u{1D100}-\u{1D24F}\u1100-\u11FF\uA960-\uA97C\uD7B0-\uD7FB]/u;

const startsWithMark = /^\p{M}/u;
const hasMisplacedHyphen = /^-|-$|^[^]{2}--/u;

/**
 * Whether a label that has a character outside ASCII is a U-label. RFC 5890, section 2.3.2.1; RFC 5891, section 4.2; its code points
 * are those of RFC 5892, section 3, in the engine's version of Unicode.
 */
export const isULabel = (label: string): boolean =>
  // An A-label has 4 characters more than its U-label has code points, at least; so nothing below sees a long text.
  label.length <= 2 * (63 - 4) &&
  !notLetterOrDigit.test(label) &&
  !unstable.test(label) &&
  !startsWithMark.test(label) &&
  !hasMisplacedHyphen.test(label) &&
  label.normalize('NFC') === label &&
  satisfiesContextualRules(label);
