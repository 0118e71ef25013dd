import {
  indexOf,
  isSamePart,
  type FileIndex,
  type IndexedKey,
  type PartAddress,
  type WrittenReference,
} from './file-index.ts';
import type { OpenFiles } from './open-files.ts';

/** A reference, and the file in which it is written. */
export interface LocatedReference extends WrittenReference {
  readonly path: string;
}

/** The files of a description, with their keys and references. */
export class DescribedFiles {
  readonly #files: OpenFiles;
  /** The absolute path of the root file. */
  readonly root: string;

  constructor(root: string, files: OpenFiles) {
    this.root = root;
    this.#files = files;
  }

  text(path: string): string {
    return this.#files.text(path) ?? '';
  }

  index(path: string): FileIndex {
    return indexOf(path, this.text(path));
  }

  /** Returns the paths of all files that the root file reaches. */
  paths(): readonly string[] {
    const found = new Set([this.root]);
    for (const path of found)
      for (const { target } of this.index(path).references)
        if (this.#files.text(target.path) !== undefined) found.add(target.path);
    return [...found];
  }

  references(): readonly LocatedReference[] {
    return this.paths().flatMap((path) => this.index(path).references.map((reference) => ({ ...reference, path })));
  }

  /** Returns the references whose target is a part. */
  referencesTo(part: PartAddress): readonly LocatedReference[] {
    return this.references().filter(({ target }) => isSamePart(target, part));
  }

  /** Returns the entry of a part. Returns undefined if the part does not exist, or is the root of a file. */
  entryOf(part: PartAddress): IndexedKey | undefined {
    return this.index(part.path).entries.find(({ keys }) => isSamePart({ path: part.path, keys }, part));
  }

  /** Returns the reference whose text contains an offset. */
  referenceAt(path: string, offset: number): WrittenReference | undefined {
    return this.index(path).references.find(({ start, end }) => start <= offset && offset <= end);
  }
}
