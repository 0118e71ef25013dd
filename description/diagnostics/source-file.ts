import { extname, relative, sep } from 'node:path';

/** A source file: the text that source locations refer to, and that code frames show. */
export interface SourceFile {
  /** Absolute path, or the URL of a fetched file. */
  readonly path: string;
  readonly text: string;
}

/** Returns true if the path of a source file is the URL of a fetched file. */
export const isFetched = (path: string): boolean => /^https?:\/\//iu.test(path);

/**
 * Returns the name of a source file for people and reports: a path with forward slashes, relative to `folder`, or the URL of a fetched
 * file.
 */
export const sourceName = (path: string, folder: string = process.cwd()): string =>
  isFetched(path) ? path : relative(folder, path).split(sep).join('/');

/** Returns the extension of a source file in lower case, with its dot. Ignores the query of a URL. */
export const sourceExtension = (path: string): string =>
  extname(isFetched(path) ? new URL(path).pathname : path).toLowerCase();

/**
 * Returns true if a file is YAML or JSON. Returns false if the file has another format, such as an example in XML. The URLs of many
 * descriptions have no extension, or an unusual one. A fetched file therefore counts as YAML or JSON, unless its URL has a usual extension
 * of another format, such as `.html`.
 */
export const isDataFile = (path: string): boolean =>
  isFetched(path)
    ? !['.csv', '.htm', '.html', '.md', '.txt', '.xml'].includes(sourceExtension(path))
    : ['.yaml', '.yml', '.json'].includes(sourceExtension(path));

/**
 * Returns true if a source file is JSON. The extension of the file decides. If the file was fetched and its URL has no usual extension, the
 * first character of the text decides. The media type that a server sends does not count, because many servers send a wrong media type.
 */
export function isJsonFile({ path, text }: SourceFile): boolean {
  const extension = sourceExtension(path);
  if (!isFetched(path) || ['.json', '.yaml', '.yml'].includes(extension)) return extension === '.json';
  return /^\s*[[{]/u.test(text);
}
