import type { FormatName } from '../format.ts';
import type { KeywordSchema } from '../schema.ts';
import { textOfPattern } from './text-of-pattern.ts';

type Rules = Pick<KeywordSchema, 'format' | 'maxLength' | 'minLength' | 'pattern'>;

/** The largest number of characters in a generated text. */
const longest = 100_000;

/**
 * Returns the simplest text that matches a format, a pattern and length bounds.
 *
 * @param start the first characters of a text that has neither format nor pattern.
 * @returns undefined if no text is found.
 */
export function sampleText(
  { format, pattern, minLength = 0, maxLength = Infinity }: Rules,
  start = '',
): string | undefined {
  if (minLength > maxLength || minLength > longest) return undefined;
  const known = textOfFormat.get(format ?? '');
  if (pattern !== undefined)
    return textOfPattern(pattern, minLength, maxLength, known === undefined ? undefined : [known]);
  if (known !== undefined) return known.length >= minLength && known.length <= maxLength ? known : undefined;
  return `${start}text`.padEnd(minLength, 'x').slice(0, maxLength);
}

/**
 * A map from each format to an example. The example is undefined for formats that accept every text, and for formats of
 * numbers.
 */
const texts: Readonly<Record<FormatName, string | undefined>> = {
  binary: undefined,
  byte: 'dGV4dA==',
  date: '2026-03-09',
  'date-time': '2026-03-09T10:15:00.000Z',
  double: undefined,
  duration: 'P1D',
  email: 'person@example.com',
  float: undefined,
  hostname: 'example.com',
  'idn-email': 'person@example.com',
  'idn-hostname': 'example.com',
  int8: undefined,
  int16: undefined,
  int32: undefined,
  int64: undefined,
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  iri: 'https://example.com/',
  'iri-reference': '/path',
  'json-pointer': '/labels/0',
  password: undefined,
  regex: '^text$',
  'relative-json-pointer': '1/labels',
  time: '10:15:00Z',
  uint8: undefined,
  uint16: undefined,
  uint32: undefined,
  uint64: undefined,
  uri: 'https://example.com/',
  'uri-reference': '/path',
  'uri-template': '/pets/{id}',
  uuid: '4ef72f13-9a5d-4c58-8f2e-2b9e41d07c5a',
};

const textOfFormat: ReadonlyMap<string, string | undefined> = new Map(Object.entries(texts));
