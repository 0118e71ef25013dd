// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

// The formats of RFC 3339, section 5.6.

/** `date`: `2026-03-09`, a day of the Gregorian calendar (appendix C) in the years 0000, which is a leap year, to 9999. */
export function hasDateFormat(text: string): boolean {
  const century = twoDigits(text, 0);
  const yearOfCentury = twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return false;
  if (century < 0 || yearOfCentury < 0 || month < 1 || month > 12 || day < 1) return false;
  return day <= 28 || day <= daysIn(month, century * 100 + yearOfCentury);
}

/** Returns the number that two digits represent; -1 if the characters at the index are not digits. */
function twoDigits(text: string, index: number): number {
  const tens = text.charCodeAt(index) - 48;
  const ones = text.charCodeAt(index + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
}

/** Returns 31 and 30 in turns, and again from August, except for February. */
function daysIn(month: number, year: number): number {
  if (month !== 2) return 30 + ((month + (month >> 3)) & 1);
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

const hourAndMinute = '(?:[01][0-9]|2[0-3]):[0-5][0-9]';
const offset = `(?:[Zz]|[+-]${hourAndMinute})`;

/** Every valid time, and times with second 60 in any minute. */
const time = /* @__PURE__ */ new RegExp(`^${hourAndMinute}:(?:[0-5][0-9]|60)(?:[.][0-9]+)?${offset}$`, 'u');

/** `time`: `10:15:00.5+01:00`. The offset is required. Second 60 is valid at 23:59 UTC on every day. */
export const hasTimeFormat = (text: string): boolean => time.test(text) && (text[6] !== '6' || isLastMinute(text));

/** Returns true if a time with an offset is in the last minute of a day in UTC. */
function isLastMinute(text: string): boolean {
  const sign = text.search(/[+-]/u);
  const ahead = sign === -1 ? 0 : minutesAt(text, sign + 1);
  return (minutesAt(text, 0) + (text[sign] === '-' ? ahead : -ahead) + day) % day === day - 1;
}

/** Returns the minutes of `hh:mm` at an index. */
const minutesAt = (text: string, index: number): number => twoDigits(text, index) * 60 + twoDigits(text, index + 3);

const day = 24 * 60;

/** Valid dates and times, except 29 February, second 60 and more than nine digits of a fraction. JavaScript's own form is first. */
const usual = /* @__PURE__ */ new RegExp(
  '^[0-9]{4}-(?!02-(?:29|3)|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])' +
    `[Tt]${hourAndMinute}:[0-5][0-9](?:[.][0-9]{3}Z|(?:[.][0-9]{1,9})?${offset})$`,
  'u',
);

/** The message about a text that is not a `date-time`. */
export const dateTimeMessage = 'must be a date and time with an offset, such as 2026-03-09T10:15:00Z';

/** `date-time`: `2026-03-09T10:15:00Z`, with `T` or `t` between the date and the time; a space is not valid. */
export const hasDateTimeFormat = (text: string): boolean =>
  usual.test(text) ||
  ((text[10] === 'T' || text[10] === 't') && hasDateFormat(text.slice(0, 10)) && hasTimeFormat(text.slice(11)));
