/** A syntax error of a file: its cause and its fix. */
export interface SyntaxFault {
  /** Offsets into the text. */
  readonly range: readonly [start: number, end: number];
  /** One sentence. */
  readonly message: string;
  readonly fix: string;
}

/** Returns a fault at a part of a text. */
export const faultAt = (start: number, length: number, message: string, fix: string): SyntaxFault => ({
  range: [start, start + Math.max(1, length)],
  message,
  fix,
});
