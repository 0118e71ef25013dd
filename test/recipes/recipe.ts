/** A change of a kind that CONTRIBUTING.md describes, as a small patch with the steps that check it. */
export interface Recipe {
  /** The title of the section of CONTRIBUTING.md. */
  readonly section: string;
  readonly edits: readonly Edit[];
  /** New files, by their path. */
  readonly files: Readonly<Record<string, string>>;
  /** The test files that the section tells the reader to run with `--update`. Default: none. */
  readonly updates?: readonly string[];
  /** The arguments of Node for other programs that the section names. They must succeed. Default: none. */
  readonly programs?: readonly (readonly string[])[];
  /** The test files that the section tells the reader to run, and that must pass. */
  readonly tests: readonly string[];
}

/** A replacement in a file that exists. */
export interface Edit {
  readonly file: string;
  /** A text that the file contains exactly once. */
  readonly find: string;
  readonly replace: string;
}
