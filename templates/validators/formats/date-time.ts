// The formats of RFC 3339, section 5.6.

const monthAndDay = '(?!02-(?:29|3)|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])';
const hourAndMinute = '(?:[01][0-9]|2[0-3]):[0-5][0-9]';
const offset = `(?:[Zz]|[+-]${hourAndMinute})`;

/** Every valid date except 29 February. */
const usualDate = /* @__PURE__ */ new RegExp(`^[0-9]{4}-${monthAndDay}$`, 'u');

/** Every valid time, and times with second 60 in any minute. */
const time = /* @__PURE__ */ new RegExp(`^${hourAndMinute}:(?:[0-5][0-9]|60)(?:[.][0-9]+)?${offset}$`, 'u');

/** Valid dates and times, except 29 February, second 60 and more than nine digits of a fraction. JavaScript's own form is first. */
const usual = /* @__PURE__ */ new RegExp(
  `^[0-9]{4}-${monthAndDay}[Tt]${hourAndMinute}:[0-5][0-9](?:[.][0-9]{3}Z|(?:[.][0-9]{1,9})?${offset})$`,
  'u',
);

/** `date`: `2026-03-09`, a day of the Gregorian calendar (appendix C) in the years 0000, which is a leap year, to 9999. */
export const hasDateFormat = (text: string): boolean =>
  usualDate.test(text) || (/^[0-9]{4}-02-29$/u.test(text) && isLeapYear(Number(text.slice(0, 4))));

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** `time`: `10:15:00.5+01:00`. The offset is required. Second 60 is valid at 23:59 UTC on every day. */
export const hasTimeFormat = (text: string): boolean =>
  time.test(text) && (text.slice(6, 8) !== '60' || isLastMinute(text));

/** Returns true if a time with an offset is in the last minute of a day in UTC. */
function isLastMinute(text: string): boolean {
  const [, hour, minute, sign, hours = 0, minutes = 0] = /^(..):(..)[^+-]*([+-]?)(..)?:?(..)?/u.exec(text) ?? [];
  const local = Number(hour) * 60 + Number(minute);
  const ahead = Number(hours) * 60 + Number(minutes);
  return (local + (sign === '-' ? ahead : -ahead) + day) % day === day - 1;
}

const day = 24 * 60;

/** `date-time`: `2026-03-09T10:15:00Z`, with `T` or `t` between the date and the time; a space is not valid. */
export const hasDateTimeFormat = (text: string): boolean =>
  usual.test(text) ||
  (/^[Tt]/u.test(text.slice(10)) && hasDateFormat(text.slice(0, 10)) && hasTimeFormat(text.slice(11)));
