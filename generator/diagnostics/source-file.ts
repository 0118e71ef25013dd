/** The text of a file, for source locations and code frames. */
export interface SourceFile {
  /** Absolute path. */
  readonly path: string;
  readonly text: string;
}
