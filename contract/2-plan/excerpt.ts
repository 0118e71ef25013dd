/** Returns the beginning of a text, for messages. */
export const excerpt = (text: string, length = 200): string =>
  text.length <= length ? text : `${text.slice(0, length)} … (${text.length} characters)`;
