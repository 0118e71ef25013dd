/**
 * Returns the type and the subtype of a media type, in lower case and without parameters: `text/html` of `Text/HTML ;charset=utf-8`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-8.3.1
 */
export function essenceOf(mediaType: string): string {
  const semicolon = mediaType.indexOf(';');
  return (semicolon === -1 ? mediaType : mediaType.slice(0, semicolon)).trim().toLowerCase();
}

/**
 * Returns true if a media type is in a range: `image/png` in `image/*`.
 *
 * @param essence a media type in lower case, without parameters.
 * @param range the same, or `image/*`, or `*\/*`.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1
 */
export function isInRange(essence: string, range: string): boolean {
  if (range === essence || range === '*/*') return true;
  return range.endsWith('/*') && essence.startsWith(range.slice(0, -1));
}
