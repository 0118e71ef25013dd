/** Returns a key as a segment of a JSON Pointer: `a/b` becomes `a~1b`. RFC 6901, section 3. */
export const escapeSegment = (key: string): string =>
  hasReserved(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;

/**
 * Returns the keys of a JSON Pointer, none for the whole document. RFC 6901, section 4.
 *
 * @param pointer `/labels/0`, or the same after a `#`. Percent-encoding is not decoded.
 */
export function parsePointer(pointer: string): string[] {
  const segments = pointer.split('/').slice(1);
  if (!pointer.includes('~')) return segments;
  // In this order, so that `~01` becomes `~1`, and not `/`.
  return segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns true if a key has a character that JSON Pointers reserve. */
function hasReserved(key: string): boolean {
  // In a short key, a loop is faster than two searches.
  if (key.length > 7) return key.includes('~') || key.includes('/');
  for (let at = 0; at < key.length; at++) {
    const code = key.charCodeAt(at);
    if (code === tilde || code === slash) return true;
  }
  return false;
}

const tilde = 0x7e;
const slash = 0x2f;
