// Controls, marks that are invisible or reorder text (Unicode TR 36, "bidirectional text spoofing"), halves of characters.
const unprintable = /[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]--[\t\n]]/gv;

/** Text of the input made safe for a terminal or a log: what is unprintable becomes `\u{…}`. Tabs and line feeds stay. */
export function printable(text: string): string {
  return text.replaceAll(unprintable, (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`);
}
