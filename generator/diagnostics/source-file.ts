/** A file as it was read: what a place points into, and what a code frame shows. */
export interface SourceFile {
  /** Absolute path. */
  readonly path: string;
  readonly text: string;
}
