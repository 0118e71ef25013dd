/** A syntax error of a file, with the cause and the fix. */
export interface SyntaxFault {
  /** The offsets of the error in the text of the file. */
  readonly range: readonly [start: number, end: number];
  /** The cause, as one sentence. */
  readonly message: string;
  readonly fix: string;
  /**
   * The corrected text of the whole file, if the intention of the author is clear. The corrected text has the same length as the original
   * text, so that all offsets stay valid.
   */
  readonly corrected?: string;
  /** A sentence about the correction, such as `It is ignored.` Undefined if only the indentation is corrected. */
  readonly assumption?: string;
}

/** Returns a fault with a range of the given length, in characters. */
export const faultAt = (start: number, length: number, message: string, fix: string): SyntaxFault => ({
  range: [start, start + Math.max(1, length)],
  message,
  fix,
});

/**
 * Returns a copy of a fault that also contains the corrected text of the file. In this text, `replacement` replaces the text at the fault.
 *
 * @param replacement the new text. It has the same length as the replaced text.
 * @param assumption a sentence about the replacement, such as `It is ignored.`
 */
export const withReplacement = (
  fault: SyntaxFault,
  text: string,
  replacement: string,
  assumption: string,
): SyntaxFault => ({
  ...fault,
  corrected: text.slice(0, fault.range[0]) + replacement + text.slice(fault.range[0] + replacement.length),
  assumption,
});
