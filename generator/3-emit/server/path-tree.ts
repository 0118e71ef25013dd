import type { Api } from '../../2-model/api.ts';
import { basePath } from '../../2-model/inspect/server-url.ts';
import type { Operation } from '../../2-model/operation.ts';
import { pathSegments, prefixSegments, type Segment } from './path-segments.ts';

/** Operations arranged by the segments of their paths. */
export interface PathTree {
  /** What lies between the root and here. */
  readonly segments: readonly Segment[];
  /** What follows a segment of exactly this text. */
  readonly texts: Map<string, PathTree>;
  /** What follows a segment with text around its values, by its texts. */
  readonly mixed: Map<string, PathTree>;
  /** What follows a segment that is a value. */
  value: PathTree | undefined;
  /** What follows a value that spans segments. */
  span: PathTree | undefined;
  /** The operations that end here. */
  readonly operations: Operation[];
}

/** Arranges all operations of an API, each below the path of its server. */
export function pathTree(api: Api): PathTree {
  const root = emptyTree([]);
  for (const operation of api.areas.flatMap(({ operations }) => operations)) {
    const prefix = prefixSegments(basePath(operation.servers ?? api.servers));
    const tree = [...prefix, ...pathSegments(operation)].reduce(after, root);
    tree.operations.push(operation);
  }
  return root;
}

const emptyTree = (segments: readonly Segment[]): PathTree => ({
  segments,
  texts: new Map(),
  mixed: new Map(),
  value: undefined,
  span: undefined,
  operations: [],
});

function after(tree: PathTree, segment: Segment): PathTree {
  const grow = (): PathTree => emptyTree([...tree.segments, segment]);
  if (typeof segment === 'string') return inMap(tree.texts, segment, grow);
  if (segment.kind === 'mixed') return inMap(tree.mixed, JSON.stringify(segment.texts), grow);
  return segment.kind === 'span' ? (tree.span ??= grow()) : (tree.value ??= grow());
}

function inMap(map: Map<string, PathTree>, key: string, grow: () => PathTree): PathTree {
  const tree = map.get(key) ?? grow();
  map.set(key, tree);
  return tree;
}

/** The places right after one, but for values that span segments: text, then text around values, the longest first, then a value. */
export function branchesOf({ texts, mixed, value }: PathTree): PathTree[] {
  const aroundValues = [...mixed.values()].toSorted((a, b) => textLength(b) - textLength(a));
  return [...texts.values(), ...aroundValues, ...(value === undefined ? [] : [value])];
}

/** The one place that follows another where no path ends; undefined where a path ends or parts. */
export function onlyBranch(tree: PathTree): PathTree | undefined {
  const [only, ...others] = branchesOf(tree);
  return tree.operations.length === 0 && tree.span === undefined && others.length === 0 ? only : undefined;
}

function textLength({ segments }: PathTree): number {
  const segment = segments.at(-1);
  return typeof segment === 'object' && segment.kind === 'mixed' ? segment.texts.join('').length : 0;
}
