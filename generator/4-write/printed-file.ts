/** A file of the output as text. */
export interface PrintedFile {
  /** The path from the output folder. */
  readonly path: string;
  readonly text: string;
}
