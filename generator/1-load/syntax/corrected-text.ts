import type { SourceFile } from '../../diagnostics/source-file.ts';

/** The texts of files whose indentation is corrected. Each text has the same length as the text of its file. */
const corrected = new WeakMap<SourceFile, string>();

/** Replaces the text that is parsed in place of the text of a file. */
export function correctText(source: SourceFile, text: string): void {
  corrected.set(source, text);
}

/** Returns the text of a file as it is parsed. */
export const readSourceText = (source: SourceFile): string => corrected.get(source) ?? source.text;
