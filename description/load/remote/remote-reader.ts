import { dirname } from 'node:path';
import { isFetched, sourceExtension, type SourceFile } from '../../diagnostics/source-file.ts';
import { isAddress } from '../../openapi/reference.ts';
import { decodedText } from '../../files/decode-text.ts';
import { readSource, type ReadFailure } from '../../files/read-file.ts';
import type { SourceReader } from '../source-reader.ts';
import { checksumOf, createContentCache } from './content-cache.ts';
import { fetchDocument, type FetchContext } from './fetch-document.ts';
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
  const { root, headers, timeout, maxBytes, offline } = options;
  const rules: FetchRules = {
    rootOrigin: isFetched(root) ? new URL(root).origin : undefined,
    allowedOrigins: new Set(options.allowedOrigins),
  };
  const context: FetchContext = { rules, headers, time: createTimeBudget(timeout), timeout, maxBytes, received: 0 };
  const { mode, file } = options.lock;
  const lock = mode === undefined ? noLock : openLock(file, mode);
  const cache = createContentCache(dirname(file));
  const bases = new Map<string, string>();
  const notes: string[] = [];
  let hasFailed = false;

  const fetchBytes = async (url: string, { expected, check }: Lock): Promise<Uint8Array | ReadFailure> => {
    const checksum = expected(url);
    const cached = (): Uint8Array | undefined => (checksum === undefined ? undefined : cache.read(checksum));
    if (offline) return cached() ?? notCached(url, checksum !== undefined);
    const fetched = await fetchDocument(url, context);
    if (!('bytes' in fetched)) {
      const bytes = fetched.isOutage ? cached() : undefined;
      if (bytes === undefined) return { code: 'fetch-failed', message: fetched.message, fix: fetched.fix };
      notes.push(`${fetched.message} The cached copy was used. Its checksum is the one in the lock file.`);
      return bytes;
    }
    bases.set(url, fetched.base);
    const found = checksumOf(fetched.bytes);
    const mismatch = check(url, found);
    if (mismatch === undefined && mode !== undefined) cache.write(found, fetched.bytes);
    return mismatch ?? fetched.bytes;
  };

  const readUrl = async (url: string): Promise<SourceFile | ReadFailure> => {
    if (!isFetched(url) || !URL.canParse(url)) return notFetchable(url);
    const refusal = refusalOf(new URL(url), rules);
    if (refusal !== undefined) return { code: 'fetch-refused', ...refusal };
    if (!isAllowed(url, rules)) return otherOrigin(url);
    if ('code' in lock) return lock;
    const bytes = await fetchBytes(url, lock);
    return 'code' in bytes ? bytes : documentOf(url, bytes);
  };

  const atOnce = limitConcurrency(mostAtOnce);
  const known = new Map<string, Promise<SourceFile | ReadFailure>>();
  return {
    mayFetch: (address) => isAllowed(address, rules),
    baseOf: (address) => bases.get(address) ?? address,
    async read(path) {
      if (!isAddress(path)) return readSource(path);
      const reading = known.get(path) ?? atOnce(() => readUrl(path));
      known.set(path, reading);
      const source = await reading;
      hasFailed ||= 'code' in source;
      return source;
    },
    finish: () => [...notes.splice(0), ...('code' in lock || hasFailed ? [] : lock.save())],
  };
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
