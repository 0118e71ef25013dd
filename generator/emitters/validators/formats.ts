import type { FormatName } from '@forgespec/model';
import { runtime } from './symbols.ts';
import { exportedValue, type ExportedSymbol } from '../../code/symbol.ts';

/** The check of one format, such as `uuid`. */
export interface Format {
  /** The type of the values that the format restricts. Values of other types are valid. */
  readonly about: 'number' | 'string';
  /** The runtime function that returns true if a value has the format. */
  readonly test: ExportedSymbol;
  /** The message of an issue, such as `must be a UUID`, or the runtime constant that contains the message. */
  readonly message: ExportedSymbol | string;
}

const template = (file: string, test: string): ExportedSymbol =>
  exportedValue(test, `validators/runtime/formats/${file}.ts`);

const text = (file: string, test: string, message: Format['message']): Format => ({
  about: 'string',
  test: template(file, test),
  message,
});

const number = (test: string, message: string): Format => ({
  about: 'number',
  test: template('numbers', test),
  message,
});

// Undefined means that the format rejects no value. For example, every JSON number is a double, and every string may be a password.
const byName: Readonly<Record<FormatName, Format | undefined>> = {
  binary: undefined,
  byte: text('base64', 'hasByteFormat', 'must be Base64'),
  date: text('date', 'hasDateFormat', 'must be a date such as 2026-03-09'),
  'date-time': text('date-time', 'hasDateTimeFormat', template('date-time', 'dateTimeMessage')),
  double: undefined,
  duration: text('duration', 'hasDurationFormat', 'must be a duration such as P1DT12H'),
  email: text('email', 'hasEmailFormat', 'must be an e-mail address'),
  float: number('hasFloatFormat', 'must be a number of single precision'),
  hostname: text('hostname', 'hasHostnameFormat', 'must be a host name such as example.com'),
  'idn-email': text('idn-email', 'hasIdnEmailFormat', 'must be an e-mail address'),
  'idn-hostname': text('idn-hostname', 'hasIdnHostnameFormat', 'must be a host name such as example.com'),
  int8: number('hasInt8Format', 'must be an integer of 8 bits'),
  int16: number('hasInt16Format', 'must be an integer of 16 bits'),
  int32: number('hasInt32Format', 'must be an integer of 32 bits'),
  int64: number('hasInt64Format', 'must be an integer of 64 bits'),
  ipv4: text('ipv4', 'hasIpv4Format', 'must be an IPv4 address such as 192.0.2.1'),
  ipv6: text('ipv6', 'hasIpv6Format', 'must be an IPv6 address such as 2001:db8::1'),
  iri: text('iri', 'hasIriFormat', 'must be an IRI with a scheme, such as https://example.com/'),
  'iri-reference': text('iri', 'hasIriReferenceFormat', 'must be an IRI or a relative reference'),
  'json-pointer': text('json-pointer', 'hasJsonPointerFormat', 'must be a JSON Pointer such as /pets/0'),
  password: undefined,
  regex: text('regex', 'hasRegexFormat', 'must be a regular expression'),
  'relative-json-pointer': text(
    'json-pointer',
    'hasRelativeJsonPointerFormat',
    'must be a relative JSON Pointer such as 1/labels',
  ),
  time: text('time', 'hasTimeFormat', 'must be a time with an offset, such as 10:15:00Z'),
  uint8: number('hasUint8Format', 'must be an integer of 8 bits without a sign'),
  uint16: number('hasUint16Format', 'must be an integer of 16 bits without a sign'),
  uint32: number('hasUint32Format', 'must be an integer of 32 bits without a sign'),
  uint64: number('hasUint64Format', 'must be an integer of 64 bits without a sign'),
  uri: text('uri', 'hasUriFormat', 'must be a URI with a scheme, such as https://example.com/'),
  'uri-reference': text('uri', 'hasUriReferenceFormat', 'must be a URI or a relative reference'),
  'uri-template': text('uri-template', 'hasUriTemplateFormat', 'must be a URI template such as /pets/{id}'),
  uuid: text('uuid', 'hasUuidFormat', 'must be a UUID'),
};

/** A map from the name of a format to the check. The check is undefined if the format does not restrict values. */
export const formats: ReadonlyMap<string, Format | undefined> = new Map(Object.entries(byName));

/**
 * A map from the name of a format to another check. If an integer in a value may be a `bigint`, this check replaces the check in `formats`.
 * It is also exact for integers outside of the safe range.
 */
export const exactFormats: ReadonlyMap<string, Format> = new Map([
  ['int64', { about: 'number', test: runtime.hasExactInt64Format, message: 'must be an integer of 64 bits' }],
  [
    'uint64',
    { about: 'number', test: runtime.hasExactUint64Format, message: 'must be an integer of 64 bits without a sign' },
  ],
]);
