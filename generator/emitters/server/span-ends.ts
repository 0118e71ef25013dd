import type { Segment } from './path-segments.ts';
import { branchesOf, type PathTree } from './path-tree.ts';

/** A path with a value that may contain several segments, such as `/files/{path}/history`. */
export interface SpanEnd {
  readonly tree: PathTree;
  /** The index of the first segment of the value. */
  readonly start: number;
  /** The segments after the value. */
  readonly after: readonly Segment[];
}

/**
 * Returns the paths in which a value that spans segments directly follows the segments of a node. The paths with the most segments after
 * the value are first.
 */
export function spanEnds(tree: PathTree): SpanEnd[] {
  if (tree.span === undefined) return [];
  const start = tree.segments.length;
  return endsOf(tree.span)
    .map((end) => ({ tree: end, start, after: end.segments.slice(start + 1) }))
    .toSorted((a, b) => b.after.length - a.after.length);
}

const endsOf = (tree: PathTree): PathTree[] => [
  ...(tree.operations.length === 0 ? [] : [tree]),
  ...branchesOf(tree).flatMap(endsOf),
];
