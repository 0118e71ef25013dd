/** The number of columns that fit beside the reference. */
export const sampleWidth = 58;

/** A program that calls or implements an operation. */
export interface Sample {
  /** The name of the language for syntax highlighters. */
  readonly lang: 'Shell' | 'TypeScript';
  /** The title of the tab of the sample. */
  readonly label: string;
  readonly source: string;
}
