// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { isFullDate } from './date.ts';
import { isFullTime } from './time.ts';

const lowerT = 0x74;

/**
 * `date-time`: `2026-03-09T10:15:00Z`. RFC 3339, section 5.6, `date-time`, with the decisions of `hasDateFormat` and
 * `hasTimeFormat`.
 *
 * - `t` is `T` (the note of section 5.6). A space in its place is left to applications by that note; the rule has
 *   none, so it is not valid.
 */
export const hasDateTimeFormat = (text: string): boolean =>
  isFullDate(text, 0) && (text.charCodeAt(10) | 0x20) === lowerT && isFullTime(text, 11);
