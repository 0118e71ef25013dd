/** A syntax error of a file, with the cause and the fix. */
export interface SyntaxFault {
  /** The offsets of the error in the text of the file. */
  readonly range: readonly [start: number, end: number];
  /** The cause, as one sentence. */
  readonly message: string;
  readonly fix: string;
  /** The corrected text of the whole file, if the fault has a clear meaning. It has the same length, so that all offsets stay valid. */
  readonly corrected?: string;
  /** The assumption by which the text is corrected, as one sentence. Undefined if its indentation is corrected. */
  readonly assumption?: string;
}

/** Returns a fault with a range of the given length, in characters. */
export const faultAt = (start: number, length: number, message: string, fix: string): SyntaxFault => ({
  range: [start, start + Math.max(1, length)],
  message,
  fix,
});
