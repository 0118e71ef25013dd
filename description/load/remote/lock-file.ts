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
  const known = readLock(file);
  if (known !== undefined || mode === 'update') return new LockFile(file, mode, known ?? new Map<string, string>());
  const message = `${sourceName(file)} is not a lock file of forgespec.`;
  const fix = 'Restore it from version control, or write it again with --update-lock.';
  return { code: 'lock-unreadable', message, fix };
}

class LockFile implements Lock {
  readonly #file: string;
  readonly #name: string;
  readonly #mode: LockMode;
  /** The checksums in the lock file, by the URLs of their documents. */
  readonly #known: ReadonlyMap<string, string>;
  /** The checksums of the fetched documents. */
  readonly #found = new Map<string, string>();

  constructor(file: string, mode: LockMode, known: ReadonlyMap<string, string>) {
    this.#file = file;
    this.#name = sourceName(file);
    this.#mode = mode;
    this.#known = known;
  }

  expected(url: string): string | undefined {
    return this.#mode === 'update' ? undefined : this.#known.get(url);
  }

  check(url: string, checksum: string): ReadFailure | undefined {
    this.#found.set(url, checksum);
    const expected = this.expected(url);
    if (expected === undefined) return this.#mode === 'require' ? this.#missing(url) : undefined;
    if (expected === checksum) return undefined;
    const message = `${url} has changed: its SHA-256 checksum is ${checksum}, but ${this.#name} contains ${expected}.`;
    return { code: 'lock-mismatched', message, fix: 'Review the change, and accept it with --update-lock.' };
  }

  #missing(url: string): ReadFailure {
    const message = `${this.#name} has no checksum of ${url}.`;
    const fix =
      'Run `forgespec generate` on your computer, and commit the file; or accept the document with --update-lock.';
    return { code: 'lock-mismatched', message, fix };
  }

  save(): string[] {
    if (this.#mode === 'verify' || this.#mode === 'require') return [];
    const entries = this.#entries();
    const changed = [...entries].filter(([url, checksum]) => this.#known.get(url) !== checksum).map(([url]) => url);
    if (changed.length === 0 && this.#known.size === entries.size) return [];
    replaceFile(this.#file, lockText(entries));
    return [`${this.#name}: ${changeWords(changed)}. Commit this file.`];
  }

  /** Returns the checksums for the new content of the file. */
  #entries(): ReadonlyMap<string, string> {
    if (this.#mode === 'update') return this.#found;
    // Another run may have added checksums in the meantime.
    return new Map([...this.#known, ...(readLock(this.#file) ?? []), ...this.#found]);
  }
}

/** @param changed the URLs of the documents with a new checksum. */
function changeWords([first, ...others]: readonly string[]): string {
  if (first === undefined) return 'unused checksums were removed';
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `it now has the checksum of ${first}${more}`;
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
