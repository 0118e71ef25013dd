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
  place(node: unknown, key?: string | number, on?: 'key' | 'value'): SourceLocation | undefined;
  /**
   * Takes a source location that `place` has returned, and computes the location again for the current text of the file. Returns undefined
   * if `move` has removed the location of the node.
   */
  placeAgain(place: SourceLocation): SourceLocation | undefined;
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

export function createOrigins(): Origins {
  // A `WeakMap` with so many objects would slow down garbage collection. A `Map` is enough, because the origins live as long as the
  // description.
  const origins = new Map<object, Origin>();
  /**
   * The origins that `recordMember` has recorded. The key of the outer map is an object or array. The key of the inner map is the key of a
   * member.
   */
  const added = new WeakMap<object, Map<string, Origin>>();

  const record = (source: SourceFile, node: object, parent: Origin | undefined, key: string | number): void => {
    // YAML aliases may repeat an object. The source location of the object is then the location of the occurrence that is visited first.
    // Keys may already be sorted, so this is not always the first occurrence in the text.
    if (origins.has(node)) return;
    const origin = { source, parent, key };
    origins.set(node, origin);
    const recordMember = (member: unknown, name: string | number): void => {
      if (typeof member === 'object' && member !== null) record(source, member, origin, name);
    };
    if (Array.isArray(node)) for (let index = 0; index < node.length; index++) recordMember(node[index], index);
    else for (const name of Object.keys(node)) recordMember(Reflect.get(node, name), name);
  };

  /** The new source files of all files whose text was replaced. The key is the path of the file. */
  const sources = new Map<string, SourceFile>();
  const sourceOf = ({ source }: Origin): SourceFile => sources.get(source.path) ?? source;

  const originOf = (node: unknown): Origin | undefined =>
    typeof node === 'object' && node !== null ? origins.get(node) : undefined;

  /** For each source location that `place` has returned, a function that computes the location again. */
  const requested = new WeakMap<SourceLocation, () => SourceLocation | undefined>();
  const findPlace: Origins['place'] = (node, key, on) => {
    const origin = originOf(node);
    if (origin === undefined) return undefined;
    const keys = keysTo(origin);
    if (key === undefined) return locationOf(sourceOf(origin), keys, isItem(keys) ? 'value' : on);
    const member = typeof node === 'object' && node !== null ? added.get(node)?.get(String(key)) : undefined;
    return member === undefined
      ? locationOf(sourceOf(origin), [...keys, key], on)
      : locationOf(sourceOf(member), keysTo(member), on);
  };
  const place: Origins['place'] = (node, key, on) => {
    const found = findPlace(node, key, on);
    if (found !== undefined) requested.set(found, () => place(node, key, on));
    return found;
  };

  return {
    record(source, root) {
      if (typeof root === 'object' && root !== null) record(source, root, undefined, '');
    },
    recordCopy(copy, node) {
      const origin = origins.get(node);
      if (origin !== undefined) origins.set(copy, origin);
    },
    recordMember(node, key, from, fromKey) {
      const origin = added.get(from)?.get(String(fromKey)) ?? memberOrigin(origins.get(from), fromKey);
      if (origin === undefined) return;
      const members = added.get(node) ?? new Map<string, Origin>();
      added.set(node, members.set(String(key), origin));
    },
    adopt(value, owner, key) {
      const parent = originOf(owner);
      if (parent !== undefined && typeof value === 'object' && value !== null)
        record(parent.source, value, parent, key);
    },
    move(node, to) {
      const origin = origins.get(node);
      if (origin !== undefined) origins.set(to, origin);
      origins.delete(node);
      const members = added.get(node);
      if (members !== undefined) added.set(to, members);
    },
    replaceSource: (source) => void sources.set(source.path, source),
    isRoot(node) {
      const origin = originOf(node);
      return origin !== undefined && origin.parent === undefined;
    },
    fileOf: (node) => originOf(node)?.source.path,
    extent(node) {
      const origin = originOf(node);
      if (origin === undefined) return undefined;
      const [start, end] = extentOf(sourceOf(origin), keysTo(origin));
      return { path: origin.source.path, start, end };
    },
    place,
    placeAgain: (known) => requested.get(known)?.(),
  };
}

const memberOrigin = (parent: Origin | undefined, key: number | string): Origin | undefined =>
  parent === undefined ? undefined : { source: parent.source, parent, key };

/** Returns the keys from the root of the file to a node. */
function keysTo(origin: Origin): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let step = origin; step.parent !== undefined; step = step.parent) keys.push(step.key);
  return keys.toReversed();
}
