/** A replacement of a range of a text. */
export interface TextEdit {
  /** The offset of the first replaced character, in UTF-16 code units. */
  readonly start: number;
  /** The offset after the last replaced character. */
  readonly end: number;
  readonly text: string;
}

/** Returns a text with edits. Edits that overlap an earlier edit of the list are left out. */
export function editText(text: string, edits: readonly TextEdit[]): string {
  const applied: TextEdit[] = [];
  for (const edit of edits)
    if (applied.every(({ start, end }) => edit.end < start || end < edit.start)) applied.push(edit);
  return applied
    .toSorted((a, b) => b.start - a.start)
    .reduce((changed, edit) => changed.slice(0, edit.start) + edit.text + changed.slice(edit.end), text);
}
