/** A file of the output with its text. */
export interface PrintedFile {
  /** The path relative to the output folder. */
  readonly path: string;
  readonly text: string;
}
