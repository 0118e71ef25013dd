/** The maximum width of a sample, in columns. A wider sample does not fit beside the reference. */
export const sampleWidth = 58;

/** A program that calls or implements an operation. */
export interface Sample {
  /** The language, as syntax highlighters name it. */
  readonly lang: 'Shell' | 'TypeScript';
  /** The title of the tab that shows the sample. */
  readonly label: string;
  readonly source: string;
}
