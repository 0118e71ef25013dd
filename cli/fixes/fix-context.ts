import type { TextEdit } from './text-edit.ts';

/** The source location of a diagnostic in a text, and the fix that it proposes. */
export interface FixContext {
  readonly text: string;
  /** The range that the code frame underlines. */
  readonly start: number;
  readonly end: number;
  readonly message: string;
}

/** Returns the edits that may be the fix, the most probable one first. One fix can consist of several edits. */
export type FixCandidates = (context: FixContext, ...words: readonly string[]) => readonly (readonly TextEdit[])[];
