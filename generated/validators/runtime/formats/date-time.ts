// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { isFullDate } from './date.ts';
import { isFullTime } from './time.ts';

const lowerT = 0x74;

const hourAndMinute = '(?:[01][0-9]|2[0-3]):[0-5][0-9]';
const monthAndDay = '(?!02-(?:29|3)|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])';
const offset = `(?:[Zz]|[+-]${hourAndMinute})`;

/**
 * Nearly every `date-time` that is valid: all but 29 February, second 60 and more than nine digits of a fraction. How JavaScript
 * writes a `Date` comes first. The engine makes far less code of it than of 24 looks at a character (20 KB), and a server that has many
 * dates to judge is faster for it.
 */
const usual = /* @__PURE__ */ new RegExp(
  `^[0-9]{4}-${monthAndDay}[Tt]${hourAndMinute}:[0-5][0-9](?:[.][0-9]{3}Z|(?:[.][0-9]{1,9})?${offset})$`,
  'u',
);

/**
 * `date-time`: `2026-03-09T10:15:00Z`. RFC 3339, section 5.6, `date-time`, with the decisions of `hasDateFormat` and
 * `hasTimeFormat`.
 *
 * - `t` is `T` (the note of section 5.6). A space in its place is left to applications by that note; the rule has
 *   none, so it is not valid.
 */
export const hasDateTimeFormat = (text: string): boolean => usual.test(text) || isDateTime(text);

const isDateTime = (text: string): boolean =>
  isFullDate(text, 0) && (text.charCodeAt(10) | 0x20) === lowerT && isFullTime(text, 11);
