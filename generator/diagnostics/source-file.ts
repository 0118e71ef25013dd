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
 * Returns the name of a source file for people and reports: a path relative to a folder with forward slashes, or the URL of a fetched
 * file.
 */
export const sourceName = (path: string, folder: string = process.cwd()): string =>
  isFetched(path) ? path : relative(folder, path).split(sep).join('/');

/** Returns the extension of a source file in lower case, with its dot. The query of a URL is not part of it. */
export const sourceExtension = (path: string): string =>
  extname(isFetched(path) ? new URL(path).pathname : path).toLowerCase();

/**
 * Returns true if a file is YAML or JSON, and false if it is another text, such as an example in XML. The URLs of many descriptions have
 * no extension, or an unusual one. A fetched file therefore counts as YAML or JSON, unless it has a usual extension of other texts.
 */
export const isDataFile = (path: string): boolean =>
  isFetched(path)
    ? !['.csv', '.htm', '.html', '.md', '.txt', '.xml'].includes(sourceExtension(path))
    : ['.yaml', '.yml', '.json'].includes(sourceExtension(path));

/**
 * Returns true if a source file is JSON: by its extension, or by its first character if it was fetched and its URL has no usual
 * extension. The media type that a server sends does not count, because many servers send a wrong one.
 */
export function isJsonFile({ path, text }: SourceFile): boolean {
  const extension = sourceExtension(path);
  if (!isFetched(path) || ['.json', '.yaml', '.yml'].includes(extension)) return extension === '.json';
  return /^\s*[[{]/u.test(text);
}
