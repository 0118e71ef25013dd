import { relative, resolve } from 'node:path';
import { BaseResolver, createConfig, lint } from '@redocly/openapi-core';
import { Source } from '@redocly/openapi-core/lib/bundle-oas';
import { createDiagnostics, type Diagnostic } from '../../description/diagnostics/diagnostic.ts';
import { ruleFinding } from '../../description/lint/rule-finding.ts';
import forge from '../../spec/rules/plugin.ts';

/** A map from the names of YAML files to their texts. The root file is `openapi.yaml`. */
export type Files = Readonly<Record<string, string>>;

/** Returns the findings of one rule for the files, sorted by location: `openapi.yaml:4:5 forge/rule: message`. */
export async function findings(rule: string, files: Files | string): Promise<string[]> {
  const config = await createConfig({ plugins: [forge()], rules: { [rule]: 'error' } });
  const written = typeof files === 'string' ? { 'openapi.yaml': files } : files;
  const problems = await lint({ ref: 'openapi.yaml', config, externalRefResolver: new FilesInMemory(written) });
  return sortedFindings(problems.map((problem) => ruleFinding(problem, []))).map(
    ({ file, line, column, code, message }) => `${file}:${line}:${column} ${code}: ${message}`,
  );
}

/** A finding with its source location. The file is relative to the working directory. */
export interface LocatedFinding {
  readonly code: string;
  readonly severity: Diagnostic['severity'];
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Returns findings sorted by location. */
export function sortedFindings(findings: readonly Diagnostic[]): LocatedFinding[] {
  const diagnostics = createDiagnostics();
  diagnostics.addAll(findings);
  return diagnostics.all.map(({ code, severity, message, location }) => {
    if (location === undefined) throw new Error(`${code} has no source location: ${message}`);
    return {
      code,
      severity,
      message,
      file: relative(process.cwd(), location.source.path),
      line: location.line,
      column: location.column,
    };
  });
}

/**
 * Returns the YAML text of a template literal, without the common indentation and without the line break at the start.
 */
export function yaml(strings: TemplateStringsArray): string {
  const lines = String.raw(strings).replace(/^\n/u, '').split('\n');
  const indentation = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/u)));
  return lines.map((line) => line.slice(indentation)).join('\n');
}

/** Reads the files of a description from memory. */
export class FilesInMemory extends BaseResolver {
  readonly #files: ReadonlyMap<string, string>;

  constructor(files: Files) {
    super();
    this.#files = new Map(Object.entries(files).map(([name, text]) => [resolve(name), text]));
  }

  override loadExternalRef(path: string): Promise<Source> {
    const text = this.#files.get(path);
    return text === undefined ? Promise.reject(new Error(`No file ${path}`)) : Promise.resolve(new Source(path, text));
  }
}
