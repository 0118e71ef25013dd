import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { checkWithoutRules, withRules } from '../../model/check/check-description.ts';
import { combinedFindings } from '../../model/check/combined-findings.ts';
import type { Diagnostic } from '../../description/diagnostics/diagnostic.ts';
import type { BrokenDescription } from './broken-description.ts';
import { reservedNames } from '../../generator/reserved-names.ts';

/** A diagnostic of a command. Its `file` is relative to the folder of the description. */
export interface ReportedDiagnostic {
  readonly code: string;
  readonly severity: 'error' | 'note' | 'warning';
  readonly hasAssumption: boolean;
  readonly message: string;
  readonly fix: string | undefined;
  readonly file: string | undefined;
  readonly location: { readonly line: number; readonly column: number; readonly length?: number } | undefined;
}

export interface CommandReports {
  readonly generate: readonly ReportedDiagnostic[];
  readonly lint: readonly ReportedDiagnostic[];
}

/** Writes a description to a temporary folder, and returns the diagnostics of the commands `generate` and `lint`. */
export async function reportDiagnostics({ files, root }: BrokenDescription): Promise<CommandReports> {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-'));
  try {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const spec = join(folder, root);
    const reported = (diagnostics: readonly Diagnostic[]): ReportedDiagnostic[] =>
      diagnostics.map(({ code, severity, hasAssumption, message, fix, location }) => ({
        code,
        severity,
        hasAssumption: hasAssumption === true,
        message,
        fix,
        file: location === undefined ? undefined : relative(folder, location.source.path),
        location,
      }));
    const { generate, lint } = await problemsOf(spec);
    return { generate: reported(generate), lint: reported(lint) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The rules of the cases. Without a configuration, no rules run. */
const severities = {
  'no-path-trailing-slash': 'warning',
  'no-unused-components': 'warning',
  'operation-operationId-url-safe': 'warning',
} as const;

/**
 * Returns the problems that `generate` and `lint` find. Only `lint` reports findings of rules. All other problems are the same, so the
 * description is checked once for both commands.
 */
async function problemsOf(spec: string): Promise<Record<keyof CommandReports, readonly Diagnostic[]>> {
  const check = await checkWithoutRules({ reservedNames, spec });
  const { description, diagnostics } = check;
  const generate = description ? combinedFindings(description, diagnostics.all, undefined) : diagnostics.all;
  const lint =
    process.env['NO_LINT'] === undefined
      ? (await withRules(check, { spec, reservedNames, severities })).diagnostics
      : [];
  return { generate, lint };
}
