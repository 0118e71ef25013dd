import type { Segment } from './path-segments.ts';
import { branchesOf, type PathTree } from './path-tree.ts';

/** A path that has a value which spans segments. */
export interface SpanEnd {
  readonly tree: PathTree;
  /** Where the value starts. */
  readonly start: number;
  /** What comes after it. */
  readonly after: readonly Segment[];
}

/** The paths that go on from a place with a value that spans segments; those with the most after it first, then text before values. */
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
