import type { SourceFile } from '../../diagnostics/source-file.ts';

/** The corrected texts of files with syntax errors. Each text has the same length as the text of its file. */
const corrected = new WeakMap<SourceFile, string>();

/** Sets the corrected text of a file, which is parsed in place of the text of the file. */
export function correctText(source: SourceFile, text: string): void {
  corrected.set(source, text);
}

/** Returns the text of a file as it is parsed. */
export const readSourceText = (source: SourceFile): string => corrected.get(source) ?? source.text;
