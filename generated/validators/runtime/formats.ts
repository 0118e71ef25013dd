// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

const fullDate = /^(\d{4})-(\d{2})-(\d{2})$/u;
const dateTime =
  /^(\d{4}-\d{2}-\d{2})[Tt]([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(?:\.\d+)?(?:[Zz]|([+-])([01]\d|2[0-3]):([0-5]\d))$/u;
const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** `2026-03-09`: a day that exists. RFC 3339, `full-date`. */
export function isDate(text: string): boolean {
  const match = fullDate.exec(text);
  if (match === null) return false;
  const year = Number(match[1]);
  const month = Number(match[2]);
  const day = Number(match[3]);
  const longest = month === 2 && isLeapYear(year) ? 29 : (daysInMonth[month - 1] ?? 0);
  return day >= 1 && day <= longest;
}

/** `2026-03-09T10:15:00.000Z`: with an offset, and with a leap second only where one can be. RFC 3339, `date-time`. */
export function isDateTime(text: string): boolean {
  const match = dateTime.exec(text);
  if (match === null || !isDate(match[1] ?? '')) return false;
  if (match[4] !== '60') return true;
  // A leap second is the last second of a day in UTC.
  const sign = match[5] === '-' ? 1 : -1;
  const offset = sign * (Number(match[6] ?? 0) * 60 + Number(match[7] ?? 0));
  const minutes = Number(match[2]) * 60 + Number(match[3]) + offset;
  return ((minutes % 1440) + 1440) % 1440 === 1439;
}

/** `550e8400-e29b-41d4-a716-446655440000`. RFC 9562, section 4. */
export const isUuid = (text: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu.test(text);

/** Base64 with its padding and no line breaks. RFC 4648, section 4. */
export const isBase64 = (text: string): boolean => text.length % 4 === 0 && /^[\d+/a-z]*={0,2}$/iu.test(text);

/** An integer that fits into 32 bits with a sign. OpenAPI format registry, `int32`. */
export const isInt32 = (value: number): boolean => value === (value | 0);

/** An integer that fits into 64 bits with a sign. OpenAPI format registry, `int64`. */
export const isInt64 = (value: number): boolean => Number.isInteger(value) && value >= -(2 ** 63) && value < 2 ** 63;
