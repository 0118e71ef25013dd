/** A source file: the text that source locations refer to, and that code frames show. */
export interface SourceFile {
  /** Absolute path. */
  readonly path: string;
  readonly text: string;
}
