/**
 * Returns a text for messages. Cuts a long text, and adds its original length.
 *
 * @param length the number of characters that are kept of a long text.
 */
export const excerpt = (text: string, length = 200): string =>
  text.length <= length ? text : `${text.slice(0, length)} … (${text.length} characters)`;
