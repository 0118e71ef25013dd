import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { dirname, resolve } from 'node:path';
import type { Diagnostics } from '../diagnostics/diagnostic.ts';
import { isDataFile, isFetched, type SourceFile } from '../diagnostics/source-file.ts';
import type { JsonValue } from '../json/json.ts';
import type { Origins } from './origins.ts';
import { copyWithOwnKeys } from '../json/own-keys.ts';
import { parseChanged } from './reload/parse-changed.ts';
import type { ReadFailure } from '../files/read-file.ts';
import { percentDecoded } from '@forgespec/templates/shared/percent-encoding';
import { fileOfAddress, type Remote } from './resources/remotes.ts';
import type { SourceReader } from './source-reader.ts';

/** A file of the description, parsed. */
export interface LoadedFile {
  readonly source: SourceFile;
  /** The parsed JSON value, or the text of the file if the file is neither YAML nor JSON. */
  readonly value: JsonValue;
}

/** Reads each file of a description once, and records the source location of every node. */
export interface FileResolver {
  /** Returns the absolute path or the URL of a file that a reference names. `from` is the path or URL of the file with the reference. */
  resolve(from: string, file: string): string;
  /** Returns true if a reference is an HTTP URL that has no local copy, and that the reader may fetch. */
  mayFetch(reference: string): boolean;
  /** Returns the URL to which the references in a file are relative. */
  baseOf(path: string): string;
  /** Returns the file at an absolute path or URL. Returns undefined if the file cannot be read or parsed. */
  load(path: string, as?: 'data'): Promise<LoadedFile | undefined>;
  /** The files that were read. Each key is the absolute path or URL of a file. */
  readonly loaded: ReadonlyMap<string, LoadedFile>;
  /**
   * Returns the reason why a file could not be read. Returns `reported` if the file has syntax errors, which are then already reported.
   * Returns undefined if the file was read.
   */
  failure(path: string): ReadFailure | 'reported' | undefined;
  /** Returns the absolute paths and URLs of all files requested until now, sorted, including files that do not exist. */
  paths(): string[];
}

/**
 * Creates a resolver that reads each file once.
 *
 * @param remotes folders with local copies of documents. A document with a copy is not fetched.
 * @param compare compares two keys for their order in each object. Undefined to preserve the order of the keys in the files.
 * @param onParsed receives each parsed YAML or JSON file, and returns the value to use in place of it. No code changes the received value
 * later.
 */
export function createResolver(
  origins: Origins,
  diagnostics: Diagnostics,
  reader: SourceReader,
  remotes: readonly Remote[],
  compare: ((a: string, b: string) => number) | undefined,
  onParsed: (source: SourceFile, value: JsonValue) => JsonValue = (_, value) => value,
): FileResolver {
  const parseSource = (read: SourceFile): LoadedFile | undefined => {
    const { source, value } = parseChanged(read, diagnostics);
    if (value === undefined) return undefined;
    return { source, value: onParsed(source, value) };
  };
  const copyOf = ({ source, value: parsed }: LoadedFile): LoadedFile => {
    const value = copyWithOwnKeys(parsed, compare);
    origins.record(source, value);
    return { source, value };
  };
  return new RequestedFiles({ reader, remotes, parseSource, copyOf });
}

/** The functions and folders that a resolver needs. */
interface FileAccess {
  readonly reader: SourceReader;
  readonly remotes: readonly Remote[];
  /** Parses a YAML or JSON file. Returns undefined if the file has syntax errors, which are then reported. */
  readonly parseSource: (source: SourceFile) => LoadedFile | undefined;
  /** Returns a file with a copy of its value. */
  readonly copyOf: (parsed: LoadedFile) => LoadedFile;
}

/** The files that were requested until now. The functions are properties, because callers copy them to other objects. */
class RequestedFiles implements FileResolver {
  readonly loaded = new Map<string, LoadedFile>();
  readonly #access: FileAccess;
  readonly #requested = new Map<string, Promise<LoadedFile | undefined>>();
  readonly #failures = new Map<string, ReadFailure | 'reported'>();
  /**
   * For each reference with a `%`, such as `my%20pet.yaml`, this set contains the path with exactly this name. If this file is created
   * later, the next load reads it in place of `my pet.yaml`.
   */
  readonly #preferred = new Set<string>();

  constructor(access: FileAccess) {
    this.#access = access;
  }

  readonly mayFetch: FileResolver['mayFetch'] = (reference) => {
    const { reader, remotes } = this.#access;
    return isFetched(reference) && fileOfAddress(reference, remotes) === undefined && reader.mayFetch(reference);
  };

  readonly baseOf: FileResolver['baseOf'] = (path) =>
    isFetched(path) ? this.#access.reader.baseOf(path) : pathToFileURL(path).href;

  readonly resolve: FileResolver['resolve'] = (from, file) => {
    if (!isFetched(from) && !this.mayFetch(file)) return resolvePath(from, file, this.#preferred);
    return resolveUrl(isFetched(from) ? this.baseOf(from) : file, file);
  };

  readonly load: FileResolver['load'] = (path, as) => {
    const known = this.#requested.get(path);
    if (known !== undefined) return known;
    const file = this.#read(path, as === 'data' || isDataFile(path));
    this.#requested.set(path, file);
    return file;
  };

  readonly failure: FileResolver['failure'] = (path) => this.#failures.get(path);

  readonly paths: FileResolver['paths'] = () =>
    [...new Set([...this.#requested.keys(), ...this.#preferred])].toSorted();

  async #read(path: string, isData: boolean): Promise<LoadedFile | undefined> {
    const { reader, parseSource, copyOf } = this.#access;
    const source = await reader.read(path);
    if ('code' in source) {
      this.#failures.set(path, source);
      return undefined;
    }
    const parsed = isData ? parseSource(source) : { source, value: source.text };
    if (parsed === undefined) {
      this.#failures.set(path, 'reported');
      return undefined;
    }
    const file = copyOf(parsed);
    this.loaded.set(path, file);
    return file;
  }
}

/**
 * Resolves the name of a file against a base URL. The result is never a path of this computer. If the name does not lead to an HTTP URL,
 * the result is the name with the prefix `unsupported:`.
 */
function resolveUrl(base: string, file: string): string {
  const url = URL.canParse(file, base) ? new URL(file, base) : undefined;
  if (url === undefined || !isFetched(url.href)) return `unsupported:${file}`;
  url.hash = '';
  return url.href;
}

/**
 * Returns the path of a file that a reference names. Many authors do not percent-encode names. If a file with exactly the written name
 * exists, the function therefore returns the path of this file. Otherwise, it decodes the name.
 */
function resolvePath(from: string, file: string, preferred: Set<string>): string {
  const path = resolve(dirname(from), file);
  if (!file.includes('%')) return path;
  preferred.add(path);
  return existsSync(path) ? path : resolve(dirname(from), percentDecoded(file) ?? file);
}
