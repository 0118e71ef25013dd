/** As many columns as there are beside the reference. */
export const sampleWidth = 58;

/** A program that makes the call of an operation, or answers it. */
export interface Sample {
  /** The language, as highlighters call it. */
  readonly lang: 'Shell' | 'TypeScript';
  /** What sets it apart from the others, on its tab. */
  readonly label: string;
  readonly source: string;
}
