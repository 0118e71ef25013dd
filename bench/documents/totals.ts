import type { DocumentOutcome } from './try-document.ts';

const kinds = ['compiled', 'refused', 'broken', 'crashed'] as const;

/** An outcome, and the OpenAPI version of the document. */
export interface VersionedOutcome extends DocumentOutcome {
  /** The major and the minor version, such as `3.1`. It is `?` if the version is unknown. */
  readonly version: string;
}

/** Returns a table with a row for each top-level folder of the documents, and a row with the totals. */
export function totalsTable(outcomes: readonly VersionedOutcome[]): string {
  const versions = [...new Set(outcomes.map(({ version }) => version))].toSorted();
  const header = ['source', ...versions, ...kinds, 'most CPU seconds', 'most MB', 'warnings'];
  const bySource = Map.groupBy(outcomes, ({ path }) => path.split('/')[0] ?? path);
  const rows = [...bySource].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const cells = [...rows, ['all', outcomes] as const].map(([source, some]) => [
    source,
    ...versions.map((version) => some.filter((outcome) => outcome.version === version).length),
    ...kinds.map((kind) => some.filter((outcome) => outcome.kind === kind).length),
    Math.max(...some.map(({ cost }) => cost?.seconds ?? 0)).toFixed(1),
    Math.max(...some.map(({ cost }) => cost?.megabytes ?? 0)).toFixed(0),
    some.flatMap(({ warnings }) => Object.values(warnings)).reduce((sum, count) => sum + count, 0),
  ]);
  const lines = [header, ...cells].map((row) => row.map(String));
  const widths = header.map((_, column) => Math.max(...lines.map((row) => row[column]?.length ?? 0)));
  const pad = (text: string, column: number): string => {
    const width = widths[column] ?? 0;
    return column === 0 ? text.padEnd(width) : text.padStart(width);
  };
  return `${lines.map((row) => row.map(pad).join('  ')).join('\n')}\n`;
}
