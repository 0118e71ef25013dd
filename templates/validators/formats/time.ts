import { isLastMinute, time } from './date-time.ts';

const timeFormat = /* @__PURE__ */ new RegExp(`^${time}$`, 'u');

/** `time`: `10:15:00.5+01:00`. The offset is required. Second 60 is valid at 23:59 UTC on every day. RFC 3339, section 5.6. */
export const hasTimeFormat = (text: string): boolean =>
  timeFormat.test(text) && (text[6] !== '6' || isLastMinute(text));
