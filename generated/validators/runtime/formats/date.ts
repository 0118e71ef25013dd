// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { twoDigits } from './ascii.ts';

const hyphen = 0x2d;

/**
 * `date`: `2026-03-09`. RFC 3339, section 5.6, `full-date`.
 *
 * - The day exists in the Gregorian calendar: 30 February does not, nor does 29 February 2100 (appendix C).
 * - Years are 0000 to 9999, always four digits and without a sign; 0000 is a leap year.
 */
export const hasDateFormat = (text: string): boolean => text.length === 10 && isFullDate(text, 0);

/** Whether the ten characters from an index are a `full-date`. */
export function isFullDate(text: string, start: number): boolean {
  const century = twoDigits(text, start);
  const yearOfCentury = twoDigits(text, start + 2);
  const month = twoDigits(text, start + 5);
  const day = twoDigits(text, start + 8);
  if (century < 0 || yearOfCentury < 0 || month < 1 || month > 12 || day < 1) return false;
  if (text.charCodeAt(start + 4) !== hyphen || text.charCodeAt(start + 7) !== hyphen) return false;
  return day <= 28 || day <= daysIn(month, century * 100 + yearOfCentury);
}

function daysIn(month: number, year: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  // 31 and 30 in turns, and again from August.
  return 30 + ((month + (month >> 3)) & 1);
}
