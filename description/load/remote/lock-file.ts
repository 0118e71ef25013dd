import { readFileSync } from 'node:fs';
import { sourceName } from '../../diagnostics/source-file.ts';
import type { ReadFailure } from '../../files/read-file.ts';
import { replaceFile } from '../../files/replace-file.ts';

/**
 * The way in which a command uses the lock file. If the checksum of a fetched document differs from its checksum in the lock file, all
 * modes except `update` report an error.
 * - `verify`: a missing checksum is accepted, and nothing is written.
 * - `add`: a missing checksum is added.
 * - `require`: a missing checksum is an error.
 * - `update`: the checksums of the run replace all checksums of the file.
 */
export type LockMode = 'add' | 'require' | 'update' | 'verify';

/** The SHA-256 checksums of fetched documents, from a file that the user commits. */
export interface Lock {
  /**
   * Returns the checksum that a document must have, in hexadecimal form. Returns undefined if the lock file has no checksum for the
   * document, or if the mode is `update`.
   */
  expected(url: string): string | undefined;
  /**
   * Records the checksum of a fetched document. Returns the reason why the document must not be used. Returns undefined if the document may
   * be used.
   */
  check(url: string, checksum: string): ReadFailure | undefined;
  /** Writes the file if the mode is `add` or `update`, and the checksums have changed. Returns messages for the user. */
  save(): string[];
}

const formVersion = 1;

/** Opens a lock file. The file does not have to exist. */
export function openLock(file: string, mode: LockMode): Lock | ReadFailure {
  const name = sourceName(file);
  const before = readLock(file);
  if (before === undefined && mode !== 'update') {
    const message = `${name} is not a lock file of forgespec.`;
    const fix = 'Restore it from version control, or write it again with --update-lock.';
    return { code: 'lock-unreadable', message, fix };
  }
  const known = before ?? new Map<string, string>();
  const found = new Map<string, string>();
  return {
    expected: (url) => (mode === 'update' ? undefined : known.get(url)),
    check(url, checksum) {
      found.set(url, checksum);
      const expected = known.get(url);
      if (mode === 'update' || expected === checksum) return undefined;
      if (expected !== undefined) {
        const message = `${url} has changed: its SHA-256 checksum is ${checksum}, but ${name} contains ${expected}.`;
        return { code: 'lock-mismatched', message, fix: 'Review the change, and accept it with --update-lock.' };
      }
      if (mode !== 'require') return undefined;
      const message = `${name} has no checksum of ${url}.`;
      const fix =
        'Run `forgespec generate` on your computer, and commit the file; or accept the document with --update-lock.';
      return { code: 'lock-mismatched', message, fix };
    },
    save() {
      if (mode === 'verify' || mode === 'require') return [];
      // Another run may have added checksums in the meantime.
      const entries = mode === 'add' ? new Map([...known, ...(readLock(file) ?? []), ...found]) : found;
      const changed = [...entries].filter(([url, checksum]) => known.get(url) !== checksum);
      if (changed.length === 0 && known.size === entries.size) return [];
      replaceFile(file, lockText(entries));
      const [[first = ''] = []] = changed;
      const more = changed.length > 1 ? ` and ${changed.length - 1} more` : '';
      const removed =
        changed.length === 0 ? 'unused checksums were removed' : `it now has the checksum of ${first}${more}`;
      return [`${name}: ${removed}. Commit this file.`];
    },
  };
}

/**
 * Returns a map from URLs to the checksums of a lock file. The map is empty if the file does not exist. Returns undefined if the content of
 * the file is not valid.
 */
function readLock(file: string): Map<string, string> | undefined {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof content !== 'object' || content === null || !('version' in content) || !('sha256' in content))
      return undefined;
    const { version, sha256 } = content;
    if (version !== formVersion || typeof sha256 !== 'object' || sha256 === null) return undefined;
    const entries = Object.entries(sha256);
    return entries.every(isChecksum) ? new Map(entries) : undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? new Map() : undefined;
  }
}

const isChecksum = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string' && /^[\da-f]{64}$/u.test(entry[1]);

function lockText(entries: ReadonlyMap<string, string>): string {
  const sorted = [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify({ version: formVersion, sha256: Object.fromEntries(sorted) }, null, 2)}\n`;
}
