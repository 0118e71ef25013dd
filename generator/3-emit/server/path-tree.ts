import type { Api } from '../../2-model/api.ts';
import { basePath } from '../../2-model/inspect/server-url.ts';
import type { OperationModel } from '../../2-model/operation.ts';
import { pathSegments, prefixSegments, type Segment } from './path-segments.ts';

/** A node of a tree that contains operations by the segments of their paths. */
export interface PathTree {
  /** The segments from the root to this node. */
  readonly segments: readonly Segment[];
  /** The nodes after a segment with exactly this text. */
  readonly texts: Map<string, PathTree>;
  /** The nodes after a segment with text around its values, by these texts. */
  readonly mixed: Map<string, PathTree>;
  /** The node after a segment that is a value. */
  value: PathTree | undefined;
  /** The node after a value that spans segments. */
  span: PathTree | undefined;
  /** The operations whose paths end at this node. */
  readonly operations: OperationModel[];
}

/** Builds the tree of all operations of an API, each below the path of its server. */
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

/** Returns the nodes after a node, except after values that span segments: text, then text around values (longest first), then a value. */
export function branchesOf({ texts, mixed, value }: PathTree): PathTree[] {
  const aroundValues = [...mixed.values()].toSorted((a, b) => textLength(b) - textLength(a));
  return [...texts.values(), ...aroundValues, ...(value === undefined ? [] : [value])];
}

/** Returns the only node after a node; undefined if a path ends at the node, or paths branch there. */
export function onlyBranch(tree: PathTree): PathTree | undefined {
  const [only, ...others] = branchesOf(tree);
  return tree.operations.length === 0 && tree.span === undefined && others.length === 0 ? only : undefined;
}

function textLength({ segments }: PathTree): number {
  const segment = segments.at(-1);
  return typeof segment === 'object' && segment.kind === 'mixed' ? segment.texts.join('').length : 0;
}
