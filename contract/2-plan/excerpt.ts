/**
 * Shortens a long text for a message, and adds its original length. Returns a short text unchanged.
 *
 * @param length the maximum number of characters of the text itself.
 */
export const excerpt = (text: string, length = 200): string =>
  text.length <= length ? text : `${text.slice(0, length)} … (${text.length} characters)`;
