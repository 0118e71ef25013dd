import type { SourceLocation } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/source-file.ts';
import { extentOf, isItem, locationOf } from './positions.ts';

/** The origin of an object or array: its key in its parent, and the origin of the parent. The root of a file has no parent. */
interface Origin {
  readonly source: SourceFile;
  readonly parent: Origin | undefined;
  readonly key: string | number;
}

/**
 * The source locations of the objects and arrays of a document. Source locations are found by the identity of an object or array, because
 * bundling moves objects and arrays and does not copy them.
 */
export interface Origins {
  record(source: SourceFile, root: unknown): void;
  /** Records that a copy of a node has the same source location as the node. */
  recordCopy(copy: object, node: object): void;
  /** Records that the member `key` of `node` has the same source location as the member `fromKey` of `from`. */
  recordMember(node: object, key: number | string, from: object, fromKey: number | string): void;
  /**
   * Records the source locations of a new value, and of all objects and arrays inside it. The value has the source location of the member
   * `key` of the node `owner`.
   */
  adopt(value: unknown, owner: unknown, key: string | number): void;
  /**
   * Returns the source location of a node. If `key` is given, returns the source location of the member `key` of the node. `on` selects the
   * location of the key or of the value. Returns undefined if the node is not an object or array from a file.
   */
  locationOf(node: unknown, key?: string | number, on?: 'key' | 'value'): SourceLocation | undefined;
  /**
   * Takes a source location that `locationOf` has returned, and computes the location again for the current text of the file. Returns undefined
   * if `move` has removed the location of the node.
   */
  currentLocation(location: SourceLocation): SourceLocation | undefined;
  /**
   * Returns the range of a file from the start of the key of a node to the end of the node. Returns undefined if the node is not an object
   * or array from a file.
   */
  extent(node: unknown): SourceExtent | undefined;
  /** Moves the source location of `node` to the node `to`. Afterwards `node` has no source location. */
  move(node: object, to: object): void;
  /**
   * Replaces the text of a file. Later source locations are computed from the new text. In this text, the keys from the root to each node
   * must be the same as before.
   */
  replaceSource(source: SourceFile): void;
  /** Returns true if a node is the root of a file. */
  isRoot(node: unknown): boolean;
  /** Returns the path of the file that contains a node. Returns undefined if the node is not an object or array from a file. */
  fileOf(node: unknown): string | undefined;
}

/** A range of a file. */
export interface SourceExtent {
  readonly path: string;
  /** The offset of the first character. */
  readonly start: number;
  /** The offset after the last character. */
  readonly end: number;
}

export const createOrigins = (): Origins => new RecordedOrigins();

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;

class RecordedOrigins implements Origins {
  // A `WeakMap` with so many objects would slow down garbage collection. A `Map` is enough, because the origins live as long as the
  // description.
  readonly #origins = new Map<object, Origin>();
  /**
   * The origins that `recordMember` has recorded. The key of the outer map is an object or array. The key of the inner map is the key of a
   * member.
   */
  readonly #members = new WeakMap<object, Map<string, Origin>>();
  /** The new source files of all files whose text was replaced. The key is the path of the file. */
  readonly #sources = new Map<string, SourceFile>();
  /** For each source location that `locationOf` has returned, a function that computes the location again. */
  readonly #requested = new WeakMap<SourceLocation, () => SourceLocation | undefined>();

  record(source: SourceFile, root: unknown): void {
    if (isNode(root)) this.#recordNode(source, root, undefined, '');
  }

  #recordNode(source: SourceFile, node: object, parent: Origin | undefined, key: string | number): void {
    // YAML aliases may repeat an object. The source location of the object is then the location of the occurrence that is visited first.
    // Keys may already be sorted, so this is not always the first occurrence in the text.
    if (this.#origins.has(node)) return;
    const origin = { source, parent, key };
    this.#origins.set(node, origin);
    if (Array.isArray(node)) this.#recordItems(node, origin);
    else this.#recordValues(node, origin);
  }

  #recordItems(list: readonly unknown[], origin: Origin): void {
    for (let index = 0; index < list.length; index++) {
      const item = list[index];
      if (isNode(item)) this.#recordNode(origin.source, item, origin, index);
    }
  }

  #recordValues(object: object, origin: Origin): void {
    for (const name of Object.keys(object)) {
      const value: unknown = Reflect.get(object, name);
      if (isNode(value)) this.#recordNode(origin.source, value, origin, name);
    }
  }

  recordCopy(copy: object, node: object): void {
    const origin = this.#origins.get(node);
    if (origin !== undefined) this.#origins.set(copy, origin);
  }

  recordMember(node: object, key: number | string, from: object, fromKey: number | string): void {
    const origin = this.#members.get(from)?.get(String(fromKey)) ?? memberOrigin(this.#origins.get(from), fromKey);
    if (origin === undefined) return;
    const members = this.#members.get(node) ?? new Map<string, Origin>();
    this.#members.set(node, members.set(String(key), origin));
  }

  adopt(value: unknown, owner: unknown, key: string | number): void {
    const parent = this.#originOf(owner);
    if (parent !== undefined && isNode(value)) this.#recordNode(parent.source, value, parent, key);
  }

  move(node: object, to: object): void {
    this.recordCopy(to, node);
    this.#origins.delete(node);
    const members = this.#members.get(node);
    if (members !== undefined) this.#members.set(to, members);
  }

  replaceSource(source: SourceFile): void {
    this.#sources.set(source.path, source);
  }

  locationOf(node: unknown, key?: string | number, on?: 'key' | 'value'): SourceLocation | undefined {
    const found = this.#findPlace(node, key, on);
    if (found !== undefined) this.#requested.set(found, () => this.locationOf(node, key, on));
    return found;
  }

  currentLocation(known: SourceLocation): SourceLocation | undefined {
    return this.#requested.get(known)?.();
  }

  extent(node: unknown): SourceExtent | undefined {
    const origin = this.#originOf(node);
    if (origin === undefined) return undefined;
    const [start, end] = extentOf(this.#sourceOf(origin), keysTo(origin));
    return { path: origin.source.path, start, end };
  }

  isRoot(node: unknown): boolean {
    const origin = this.#originOf(node);
    return origin !== undefined && origin.parent === undefined;
  }

  fileOf(node: unknown): string | undefined {
    return this.#originOf(node)?.source.path;
  }

  #findPlace(node: unknown, key?: string | number, on?: 'key' | 'value'): SourceLocation | undefined {
    const origin = this.#originOf(node);
    if (!isNode(node) || origin === undefined) return undefined;
    const keys = keysTo(origin);
    if (key === undefined) return locationOf(this.#sourceOf(origin), keys, isItem(keys) ? 'value' : on);
    const member = this.#members.get(node)?.get(String(key));
    return member === undefined
      ? locationOf(this.#sourceOf(origin), [...keys, key], on)
      : locationOf(this.#sourceOf(member), keysTo(member), on);
  }

  #originOf(node: unknown): Origin | undefined {
    return isNode(node) ? this.#origins.get(node) : undefined;
  }

  /** Returns the file that contains a node, with its current text. */
  #sourceOf({ source }: Origin): SourceFile {
    return this.#sources.get(source.path) ?? source;
  }
}

const memberOrigin = (parent: Origin | undefined, key: number | string): Origin | undefined =>
  parent === undefined ? undefined : { source: parent.source, parent, key };

/** Returns the keys from the root of the file to a node. */
function keysTo(origin: Origin): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let step = origin; step.parent !== undefined; step = step.parent) keys.push(step.key);
  return keys.toReversed();
}
