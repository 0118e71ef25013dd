import { countSeverities, type Diagnostic } from '@forgespec/description/diagnostics';
import type { ReportFormat } from '../formats/report-format-names.ts';
import { reportFormats } from '../formats/report-formats.ts';

export interface ReportOptions {
  /** The path of the root file of the description. */
  readonly spec: string;
  readonly diagnostics: readonly Diagnostic[];
  /** True to omit the warnings and notes. */
  readonly quiet?: boolean;
}

/** Prints diagnostics on stdout, in a format that programs can read. */
export function printReport(
  format: Exclude<ReportFormat, 'text'>,
  { spec, diagnostics, quiet = false }: ReportOptions,
): void {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const report = {
    diagnostics: quiet ? errors : diagnostics,
    counts: countSeverities(diagnostics),
    spec,
    // GitHub expects paths that are relative to the root of the repository.
    folder: (format === 'github' ? process.env['GITHUB_WORKSPACE'] : undefined) ?? process.cwd(),
  };
  process.stdout.write(reportFormats[format](report));
}
