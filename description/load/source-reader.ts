import type { SourceFile } from '../diagnostics/source-file.ts';
import { readSource, type ReadFailure } from '../files/read-file.ts';

/** A reader for the files of a description. It fetches documents only if the user allows this. */
export interface SourceReader {
  /** Reads a file by its absolute path, or fetches it by its URL. */
  read(path: string): Promise<SourceFile | ReadFailure>;
  /** Returns true if the reader fetches the document at an absolute URL. */
  mayFetch(address: string): boolean;
  /**
   * Returns the URL to which the references in a fetched document are relative: the URL of the last redirect. RFC 3986, section 5.1.3.
   */
  baseOf(address: string): string;
}

/** A reader that never uses the network. */
export const fileReader: SourceReader = {
  read: readSource,
  mayFetch: () => false,
  baseOf: (address) => address,
};

/**
 * Returns a reader that reads files with `reader`, except the file `source.path`. For this path, it returns `source`, even if the file does
 * not exist.
 */
export const readerWithText = (source: SourceFile, reader: SourceReader): SourceReader => ({
  ...reader,
  read: async (path) => (path === source.path ? source : reader.read(path)),
});
