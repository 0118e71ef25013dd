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
