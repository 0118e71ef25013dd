import { unicodeEscape } from '../../code/literal.ts';
import { recentCharacters } from '../../code/recent-characters.ts';

// Control characters, invisible marks, marks that reorder the text around them (CVE-2021-42574), and halves of surrogate pairs. Not
// tabs, line breaks and joiners: emoji and many scripts need joiners.
const invisible = /[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]--[\t\n\r\u200c\u200d]]/gv;

/**
 * Returns code with its invisible characters written as escapes, for code that another program generated. A string literal keeps
 * its value, and a comment shows the escapes.
 */
export const visibleCode = (code: string): string =>
  code.replaceAll(invisible, unicodeEscape).replaceAll(recentCharacters, unicodeEscape);
