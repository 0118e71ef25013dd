import { unicodeEscape } from '../../code/literal.ts';
import { recentCharacters } from '../../code/recent-characters.ts';

// Controls, marks that are invisible or reorder what stands around them (CVE-2021-42574), halves of characters. What a line of
// code is laid out with stays, and so do joiners: emoji and many scripts need them.
const invisible = /[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]--[\t\n\r\u200c\u200d]]/gv;

/**
 * Code that came through no door of ours, with its invisible characters written as escapes: the same value in a string literal,
 * and something to see in a comment.
 */
export const visibleCode = (code: string): string =>
  code.replaceAll(invisible, unicodeEscape).replaceAll(recentCharacters, unicodeEscape);
