import { isFetched, type SourceFile } from '../diagnostics/source-file.ts';

/**
 * The files of a loaded description. The rules get these files, so that they do not read them again. The object can be
 * sent to a worker thread.
 */
export interface GivenFiles {
  /** The path or URL of the root file. */
  readonly root: string;
  /** Maps the path or URL of each file to its text. */
  readonly texts: ReadonlyMap<string, string>;
  /** Maps the URL of each fetched file to the URL to which its references are relative. */
  readonly bases: ReadonlyMap<string, string>;
  /** Maps the path or URL of each file that an overlay has changed to the new value of the file. */
  readonly overlaid: ReadonlyMap<string, unknown>;
}

/** A file of a loaded description, which the rules do not parse again. */
export interface ParsedFile {
  readonly source: SourceFile;
  readonly value: unknown;
}

/** A loaded description. */
interface LoadedFiles {
  readonly root: string;
  readonly sources: readonly SourceFile[];
  readonly baseOf: (path: string) => string;
  readonly overlaid: ReadonlyMap<string, unknown>;
}

/** Returns the files of a loaded description. */
export const givenFilesOf = ({ root, sources, baseOf, overlaid }: LoadedFiles): GivenFiles => ({
  root,
  overlaid,
  texts: new Map(sources.map(({ path, text }) => [path, text])),
  bases: new Map(sources.filter(({ path }) => isFetched(path)).map(({ path }) => [path, baseOf(path)])),
});
