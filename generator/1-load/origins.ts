import type { SourceLocation } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/source-file.ts';
import { locationOf } from './positions.ts';

/** The origin of an object or array of the bundled document: a chain of keys that ends at the root of a file. */
interface Origin {
  readonly source: SourceFile;
  readonly parent: Origin | undefined;
  readonly key: string | number;
}

/**
 * The source location of every object of the document. Bundling moves objects and does not copy them, so each is found by
 * identity.
 */
export interface Origins {
  record(source: SourceFile, root: unknown): void;
  /** Returns the source location of a node, or of one of its keys; undefined if it is not an object or array of a file. */
  place(node: unknown, key?: string | number, on?: 'key' | 'value'): SourceLocation | undefined;
  /** Returns the path of the file that contains a node; undefined if it is not an object or array of a file. */
  fileOf(node: unknown): string | undefined;
}

export function createOrigins(): Origins {
  const origins = new WeakMap<object, Origin>();

  const record = (source: SourceFile, node: unknown, parent: Origin | undefined, key: string | number): void => {
    // A value that a YAML alias repeats keeps the location of its anchor.
    if (typeof node !== 'object' || node === null || origins.has(node)) return;
    const origin = { source, parent, key };
    origins.set(node, origin);
    const members = Array.isArray(node) ? node.entries() : Object.entries(node);
    for (const [name, child] of members) record(source, child, origin, name);
  };

  const originOf = (node: unknown): Origin | undefined =>
    typeof node === 'object' && node !== null ? origins.get(node) : undefined;

  return {
    record: (source, root) => record(source, root, undefined, ''),
    fileOf: (node) => originOf(node)?.source.path,
    place(node, key, on) {
      const origin = originOf(node);
      if (origin === undefined) return undefined;
      const keys = keysTo(origin);
      return locationOf(origin.source, key === undefined ? keys : [...keys, key], on);
    },
  };
}

/** Returns the keys from the root of the file. */
function keysTo(origin: Origin): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let step = origin; step.parent !== undefined; step = step.parent) keys.push(step.key);
  return keys.toReversed();
}
