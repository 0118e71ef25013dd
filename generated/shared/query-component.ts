// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** A request target or a URL, split at its first question mark. */
export interface SplitQuery {
  /** The text before the question mark. */
  readonly path: string;
  /** The text after the question mark, without decoding. Undefined if there is no question mark. */
  readonly query: string | undefined;
}

/** Splits a request target or a URL at its first question mark. The query may contain further question marks. RFC 3986, section 3.4. */
export function splitQuery(target: string): SplitQuery {
  const start = target.indexOf('?');
  return start === -1
    ? { path: target, query: undefined }
    : { path: target.slice(0, start), query: target.slice(start + 1) };
}

/** Adds text to the query of a request target or of a URL without a fragment. */
export const withQuery = (target: string, added: string): string =>
  added === '' ? target : `${target}${target.includes('?') ? '&' : '?'}${added}`;
