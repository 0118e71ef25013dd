import { isJsonObject, type JsonValue } from '../../json/json.ts';

/** A JSON Schema dialect, which a schema selects with `$schema`. */
export interface Dialect {
  /** URIs of the vocabularies. Undefined if the dialect has all vocabularies of draft 2020-12. */
  readonly vocabularies: ReadonlySet<string> | undefined;
}

/** Matches the URIs of draft 2020-12 and of the dialects of OpenAPI 3.1. These dialects only add annotations to the draft. */
const standard =
  /^https:\/\/(?:json-schema\.org\/draft\/2020-12\/schema|spec\.openapis\.org\/oas\/3\.1\/dialect\/.+)$/u;

/** Matches the URIs of the drafts before 2020-12. */
const older = /^https?:\/\/json-schema\.org\/(?:draft-0\d|draft\/2019-09)\/(?:hyper-)?schema$/u;

const known = 'https://json-schema.org/draft/2020-12/vocab/';

export const isStandard = (uri: string): boolean => standard.test(uri);
export const isOlder = (uri: string): boolean => older.test(uri);

/** Returns the dialect that a meta-schema defines. `unknown` lists the required vocabularies that forgespec does not support. */
export function dialectOf(metaschema: JsonValue): Dialect & { readonly unknown: readonly string[] } {
  const vocabulary = isJsonObject(metaschema) ? metaschema.$vocabulary : undefined;
  // Without `$vocabulary`, the dialect has all vocabularies.
  if (!isJsonObject(vocabulary)) return { vocabularies: undefined, unknown: [] };
  const uris = Object.keys(vocabulary);
  const unknown = uris.filter((uri) => vocabulary[uri] === true && !uri.startsWith(known));
  return { vocabularies: new Set(uris), unknown };
}
