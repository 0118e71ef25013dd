// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** The part of a file that a response with the status 206 contains. */
export interface ContentRange {
  /** The position of the first byte. */
  readonly start: number;
  /** The size of the whole file, in bytes. Undefined if the server does not know the size. */
  readonly size: number | undefined;
}

/**
 * Returns the value of the header `Content-Range`. Returns undefined if the value is not a valid range of bytes.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-14.4
 */
export function parseContentRange(value: string): ContentRange | undefined {
  const [, first, last, whole] = /^bytes (\d+)-(\d+)\/(\d+|\*)$/iu.exec(value.trim()) ?? [];
  const [start, end] = [Number(first), Number(last)];
  const size = whole === '*' ? undefined : Number(whole);
  return start <= end && (size === undefined || end < size) ? { start, size } : undefined;
}
