import { basePath, type Api, type OperationModel } from '@forgespec/model';
import { pathSegments, prefixSegments, type Segment } from './path-segments.ts';

/** A node of the tree in which the server searches for operations. Each level of the tree stands for a segment of a path. */
export interface PathTree {
  /** The segments from the root to this node. */
  readonly segments: readonly Segment[];
  /** The child nodes for segments with a fixed text. The key is the text. */
  readonly texts: Map<string, PathTree>;
  /** The child nodes for segments with text around their values, such as `{name}.{format}`. The key is a JSON array of these texts. */
  readonly mixed: Map<string, PathTree>;
  /** The child node for a segment that is one value. */
  value: PathTree | undefined;
  /** The child node for a value that spans segments. */
  span: PathTree | undefined;
  /** The operations whose paths end at this node, with different methods. */
  readonly operations: OperationModel[];
}

/** An operation and the segments of its path. */
export interface OperationPath {
  readonly operation: OperationModel;
  readonly segments: readonly Segment[];
}

/** Returns the paths of all operations of an API. The path of an operation begins with the base path of its server. */
export function operationPaths(api: Api): OperationPath[] {
  const schemas = new Map(api.schemas.map(({ reference, schema }) => [reference, schema]));
  return api.areas
    .flatMap(({ operations }) => operations)
    .map((operation) => {
      const prefix = prefixSegments(basePath(operation.servers ?? api.servers));
      return { operation, segments: [...prefix, ...pathSegments(operation, (reference) => schemas.get(reference))] };
    });
}

/** Builds the tree of the paths of operations. */
export function pathTree(paths: readonly OperationPath[]): PathTree {
  const root = emptyTree([]);
  for (const { operation, segments } of paths) segments.reduce(after, root).operations.push(operation);
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

/**
 * Returns the child nodes in the order in which the server tries them. Nodes for a fixed text are first. Nodes with text around values are
 * next. Among these nodes, the node with the longest text is first. The node for one value is last.
 */
export function branchesOf({ texts, mixed, value }: PathTree): PathTree[] {
  const aroundValues = [...mixed.values()].toSorted((a, b) => textLength(b) - textLength(a));
  return [...texts.values(), ...aroundValues, ...(value === undefined ? [] : [value])];
}

/**
 * If a node has only one child node, and no path ends at the node, returns the child node. Otherwise returns undefined. Also returns
 * undefined if the child node stands for a value that spans segments.
 */
export function onlyBranch(tree: PathTree): PathTree | undefined {
  const [only, ...others] = branchesOf(tree);
  return tree.operations.length === 0 && tree.span === undefined && others.length === 0 ? only : undefined;
}

function textLength({ segments }: PathTree): number {
  const segment = segments.at(-1);
  return typeof segment === 'object' && segment.kind === 'mixed' ? segment.texts.join('').length : 0;
}
