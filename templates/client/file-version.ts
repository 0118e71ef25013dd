/**
 * Returns a text that identifies the version of a file, for the header `If-Range`: a strong `ETag`, or a `Last-Modified` that is older than the
 * response. Returns undefined if the response has neither.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-13.1.5
 */
export function fileVersion(headers: Headers): string | undefined {
  const tag = headers.get('etag');
  if (tag !== null) return tag.startsWith('"') ? tag : undefined;
  const modified = headers.get('last-modified') ?? '';
  // A file that has changed in the second of the response can change again in the same second.
  return Date.parse(headers.get('date') ?? '') - Date.parse(modified) >= 1000 ? modified : undefined;
}

/** Returns true if a body is compressed: its stated length and its ranges then do not count the bytes that the program reads. */
export const isCompressed = (headers: Headers): boolean =>
  !/^(?:identity)?$/iu.test(headers.get('content-encoding') ?? '');
