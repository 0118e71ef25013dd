import { base64Encoding } from '../normal/read-keywords.ts';

/**
 * A map from each format of strings to all wider formats. For example, `iri` is wider than `uri`, because it accepts all values of `uri`.
 * https://spec.openapis.org/registry/format/
 */
const wider: ReadonlyMap<string, readonly string[]> = new Map([
  ['email', ['idn-email']],
  ['hostname', ['idn-hostname']],
  ['uri', ['uri-reference', 'iri', 'iri-reference']],
  ['uri-reference', ['iri-reference']],
  ['iri', ['iri-reference']],
]);

const time = '[0-9]{2}:[0-9]{2}:[0-9]{2}(?:[.][0-9]+)?(?:[Zz]|[+-][0-9]{2}:[0-9]{2})';

/** A map from formats to patterns. Each text of the format matches the pattern, but not each text that matches has the format. */
const patterns: ReadonlyMap<string, string> = new Map([
  ['date', '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'],
  ['date-time', `^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]${time}$`],
  ['time', `^${time}$`],
  ['uuid', '^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$'],
  ['ipv4', '^[0-9]{1,3}(?:[.][0-9]{1,3}){3}$'],
]);

/** Returns a pattern that all texts of a format match. Returns undefined if none is known. */
export const patternOfFormat = (format: string): string | undefined => patterns.get(format);

/** Formats that tell programs how to show or to store a value. They do not restrict values. */
const annotations: readonly string[] = ['binary', 'html', 'markdown', 'commonmark', 'password', base64Encoding];

/** Returns the formats that restrict values. */
export const restrictingFormats = (formats: readonly string[]): readonly string[] =>
  formats.filter((format) => !annotations.includes(format));

/** Returns true if every value that has all formats of `a` also has all formats of `b`. */
export const areFormatsImplied = (a: readonly string[], b: readonly string[]): boolean =>
  restrictingFormats(b).every((format) => a.some((own) => isImpliedBy(own, format)));

const isImpliedBy = (own: string, format: string): boolean =>
  own === format || wider.get(own)?.includes(format) === true || (own === base64Encoding && format === 'byte');
