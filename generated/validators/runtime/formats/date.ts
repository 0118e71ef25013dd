// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/**
 * `date`: `2026-03-09`. A day of the Gregorian calendar in the years 0000 to 9999. The year 0000 is a leap year. RFC 3339, section 5.6 and
 * appendix C.
 */
export function hasDateFormat(text: string): boolean {
  const century = twoDigits(text, 0);
  const yearOfCentury = twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  if (century < 0 || yearOfCentury < 0 || month < 1 || month > 12 || day < 1) return false;
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return false;
  return day <= 28 || day <= daysIn(month, century * 100 + yearOfCentury);
}

/** Returns the number that two digits represent. Returns -1 if the characters at the index are not digits. */
function twoDigits(text: string, index: number): number {
  const tens = text.charCodeAt(index) - 48;
  const ones = text.charCodeAt(index + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
}

/** Returns the number of days of a month. Except for February, 31 and 30 days alternate, from January to July and again from August. */
function daysIn(month: number, year: number): number {
  if (month !== 2) return 30 + ((month + (month >> 3)) & 1);
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}
