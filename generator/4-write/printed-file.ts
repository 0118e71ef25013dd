/** A file of the output as text. */
export interface PrintedFile {
  /** From the output folder. */
  readonly path: string;
  readonly text: string;
}
