import { dirname } from 'node:path';
import { isFetched, sourceExtension, type SourceFile } from '../../diagnostics/source-file.ts';
import { isAddress } from '../../openapi/reference.ts';
import { decodedText } from '../../files/decode-text.ts';
import { readSource, type ReadFailure } from '../../files/read-file.ts';
import type { SourceReader } from '../source-reader.ts';
import { checksumOf, createContentCache, type ContentCache } from './content-cache.ts';
import { fetchDocument, type FetchContext, type FetchedDocument, type FetchFailure } from './fetch-document.ts';
import { isAllowed, refusalOf, type FetchRules } from './fetch-rules.ts';
import { openLock, type Lock, type LockMode } from './lock-file.ts';
import { createTimeBudget } from './time-budget.ts';

export interface RemoteReaderOptions {
  /** The path or URL of the root file of the description. */
  readonly root: string;
  /** The origins from which documents may be fetched, in addition to the origin of the root file. */
  readonly allowedOrigins: readonly string[];
  /** Headers for requests to the origin of the root file. */
  readonly headers: Readonly<Record<string, string>>;
  /** The maximum time for all documents together, in milliseconds. */
  readonly timeout: number;
  /** The maximum size of all documents together, in bytes. */
  readonly maxBytes: number;
  /** True to use only documents that are cached. */
  readonly offline: boolean;
  /** The absolute path and the mode of the lock file. Without a mode, checksums are neither compared nor written. */
  readonly lock: { readonly file: string; readonly mode: LockMode | undefined };
}

/** A reader that fetches documents, compares their checksums with the lock file, and caches their content. */
export interface RemoteReader extends SourceReader {
  /** Writes the lock file, unless a document could not be read. Returns messages for the user. */
  finish(): string[];
}

/** The maximum number of documents that are fetched at the same time. */
const mostAtOnce = 6;

/** Creates a reader for a description that is at a URL, or that contains references to allowed origins. */
export function createRemoteReader(options: RemoteReaderOptions): RemoteReader {
  const documents = new RemoteDocuments(options);
  // The functions are properties of the object itself, because other readers copy them with `...reader`.
  return {
    mayFetch: (address) => documents.mayFetch(address),
    baseOf: (address) => documents.baseOf(address),
    read: (path) => (isAddress(path) ? documents.read(path) : readSource(path)),
    finish: () => documents.finish(),
  };
}

/** The fetched documents of a description, with their checksums. */
class RemoteDocuments {
  readonly #rules: FetchRules;
  readonly #context: FetchContext;
  readonly #lock: Lock | ReadFailure;
  readonly #cache: ContentCache;
  readonly #isOffline: boolean;
  /** True to cache the fetched documents. */
  readonly #isLocking: boolean;
  readonly #atOnce = limitConcurrency(mostAtOnce);
  /** The result for each requested URL. */
  readonly #known = new Map<string, Promise<SourceFile | ReadFailure>>();
  /** The URL to which the last redirect led, for each fetched URL. */
  readonly #bases = new Map<string, string>();
  readonly #notes: string[] = [];
  #hasFailed = false;

  constructor({ root, allowedOrigins, headers, timeout, maxBytes, offline, lock }: RemoteReaderOptions) {
    const rootOrigin = isFetched(root) ? new URL(root).origin : undefined;
    this.#rules = { rootOrigin, allowedOrigins: new Set(allowedOrigins) };
    const time = createTimeBudget(timeout);
    this.#context = { rules: this.#rules, headers, time, timeout, maxBytes, received: 0 };
    this.#lock = lock.mode === undefined ? noLock : openLock(lock.file, lock.mode);
    this.#cache = createContentCache(dirname(lock.file));
    this.#isOffline = offline;
    this.#isLocking = lock.mode !== undefined;
  }

  mayFetch(address: string): boolean {
    return isAllowed(address, this.#rules);
  }

  baseOf(address: string): string {
    return this.#bases.get(address) ?? address;
  }

  /** Fetches the document at a URL once. */
  async read(url: string): Promise<SourceFile | ReadFailure> {
    const reading = this.#known.get(url) ?? this.#atOnce(() => this.#readUrl(url));
    this.#known.set(url, reading);
    const source = await reading;
    this.#hasFailed ||= 'code' in source;
    return source;
  }

  /** Writes the lock file, unless a document could not be read. Returns messages for the user. */
  finish(): string[] {
    const saved = 'code' in this.#lock || this.#hasFailed ? [] : this.#lock.save();
    return [...this.#notes.splice(0), ...saved];
  }

  async #readUrl(url: string): Promise<SourceFile | ReadFailure> {
    if (!isFetched(url) || !URL.canParse(url)) return notFetchable(url);
    const refusal = refusalOf(new URL(url), this.#rules);
    if (refusal !== undefined) return { code: 'fetch-refused', ...refusal };
    if (!isAllowed(url, this.#rules)) return otherOrigin(url);
    if ('code' in this.#lock) return this.#lock;
    const bytes = await this.#readBytes(url, this.#lock);
    return 'code' in bytes ? bytes : documentOf(url, bytes);
  }

  /** Returns the content of a document from the server, or from the cache. */
  async #readBytes(url: string, lock: Lock): Promise<Uint8Array | ReadFailure> {
    const checksum = lock.expected(url);
    if (this.#isOffline) return this.#cached(checksum) ?? notCached(url, checksum !== undefined);
    const fetched = await fetchDocument(url, this.#context);
    return 'bytes' in fetched ? this.#checked(url, fetched, lock) : this.#cachedAfter(fetched, checksum);
  }

  #cached(checksum: string | undefined): Uint8Array | undefined {
    return checksum === undefined ? undefined : this.#cache.read(checksum);
  }

  /** Returns the cached content of a document after an outage of its server. Returns the failure if the document is not cached. */
  #cachedAfter({ isOutage, message, fix }: FetchFailure, checksum: string | undefined): Uint8Array | ReadFailure {
    const bytes = isOutage ? this.#cached(checksum) : undefined;
    if (bytes === undefined) return { code: 'fetch-failed', message, fix };
    this.#notes.push(`${message} The cached copy was used. Its checksum is the one in the lock file.`);
    return bytes;
  }

  /** Returns the content of a fetched document, and caches it, if the lock file allows its checksum. */
  #checked(url: string, { bytes, base }: FetchedDocument, lock: Lock): Uint8Array | ReadFailure {
    this.#bases.set(url, base);
    const checksum = checksumOf(bytes);
    const mismatch = lock.check(url, checksum);
    if (mismatch === undefined && this.#isLocking) this.#cache.write(checksum, bytes);
    return mismatch ?? bytes;
  }
}

const noLock: Lock = { expected: () => undefined, check: () => undefined, save: () => [] };

const notFetchable = (url: string): ReadFailure => ({
  code: 'reference-remote',
  message: `${url.replace(/^unsupported:/u, '')} is not a URL with http or https.`,
  fix: 'Write a URL with http or https, or a path relative to the URL of this document.',
});

function otherOrigin(url: string): ReadFailure {
  const { origin } = new URL(url);
  const message = `${url} is on a host from which forgespec may not fetch documents.`;
  return {
    code: 'reference-remote',
    message,
    fix: `Move the document to the host of the description, or allow forgespec to fetch it: --allow-origin ${origin}.`,
  };
}

function notCached(url: string, isLocked: boolean): ReadFailure {
  const reason = isLocked ? 'is not in the cache' : 'has no checksum in the lock file';
  const message = `${url} ${reason}, and --offline does not allow forgespec to fetch it.`;
  return { code: 'fetch-failed', message, fix: 'Run `forgespec generate` once without --offline.' };
}

function documentOf(path: string, bytes: Uint8Array): SourceFile | ReadFailure {
  const isMarkup = ['.html', '.htm', '.xml'].includes(sourceExtension(path));
  try {
    const text = decodedText(bytes);
    if (isMarkup || !/^\s*<(?:!doctype|html|\?xml)/iu.test(text)) return { path, text };
    const fix = 'Use the URL of the document itself, such as the URL of the raw file.';
    return { code: 'fetch-failed', message: `${path} is a web page.`, fix };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { code: 'fetch-failed', message: `${path} is not UTF-8 text.`, fix: 'Use the URL of a document in UTF-8.' };
  }
}

/** Returns a function that runs tasks. If `limit` tasks are running, the next task waits until one of them ends. */
function limitConcurrency(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    try {
      return await task();
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
}
