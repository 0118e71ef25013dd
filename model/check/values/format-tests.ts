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
import type { FormatName } from '../../format.ts';

/** The test of a format, and a string that has the format. */
export interface FormatTest {
  readonly hasFormat: (text: string) => boolean;
  readonly sample: string;
}

/** The test of each format. Undefined if there is no short sample for messages, or if examples and defaults are not compared with the format. */
const tests: Readonly<Record<FormatName, FormatTest | undefined>> = {
  binary: undefined,
  byte: undefined,
  date: { hasFormat: hasDateFormat, sample: '2026-03-09' },
  'date-time': { hasFormat: hasDateTimeFormat, sample: '2026-03-09T10:15:00Z' },
  double: undefined,
  duration: { hasFormat: hasDurationFormat, sample: 'P1DT12H' },
  email: { hasFormat: hasEmailFormat, sample: 'joe@example.com' },
  float: undefined,
  hostname: undefined,
  'idn-email': undefined,
  'idn-hostname': undefined,
  int8: undefined,
  int16: undefined,
  int32: undefined,
  int64: undefined,
  ipv4: { hasFormat: hasIpv4Format, sample: '192.0.2.1' },
  ipv6: { hasFormat: hasIpv6Format, sample: '2001:db8::1' },
  iri: undefined,
  'iri-reference': undefined,
  'json-pointer': undefined,
  password: undefined,
  regex: undefined,
  'relative-json-pointer': undefined,
  time: { hasFormat: hasTimeFormat, sample: '10:15:00Z' },
  uint8: undefined,
  uint16: undefined,
  uint32: undefined,
  uint64: undefined,
  uri: { hasFormat: hasUriFormat, sample: 'https://example.com/' },
  'uri-reference': undefined,
  'uri-template': undefined,
  uuid: { hasFormat: hasUuidFormat, sample: '123e4567-e89b-42d3-a456-426614174000' },
};

/** The formats that are checked in examples and defaults. */
export const formatTests: ReadonlyMap<string, FormatTest> = new Map(
  Object.entries(tests).flatMap(([format, test]) => (test === undefined ? [] : [[format, test]])),
);
