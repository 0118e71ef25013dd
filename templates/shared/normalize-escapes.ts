/**
 * Returns percent-encoded text with one spelling of each escape: `%2f` as `%2F`, `%61` as `a`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2
 */
export const normalizeEscapes = (text: string): string =>
  text.replaceAll(/%[\da-f]{2}/giu, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/u.test(character) ? character : escape.toUpperCase();
  });
