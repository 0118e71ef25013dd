import { isFetched, type SourceFile } from '../diagnostics/source-file.ts';

/** The files of a loaded description, which the rules do not read again. A thread can receive them. */
export interface GivenFiles {
  /** The path or URL of the root file. */
  readonly root: string;
  /** The texts, by path or URL. */
  readonly texts: ReadonlyMap<string, string>;
  /** The URLs to which the references in fetched files are relative, by URL. */
  readonly bases: ReadonlyMap<string, string>;
  /** The values of the files that overlays have changed, by path or URL. */
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
