import {
  hasDateFormat,
  hasDateTimeFormat,
  hasDurationFormat,
  hasEmailFormat,
  hasIpv4Format,
  hasIpv6Format,
  hasTimeFormat,
  hasUriFormat,
  hasUuidFormat,
} from '@forgespec/templates/validators/formats';

/** The test of a format, and a string that has the format. */
export interface FormatTest {
  readonly hasFormat: (text: string) => boolean;
  readonly sample: string;
}

/**
 * The formats that are checked in examples and defaults. A format is in this map if the generated validators check it, and if there is a
 * short sample for messages.
 */
export const formatTests: ReadonlyMap<string, FormatTest> = new Map([
  ['date', { hasFormat: hasDateFormat, sample: '2026-03-09' }],
  ['date-time', { hasFormat: hasDateTimeFormat, sample: '2026-03-09T10:15:00Z' }],
  ['duration', { hasFormat: hasDurationFormat, sample: 'P1DT12H' }],
  ['email', { hasFormat: hasEmailFormat, sample: 'joe@example.com' }],
  ['ipv4', { hasFormat: hasIpv4Format, sample: '192.0.2.1' }],
  ['ipv6', { hasFormat: hasIpv6Format, sample: '2001:db8::1' }],
  ['time', { hasFormat: hasTimeFormat, sample: '10:15:00Z' }],
  ['uri', { hasFormat: hasUriFormat, sample: 'https://example.com/' }],
  ['uuid', { hasFormat: hasUuidFormat, sample: '123e4567-e89b-42d3-a456-426614174000' }],
]);
