// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** Returns a key as a segment of a JSON Pointer: `a/b` becomes `a~1b`. RFC 6901, section 3. */
export const escapeSegment = (key: string): string =>
  key.includes('~') || key.includes('/') ? key.replace(/~/gu, '~0').replace(/\//gu, '~1') : key;

/** Returns the keys of a JSON Pointer, `/labels/0` or `#/labels/0`, without percent-decoding. RFC 6901, section 4. */
export function parsePointer(pointer: string): string[] {
  const segments = pointer.split('/').slice(1);
  // `~1` is replaced first, so that `~01` becomes `~1`, and not `/`.
  return segments.map((segment) => segment.replace(/~1/gu, '/').replace(/~0/gu, '~'));
}
