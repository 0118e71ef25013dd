import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { lintDescription } from '../../generator/lint/lint-description.ts';
import type { BrokenDescription } from './broken-description.ts';
import { diagnose } from '../diagnostics/diagnose.ts';

/** A diagnostic of a command, with its file relative to the folder of the description. */
export interface ReportedDiagnostic {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly fix: string;
  readonly file: string | undefined;
  readonly place: { readonly line: number; readonly column: number; readonly length?: number } | undefined;
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
    const generate = (await diagnose(spec)).map(({ code, severity, message, fix, place }) => ({
      code,
      severity,
      message,
      fix,
      file: place === undefined ? undefined : relative(folder, place.source.path),
      place,
    }));
    const lint =
      process.env['NO_LINT'] !== undefined
        ? []
        : (await lintDescription({ file: spec })).map(({ rule, severity, message, file, line, column }) => ({
            code: rule,
            severity,
            message,
            fix: message,
            file: relative(folder, resolve(file)),
            place: { line, column },
          }));
    return { generate, lint };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
