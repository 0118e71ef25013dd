// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

// RFC 3339, section 5.6.

const monthAndDay = '(?!02-(?:29|3)|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])';
const leapYear = '(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';
const hourAndMinute = '(?:[01][0-9]|2[0-3]):[0-5][0-9]';
const offset = `(?:[Zz]|[+-]${hourAndMinute})`;

/** A regular expression for times. It also matches second 60 in any minute, although this second is valid only at 23:59 UTC. */
export const time: string = `${hourAndMinute}:(?:[0-5][0-9]|60)(?:[.][0-9]+)?${offset}`;

/** Returns true if a time with an offset is in the last minute of a day in UTC. */
export function isLastMinute(text: string): boolean {
  const [zone = ''] = /[Zz+-].*/u.exec(text) ?? [];
  return new Date(`2000-01-01T${text.slice(0, 5)}${zone.toUpperCase()}`).toISOString().startsWith('23:59', 11);
}

const dateTime = /* @__PURE__ */ new RegExp(`^(?:[0-9]{4}-${monthAndDay}|${leapYear}-02-29)[Tt]${time}$`, 'u');

/** Faster than `dateTime`. Tries the format of `toISOString` first. Does not match 29 February, second 60 or long fractions. */
const usual = /* @__PURE__ */ new RegExp(
  `^[0-9]{4}-${monthAndDay}[Tt]${hourAndMinute}:[0-5][0-9](?:[.][0-9]{3}Z|(?:[.][0-9]{1,9})?${offset})$`,
  'u',
);

/** The message about a text that is not a `date-time`. */
export const dateTimeMessage = 'must be a date and time with an offset, such as 2026-03-09T10:15:00Z';

/** `date-time`: `2026-03-09T10:15:00Z`, with `T` or `t` between the date and the time; a space is not valid. */
export const hasDateTimeFormat = (text: string): boolean => usual.test(text) || isRareDateTime(text);

// This is a separate function, so that the engine can inline the short function above into its callers.
const isRareDateTime = (text: string): boolean =>
  dateTime.test(text) && (text[17] !== '6' || isLastMinute(text.slice(11)));
