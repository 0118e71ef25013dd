/** The text of a file without the marks `⟦` and `⟧`, and the range between the marks. */
export interface MarkedText {
  readonly text: string;
  /** Two offsets in the text. Undefined if the file has no marks. */
  readonly range: readonly [start: number, end: number] | undefined;
}

/** A source location. Lines and columns start at 1. */
export interface ExpectedPlace {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** Removes the marks `⟦` and `⟧` from a text. Replaces `⇥` with a tab, and `⍽` with a no-break space. */
export function readMarks(marked: string): MarkedText {
  const visible = marked.replaceAll('⇥', '\t').replaceAll('⍽', '\u{a0}');
  const start = visible.indexOf('⟦');
  const end = visible.indexOf('⟧') - 1;
  const text = visible.replaceAll(/[⟦⟧]/gu, '');
  if (visible.length - text.length !== (start === -1 ? 0 : 2)) throw new Error(`The marks are not a pair: ${marked}`);
  return { text, range: start === -1 ? undefined : [start, end] };
}

/**
 * Returns the source location of a range. If the range has several lines, the location ends at the end of the first line, as in a code
 * frame.
 */
export function locationOf(text: string, [start, end]: readonly [number, number]): ExpectedPlace {
  const before = text.slice(0, start).split('\n');
  const [firstLine = ''] = text.slice(start, end).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, length: Math.max(1, firstLine.length) };
}
