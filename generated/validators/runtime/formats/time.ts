// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { isDigit, twoDigits } from './ascii.ts';

const plus = 0x2b;
const hyphen = 0x2d;
const dot = 0x2e;
const colon = 0x3a;
const lowerZ = 0x7a;
const minutesOfDay = 24 * 60;

/**
 * `time`: `10:15:00.5+01:00`. RFC 3339, section 5.6, `full-time`.
 *
 * - The offset is required, with a colon: neither `10:15:00` nor `+0100` nor `+01`. It is at most 23:59; `-00:00` is
 *   one (section 4.3).
 * - `z` is `Z` (the note of section 5.6). 24:00 is no time (section 5.7). A fraction has any number of digits, but
 *   one at least.
 * - Second 60 is valid at 23:59 UTC alone, after the offset is taken off: `15:59:60-08:00`. Which days had one is not
 *   looked up.
 */
export const hasTimeFormat = (text: string): boolean => isFullTime(text, 0);

/** Whether what starts at an index is a `full-time`, to the end. */
export function isFullTime(text: string, start: number): boolean {
  const hour = twoDigits(text, start);
  const minute = twoDigits(text, start + 3);
  const second = twoDigits(text, start + 6);
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 60) return false;
  if (text.charCodeAt(start + 2) !== colon || text.charCodeAt(start + 5) !== colon) return false;
  let at = start + 8;
  if (text.charCodeAt(at) === dot) {
    do at++;
    while (isDigit(text.charCodeAt(at)));
    if (at === start + 9) return false;
  }
  if ((text.charCodeAt(at) | 0x20) === lowerZ) {
    return at + 1 === text.length && (second < 60 || isLastMinute(hour, minute, 0));
  }
  const sign = text.charCodeAt(at);
  const offsetHour = twoDigits(text, at + 1);
  const offsetMinute = twoDigits(text, at + 4);
  if ((sign !== plus && sign !== hyphen) || text.charCodeAt(at + 3) !== colon || at + 6 !== text.length) return false;
  if (offsetHour < 0 || offsetHour > 23 || offsetMinute < 0 || offsetMinute > 59) return false;
  const offset = offsetHour * 60 + offsetMinute;
  return second < 60 || isLastMinute(hour, minute, sign === plus ? offset : -offset);
}

/** Whether a minute at an offset is the last one of a day in UTC. */
const isLastMinute = (hour: number, minute: number, offset: number): boolean =>
  (hour * 60 + minute - offset + minutesOfDay) % minutesOfDay === minutesOfDay - 1;
