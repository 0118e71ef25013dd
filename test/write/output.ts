import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { updateOutput, type Update } from '../../generator/4-write/update-output.ts';
import { createDiagnostics, type Diagnostic } from '../../generator/diagnostics/diagnostic.ts';

/** What came of an update, with what was reported. */
export interface Outcome extends Update {
  readonly diagnostics: readonly Diagnostic[];
}

export interface OutcomeOptions {
  readonly check?: boolean;
  readonly force?: boolean;
  /** The folders and files that belong to the emitters that ran. Default: every path. */
  readonly owns?: readonly string[];
}

/** Brings a folder up to date with texts by path, as the last phase of `generate` does. */
export function update(folder: string, texts: Readonly<Record<string, string>>, options: OutcomeOptions = {}): Outcome {
  const { check = false, force = false, owns } = options;
  const diagnostics = createDiagnostics();
  const files = Object.entries(texts).map(([path, text]) => ({ path, text }));
  const isOwned = (path: string): boolean => owns?.some((own) => path === own || path.startsWith(`${own}/`)) ?? true;
  const outcome = updateOutput(folder, files, isOwned, { check, force }, diagnostics);
  return { ...outcome, diagnostics: diagnostics.all };
}

/** How the folder differs, in short: `edited a.ts:2`. */
export const differences = ({ differences: found }: Update): string[] | undefined =>
  found?.map(({ kind, path, line }) => `${kind} ${path}${line === undefined ? '' : `:${line}`}`);

/** Every file of a folder with its text, but for the manifest. */
export function contents(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => relative(folder, join(entry.parentPath, entry.name))).toSorted();
  const listed = paths.filter((path) => path !== '.forgespec.json');
  return Object.fromEntries(listed.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

/** When each file of a folder was last written, to the nanosecond. */
export function times(folder: string): Record<string, bigint> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(paths.map((path) => [path, statSync(join(folder, path), { bigint: true }).mtimeNs]));
}
