/** A part of a message. */
export interface MessagePart {
  /** True if the part is between backticks. */
  readonly isCode: boolean;
  /** The text, without the backticks and on one line. */
  readonly text: string;
}

/** Splits a message at its backticks. A backtick without a partner is text. */
export function messageParts(message: string): readonly MessagePart[] {
  const parts = message
    .toWellFormed()
    .replaceAll(/\s+/gu, ' ')
    .split(/`(?<code>[^`]+)`/u);
  // The parts with odd indexes are between backticks.
  return parts.map((text, index) => ({ isCode: index % 2 === 1, text })).filter(({ text }) => text !== '');
}
