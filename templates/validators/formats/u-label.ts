import { satisfiesContextualRules } from './contextual-rules.ts';

/** Code points that are not `LetterDigits`, hyphens, exceptions, or joiners. RFC 5892, sections 2.1, 2.6 and 2.8. */
const notLetterOrDigit =
  /[^\p{Ll}\p{Lu}\p{Lo}\p{Nd}\p{Lm}\p{Mn}\p{Mc}\-\u00B7\u0375\u05F3\u05F4\u06FD\u06FE\u0F0B\u200C-\u200D\u3007\u30FB]/u;

/** Code points that compatibility case folding changes or removes, except `ß`, `ς` and the joiners. Sections 2.2, 2.3 and 2.6. */
const unstable = /(?![\u00DF\u03C2\u200C-\u200D])\p{Changes_When_NFKC_Casefolded}/u;

/** Disallowed exceptions, marks for symbols, musical symbols, and Hangul Jamo. Sections 2.6, 2.4 and 2.9. */
const disallowed =
  /[\u302E\u302F\u20D0-\u20FF\u0640\u07FA\u3031-\u3035\u303B\u{1D100}-\u{1D24F}\u1100-\u11FF\uA960-\uA97C\uD7B0-\uD7FB]/u;

const startsWithMark = /^\p{M}/u;
const hasMisplacedHyphen = /^-|-$|^[^]{2}--/u;

/**
 * Returns true if a label with a character outside ASCII is a U-label. RFC 5890, section 2.3.2.1; RFC 5891, section 4.2. Its code points
 * are checked as in RFC 5892, section 3, with the engine's version of Unicode.
 */
export const isULabel = (label: string): boolean =>
  // An A-label has at most 63 characters. Its U-label has at least 4 code points fewer, each with at most 2 UTF-16 code units.
  label.length <= 2 * (63 - 4) &&
  !notLetterOrDigit.test(label) &&
  !unstable.test(label) &&
  !disallowed.test(label) &&
  !startsWithMark.test(label) &&
  !hasMisplacedHyphen.test(label) &&
  label.normalize('NFC') === label &&
  satisfiesContextualRules(label);
