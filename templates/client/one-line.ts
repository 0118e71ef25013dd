// Spaces, line ends, control characters, characters that change the direction of text, invisible characters, and halves of pairs. The class
// lists them, because some engines of React Native do not support `\p{…}`.
const unprintable =
  /[\s\0-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufff0-\uffff\ud800-\udfff\u{e0000}-\u{e0fff}]+/gu;

/**
 * Returns a text from outside as one line that a log or a terminal can show. If the text is too long, its end is replaced by `…`.
 *
 * @param limit the highest number of characters.
 */
export function oneLine(text: string, limit: number): string {
  // Only the beginning is read, because a server may send a text of any length.
  const line = text
    .slice(0, limit * 4)
    .replace(unprintable, ' ')
    .trim();
  return line.length > limit ? `${line.slice(0, limit - 1).replace(/[\ud800-\udfff]$/u, '')}…` : line;
}
