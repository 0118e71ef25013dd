import type { MixedSegment, Route } from './route.ts';
import { splitPath } from './split-path.ts';

/** Routes arranged by the segments of their paths, so that the time to find one does not grow with their number. */
export interface RouteTree<Entry extends Route> {
  /** What follows a segment of exactly this text. */
  readonly texts: Map<string, RouteTree<Entry>>;
  /** What follows a segment with text around its values; the longest text first. */
  readonly mixed: { readonly segment: MixedSegment; readonly tree: RouteTree<Entry> }[];
  /** What follows a segment that is a value. */
  value: RouteTree<Entry> | undefined;
  /** What follows a value that spans segments, by how many segments follow; the most first. */
  readonly spans: { readonly segmentsAfter: number; readonly tree: RouteTree<Entry> }[];
  /** The routes that end here, by method. */
  readonly routes: Map<string, Entry>;
}

/**
 * Arranges routes for {@link matchRoute}. Do it once, and keep the result.
 *
 * @throws {Error} when two routes answer the same requests, when the prefix of one is no path, or when one has two values that
 *   span segments: nobody could tell where the first ends.
 */
export function buildRouteTree<Entry extends Route>(routes: Iterable<Entry>): RouteTree<Entry> {
  const root = emptyTree<Entry>();
  for (const route of routes) {
    const { routes: here } = growBranch(root, route);
    const other = here.get(route.method);
    if (other !== undefined) throw new Error(`${other.operation} and ${route.operation} answer the same requests`);
    here.set(route.method, route);
  }
  return root;
}

const emptyTree = <Entry extends Route>(): RouteTree<Entry> => ({
  texts: new Map(),
  mixed: [],
  value: undefined,
  spans: [],
  routes: new Map(),
});

/** Where a route ends in a tree, which grows to have that place. */
function growBranch<Entry extends Route>(root: RouteTree<Entry>, route: Entry): RouteTree<Entry> {
  const segments = [...prefixSegments(route), ...route.segments];
  let hasSpan = false;
  return segments.reduce((tree, segment, index) => {
    if (typeof segment === 'string') return afterText(tree, segment);
    if ('texts' in segment) return afterMixed(tree, segment);
    if (segment.spansSegments !== true) return (tree.value ??= emptyTree());
    if (hasSpan) throw new Error(`${route.operation} has two values that span segments`);
    hasSpan = true;
    return afterSpan(tree, segments.length - index - 1);
  }, root);
}

function prefixSegments({ prefix, operation }: Route): string[] {
  if (prefix === '') return [];
  const segments = splitPath(prefix);
  if (segments === undefined) throw new Error(`The prefix ${prefix} of ${operation} is no path`);
  return segments;
}

function afterText<Entry extends Route>({ texts }: RouteTree<Entry>, text: string): RouteTree<Entry> {
  const tree = texts.get(text) ?? emptyTree<Entry>();
  texts.set(text, tree);
  return tree;
}

function afterMixed<Entry extends Route>({ mixed }: RouteTree<Entry>, segment: MixedSegment): RouteTree<Entry> {
  const key = JSON.stringify(segment.texts);
  const known = mixed.find((branch) => JSON.stringify(branch.segment.texts) === key);
  if (known !== undefined) return known.tree;
  const tree = emptyTree<Entry>();
  mixed.push({ segment, tree });
  mixed.sort((a, b) => b.segment.texts.join('').length - a.segment.texts.join('').length);
  return tree;
}

function afterSpan<Entry extends Route>({ spans }: RouteTree<Entry>, segmentsAfter: number): RouteTree<Entry> {
  const known = spans.find((branch) => branch.segmentsAfter === segmentsAfter);
  if (known !== undefined) return known.tree;
  const tree = emptyTree<Entry>();
  spans.push({ segmentsAfter, tree });
  spans.sort((a, b) => b.segmentsAfter - a.segmentsAfter);
  return tree;
}
