/** The tests of the formats of strings, such as `uuid`. */

export { hasDateFormat } from './date.ts';
export { dateTimeMessage, hasDateTimeFormat } from './date-time.ts';
export { hasDurationFormat } from './duration.ts';
export { hasEmailFormat } from './email.ts';
export { hasIpv4Format } from './ipv4.ts';
export { hasIpv6Format } from './ipv6.ts';
export { hasTimeFormat } from './time.ts';
export { hasUriFormat } from './uri.ts';
export { hasUuidFormat } from './uuid.ts';
