// C0, DEL, C1, and the marks that reorder text on a terminal (Unicode TR 36, "bidirectional text spoofing").
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/**
 * Text of the input made safe for a terminal or a log: control characters and marks that reorder text become `\u{…}`.
 * Tabs and line feeds stay.
 */
export function printable(text: string): string {
  return text.replaceAll(unprintable, (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`);
}
