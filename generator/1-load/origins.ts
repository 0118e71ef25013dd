import type { Place } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/source-file.ts';
import { placeOf } from './positions.ts';

/** Where an object or array of the bundled document was written. */
export interface Origin {
  readonly source: SourceFile;
  /** Keys from the root of that file. */
  readonly pointer: readonly (string | number)[];
}

/** Remembers where every object of the document was written. Bundling moves objects and does not copy them, so identity holds. */
export interface Origins {
  record(source: SourceFile, root: unknown): void;
  of(node: unknown): Origin | undefined;
  /** The position of a node, or of one of its keys. */
  place(node: unknown, key?: string | number, on?: 'key' | 'value'): Place | undefined;
}

export function createOrigins(): Origins {
  const origins = new WeakMap<object, Origin>();

  const record = (source: SourceFile, root: unknown): void => {
    // A list instead of recursion: a document may be nested deeper than the stack.
    const open: { node: unknown; pointer: readonly (string | number)[] }[] = [{ node: root, pointer: [] }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const { node, pointer } = next;
      if (typeof node !== 'object' || node === null || origins.has(node)) continue;
      origins.set(node, { source, pointer });
      const entries = Array.isArray(node) ? node.entries() : Object.entries(node);
      for (const [key, child] of entries) {
        if (typeof child === 'object' && child !== null) open.push({ node: child, pointer: [...pointer, key] });
      }
    }
  };

  const of = (node: unknown): Origin | undefined =>
    typeof node === 'object' && node !== null ? origins.get(node) : undefined;

  return {
    record,
    of,
    place(node, key, on) {
      const origin = of(node);
      if (origin === undefined) return undefined;
      return placeOf(origin.source, key === undefined ? origin.pointer : [...origin.pointer, key], on);
    },
  };
}
