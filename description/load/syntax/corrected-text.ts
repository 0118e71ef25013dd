import type { SourceFile } from '../../diagnostics/source-file.ts';

/**
 * Maps files with syntax errors to their corrected texts. A corrected text has the same length as the original text.
 */
const corrected = new WeakMap<SourceFile, string>();

/** Sets the corrected text of a file. The parsers then read this text in place of the original text. */
export function correctText(source: SourceFile, text: string): void {
  corrected.set(source, text);
}

/** Returns the text of a file that the parsers read. If a corrected text exists, this is the corrected text. */
export const readSourceText = (source: SourceFile): string => corrected.get(source) ?? source.text;
