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

/** The facts about a format that the validators check. */
export interface FormatFacts {
  /** True if the format restricts only strings. OpenAPI allows some formats, such as `byte`, for content of any type. */
  readonly restrictsStrings: boolean;
  /** A string of the format for generated values. Undefined if every text has the format, and for formats of numbers. */
  readonly sample?: string;
  /** The test of the format, and a short string of the format for messages. Undefined if examples and defaults are not compared with it. */
  readonly compared?: { readonly hasFormat: (text: string) => boolean; readonly sample: string };
}

const ofNumbers: FormatFacts = { restrictsStrings: false };
const ofAnyContent: FormatFacts = { restrictsStrings: false };
const ofStrings = (sample: string, compared?: FormatFacts['compared']): FormatFacts => ({
  restrictsStrings: true,
  sample,
  ...(compared && { compared }),
});

const facts = {
  binary: ofAnyContent,
  byte: { restrictsStrings: false, sample: 'dGV4dA==' },
  date: ofStrings('2026-03-09', { hasFormat: hasDateFormat, sample: '2026-03-09' }),
  'date-time': ofStrings('2026-03-09T10:15:00.000Z', { hasFormat: hasDateTimeFormat, sample: '2026-03-09T10:15:00Z' }),
  double: ofNumbers,
  duration: ofStrings('P1D', { hasFormat: hasDurationFormat, sample: 'P1DT12H' }),
  email: ofStrings('person@example.com', { hasFormat: hasEmailFormat, sample: 'joe@example.com' }),
  float: ofNumbers,
  hostname: ofStrings('example.com'),
  'idn-email': ofStrings('person@example.com'),
  'idn-hostname': ofStrings('example.com'),
  int8: ofNumbers,
  int16: ofNumbers,
  int32: ofNumbers,
  int64: ofNumbers,
  ipv4: ofStrings('192.0.2.1', { hasFormat: hasIpv4Format, sample: '192.0.2.1' }),
  ipv6: ofStrings('2001:db8::1', { hasFormat: hasIpv6Format, sample: '2001:db8::1' }),
  iri: ofStrings('https://example.com/'),
  'iri-reference': ofStrings('/path'),
  'json-pointer': ofStrings('/labels/0'),
  password: ofAnyContent,
  regex: ofStrings('^text$'),
  'relative-json-pointer': ofStrings('1/labels'),
  time: ofStrings('10:15:00Z', { hasFormat: hasTimeFormat, sample: '10:15:00Z' }),
  uint8: ofNumbers,
  uint16: ofNumbers,
  uint32: ofNumbers,
  uint64: ofNumbers,
  uri: ofStrings('https://example.com/', { hasFormat: hasUriFormat, sample: 'https://example.com/' }),
  'uri-reference': ofStrings('/path'),
  'uri-template': ofStrings('/pets/{id}'),
  uuid: ofStrings('4ef72f13-9a5d-4c58-8f2e-2b9e41d07c5a', {
    hasFormat: hasUuidFormat,
    sample: '123e4567-e89b-42d3-a456-426614174000',
  }),
} as const satisfies Readonly<Record<string, FormatFacts>>;

/**
 * The names of the formats of JSON Schema and OpenAPI that validators check. Any other format is only an annotation. The type is closed:
 * code that treats formats differently has an entry for each of them.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-7.3
 * @see https://spec.openapis.org/registry/format/
 */
export type FormatName = keyof typeof facts;

/** The facts about each format, by its name. */
export const formatFacts: ReadonlyMap<string, FormatFacts> = new Map<string, FormatFacts>(Object.entries(facts));
