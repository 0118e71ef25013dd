import type { SourceReader } from '@forgespec/description/load';

/** The files that the current load of a description has requested. */
export class RequestedFiles {
  #paths = new Set<string>();

  /**
   * Returns a reader that records the path of each file that it reads.
   *
   * @param onRead receives each path before its file is read.
   */
  reader(reader: SourceReader, onRead: (path: string) => void): SourceReader {
    const read: SourceReader['read'] = (path) => {
      this.#paths.add(path);
      onRead(path);
      return reader.read(path);
    };
    return { ...reader, read };
  }

  /** Ends a load. Returns the paths of all files that it has requested, including files that do not exist. */
  endLoad(): readonly string[] {
    const paths = [...this.#paths];
    this.#paths = new Set();
    return paths;
  }
}
