import { compareDescriptions } from '../../diff/compare.ts';
import type { Change } from '../../diff/change.ts';
import { summarizeChanges } from '../../diff/summary.ts';
import { loadDescription } from '../../description/load/load.ts';
import { fileReader, readerWithText } from '../../description/load/source-reader.ts';
import { createDiagnostics } from '../../description/diagnostics/diagnostic.ts';

/** Loads a description from a text in YAML or JSON. */
export async function loadText(path: string, text: string) {
  const diagnostics = createDiagnostics();
  const description = await loadDescription(path, diagnostics, { reader: readerWithText({ path, text }, fileReader) });
  if (description === undefined) throw new Error(diagnostics.all.map(({ message }) => message).join('\n'));
  return description;
}

/** Compares the texts of two descriptions in YAML or JSON. */
export async function compareTexts(base: string, revision: string): Promise<Change[]> {
  const sides = [await loadText('/base.yaml', base), await loadText('/revision.yaml', revision)] as const;
  return compareDescriptions(...sides, { now: new Date('2026-06-01') });
}

/** Returns the most severe level in a list of changes, such as `breaking`. Returns `none` if the list is empty. */
export function verdictOf(changes: readonly Change[]): string {
  const { breaking, warning, compatible, documentation } = summarizeChanges(changes);
  const counts = { breaking, warning, compatible, documentation };
  return Object.entries(counts).find(([, count]) => count > 0)?.[0] ?? 'none';
}
