import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { updateOutput, type Update } from '../../generator/output/update-output.ts';
import { createDiagnostics, type Diagnostic } from '../../description/diagnostics/diagnostic.ts';

/** The result of an update, with its diagnostics. */
export interface Outcome extends Update {
  readonly diagnostics: readonly Diagnostic[];
}

export interface OutcomeOptions {
  readonly check?: boolean;
  readonly force?: boolean;
  /** The folders and files that belong to the emitters that ran. Default: every path. */
  readonly owns?: readonly string[];
}

/**
 * Updates a folder so that it contains the files in `texts`, as the last phase of `generate` does. Each key is the path
 * of a file.
 */
export function update(folder: string, texts: Readonly<Record<string, string>>, options: OutcomeOptions = {}): Outcome {
  const { check = false, force = false, owns } = options;
  const diagnostics = createDiagnostics();
  const files = Object.entries(texts).map(([path, text]) => ({ path, text }));
  const isOwned = (path: string): boolean => owns?.some((own) => path === own || path.startsWith(`${own}/`)) ?? true;
  const outcome = updateOutput(folder, files, isOwned, { check, force }, diagnostics);
  return { ...outcome, diagnostics: diagnostics.all };
}

/** Formats the differences of a folder: `edited a.ts:2`. */
export const differences = ({ differences: found }: Update): string[] | undefined =>
  found?.map(({ kind, path, line }) => `${kind} ${path}${line === undefined ? '' : `:${line}`}`);

/** Returns every file of a folder with its text, except the manifest. */
export function contents(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => relative(folder, join(entry.parentPath, entry.name))).toSorted();
  const listed = paths.filter((path) => path !== '.forgespec.json');
  return Object.fromEntries(listed.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

/** Returns the time at which each file of a folder was last written, in nanoseconds. */
export function times(folder: string): Record<string, bigint> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(paths.map((path) => [path, statSync(join(folder, path), { bigint: true }).mtimeNs]));
}
