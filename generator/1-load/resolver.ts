import { dirname, extname, resolve } from 'node:path';
import type { BaseResolver } from '@redocly/openapi-core';
import { Source, type Document } from '@redocly/openapi-core/lib/bundle-oas';
import type { Diagnostics } from '../diagnostics/diagnostic.ts';
import type { Origins } from './origins.ts';
import { parse } from './parse.ts';
import { readSource, type ReadFailure } from './read-file.ts';

const structured = new Set(['.yaml', '.yml', '.json']);

/** Reads the files of a split description for the bundler, and remembers the origin of every node. */
export interface FileResolver {
  /** The same object, as the bundler's type. */
  readonly forBundler: BaseResolver;
  /** Absolute paths of the files asked for so far. */
  files(): string[];
  /** The parsed root file; undefined when it cannot be read or parsed. */
  loadRoot(path: string): Promise<Document | undefined>;
  /** Why the file that a reference names could not be read, or `reported` when its syntax errors were reported already. */
  failure(path: string): ReadFailure | 'reported' | undefined;
}

/**
 * Stands in for the bundler's own reader, which stops at the first file that does not parse, fetches addresses and forgets
 * where things were written.
 */
export function createResolver(origins: Origins, diagnostics: Diagnostics): FileResolver {
  const documents = new Map<string, Promise<Document | undefined>>();
  const failures = new Map<string, ReadFailure | 'reported'>();

  const read = async (path: string, isRoot: boolean): Promise<Document | undefined> => {
    const source = await readSource(path);
    if ('code' in source) {
      failures.set(path, source);
      return undefined;
    }
    const isData = isRoot || structured.has(extname(path).toLowerCase());
    const parsed = isData ? parse(source, diagnostics) : source.text;
    if (parsed === undefined) {
      failures.set(path, 'reported');
      return undefined;
    }
    origins.record(source, parsed);
    return { source: new Source(path, source.text), parsed };
  };

  const load = (path: string, isRoot: boolean): Promise<Document | undefined> => {
    const known = documents.get(path);
    if (known !== undefined) return known;
    const document = read(path, isRoot);
    documents.set(path, document);
    return document;
  };

  const resolveExternalRef = (base: string | null, ref: string): string =>
    isAddress(ref) ? ref : resolve(base === null ? process.cwd() : dirname(base), ref);

  const forBundler = {
    cache: documents,
    getFiles: () => new Set(documents.keys()),
    resolveExternalRef,
    async resolveDocument(base: string | null, ref: string): Promise<Document> {
      const document = isAddress(ref) ? undefined : await load(resolveExternalRef(base, ref), false);
      // The bundler takes an exception as "not resolved" and goes on; `failure` says why.
      if (document === undefined) throw new Error(ref);
      return document;
    },
  };

  return {
    // The class has protected members, so no object literal is of its type; the bundler calls these methods and no others.
    forBundler: forBundler as unknown as BaseResolver,
    files: () => [...documents.keys()].toSorted(),
    loadRoot: (path) => load(path, true),
    failure: (path) => failures.get(path),
  };
}

/** Whether a reference names another host (or another scheme) instead of a file. */
export const isAddress = (ref: string): boolean => /^[a-z][a-z0-9+.-]+:/iu.test(ref);
