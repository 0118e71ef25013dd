/**
 * Returns the beginning of a text, for messages.
 *
 * @param length the maximum length of the beginning, in characters.
 */
export const excerpt = (text: string, length = 200): string =>
  text.length <= length ? text : `${text.slice(0, length)} … (${text.length} characters)`;
