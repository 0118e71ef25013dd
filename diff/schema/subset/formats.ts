/**
 * A map from each format to all wider formats. For example, `int64` is wider than `int32`, because it accepts all
 * values of `int32`. https://spec.openapis.org/registry/format/
 */
const wider: ReadonlyMap<string, readonly string[]> = new Map([
  ['int8', ['int16', 'int32', 'int64']],
  ['int16', ['int32', 'int64']],
  ['int32', ['int64']],
  ['uint8', ['uint16', 'uint32', 'uint64', 'int16', 'int32', 'int64']],
  ['uint16', ['uint32', 'uint64', 'int32', 'int64']],
  ['uint32', ['uint64', 'int64']],
  ['float', ['double']],
  ['email', ['idn-email']],
  ['hostname', ['idn-hostname']],
  ['uri', ['uri-reference', 'iri', 'iri-reference']],
  ['uri-reference', ['iri-reference']],
  ['iri', ['iri-reference']],
]);

/** Formats that tell programs how to show or to store a value. They do not restrict values. */
const annotations: readonly string[] = ['binary', 'html', 'markdown', 'commonmark', 'password'];

/** Returns the formats that restrict values. */
export const restrictingFormats = (formats: readonly string[]): readonly string[] =>
  formats.filter((format) => !annotations.includes(format));

/** Returns true if every value that has all formats of `a` also has all formats of `b`. */
export const areFormatsImplied = (a: readonly string[], b: readonly string[]): boolean =>
  restrictingFormats(b).every((format) => a.some((own) => own === format || wider.get(own)?.includes(format) === true));
