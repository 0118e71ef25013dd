import { setImmediate } from 'node:timers/promises';
import {
  addressOf,
  indexOf,
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

/** The references between the files of a description, as long as no text changes. */
interface Links {
  readonly revision: number;
  readonly paths: readonly string[];
  readonly references: readonly LocatedReference[];
  /** The references by the address of their target. */
  readonly byTarget: ReadonlyMap<string, readonly LocatedReference[]>;
  /** The maps that {@link DescribedFiles.resultsOf} returns. */
  readonly results: Map<unknown, Map<string, unknown>>;
}

/** The files of a description, with their keys and references. */
export class DescribedFiles {
  readonly #files: OpenFiles;
  #links: Links | undefined;
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
    return this.#current().paths;
  }

  references(): readonly LocatedReference[] {
    return this.#current().references;
  }

  /** Reads all files, one after the other. The server responds to requests between two files. */
  async readAll(): Promise<void> {
    const paths = new Set([this.root]);
    for (const path of paths) {
      for (const { target } of this.index(path).references)
        if (this.#files.text(target.path) !== undefined) paths.add(target.path);
      await setImmediate();
    }
  }

  /** Returns the references whose target is a part. */
  referencesTo(part: PartAddress): readonly LocatedReference[] {
    return this.#current().byTarget.get(addressOfPart(part)) ?? [];
  }

  /** Returns the entry of a part. Returns undefined if the part does not exist, or is the root of a file. */
  entryOf({ path, keys }: PartAddress): IndexedKey | undefined {
    return this.index(path).byAddress.get(addressOf(keys));
  }

  /** Returns the reference whose text contains an offset. */
  referenceAt(path: string, offset: number): WrittenReference | undefined {
    return this.index(path).references.find(({ start, end }) => start <= offset && offset <= end);
  }

  /**
   * Returns a map with results of a function, which are used again until a text changes.
   *
   * @param owner the function. Each function has a map of its own.
   */
  resultsOf<Result>(owner: (...args: never[]) => Result): Map<string, Result> {
    const { results } = this.#current();
    const found = results.get(owner) ?? new Map<string, unknown>();
    results.set(owner, found);
    return found as Map<string, Result>;
  }

  #current(): Links {
    const revision = this.#files.revision();
    if (this.#links?.revision !== revision) this.#links = this.#linksAt(revision);
    return this.#links;
  }

  #linksAt(revision: number): Links {
    const paths = new Set([this.root]);
    const references: LocatedReference[] = [];
    const byTarget = new Map<string, LocatedReference[]>();
    for (const path of paths) {
      for (const reference of this.index(path).references) {
        const located = { ...reference, path };
        references.push(located);
        const address = addressOfPart(reference.target);
        const others = byTarget.get(address);
        if (others === undefined) byTarget.set(address, [located]);
        else others.push(located);
        if (this.#files.text(reference.target.path) !== undefined) paths.add(reference.target.path);
      }
    }
    return { revision, paths: [...paths], references, byTarget, results: new Map() };
  }
}

const addressOfPart = ({ path, keys }: PartAddress): string => addressOf([path, ...keys]);
