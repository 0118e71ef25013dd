/**
 * Returns a decoder for text in a character set. The decoder throws a `TypeError` for bytes that are not in this character set. Returns
 * undefined if the platform does not know the character set.
 *
 * @param charset the name of the character set, such as `iso-8859-1`.
 * @param start the first two bytes of the text. In `utf-16`, a byte order mark can state that the first byte of each unit is the higher one.
 * @see https://encoding.spec.whatwg.org/#names-and-labels
 */
export function textDecoder(charset: string, start: Uint8Array): TextDecoder | undefined {
  const isBigEndian = charset === 'utf-16' && start[0] === 0xfe && start[1] === 0xff;
  try {
    return new TextDecoder(isBigEndian ? 'utf-16be' : charset, { fatal: true });
  } catch {
    return undefined;
  }
}
