// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MixedSegment, Route } from './route.ts';
import { splitPath } from './split-path.ts';

/** Routes arranged by the segments of their paths, so that the time to find one does not grow with their number. */
export interface RouteTree {
  /** What follows a segment of exactly this text. */
  readonly texts: Map<string, RouteTree>;
  /** What follows a segment with text around its values; the longest text first. */
  readonly mixed: { readonly segment: MixedSegment; readonly tree: RouteTree }[];
  /** What follows a segment that is a value. */
  value: RouteTree | undefined;
  /** What follows a value that spans segments, by how many segments follow; the most first. */
  readonly spans: { readonly segmentsAfter: number; readonly tree: RouteTree }[];
  /** The routes that end here, by method. */
  readonly routes: Map<string, Route>;
}

/**
 * Arranges routes for {@link matchRoute}. Do it once, and keep the result.
 *
 * @throws {Error} when two routes answer the same requests, when the prefix of one is no path, or when one has two values that
 *   span segments: nobody could tell where the first ends.
 */
export function buildRouteTree(routes: Iterable<Route>): RouteTree {
  const root = emptyTree();
  for (const route of routes) {
    const { routes: here } = growBranch(root, route);
    const other = here.get(route.method);
    if (other !== undefined) throw new Error(`${other.operation} and ${route.operation} answer the same requests`);
    here.set(route.method, route);
  }
  return root;
}

const emptyTree = (): RouteTree => ({
  texts: new Map(),
  mixed: [],
  value: undefined,
  spans: [],
  routes: new Map(),
});

/** Where a route ends in a tree, which grows to have that place. */
function growBranch(root: RouteTree, route: Route): RouteTree {
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

function afterText({ texts }: RouteTree, text: string): RouteTree {
  const tree = texts.get(text) ?? emptyTree();
  texts.set(text, tree);
  return tree;
}

function afterMixed({ mixed }: RouteTree, segment: MixedSegment): RouteTree {
  const key = JSON.stringify(segment.texts);
  const known = mixed.find((branch) => JSON.stringify(branch.segment.texts) === key);
  if (known !== undefined) return known.tree;
  const tree = emptyTree();
  mixed.push({ segment, tree });
  mixed.sort((a, b) => b.segment.texts.join('').length - a.segment.texts.join('').length);
  return tree;
}

function afterSpan({ spans }: RouteTree, segmentsAfter: number): RouteTree {
  const known = spans.find((branch) => branch.segmentsAfter === segmentsAfter);
  if (known !== undefined) return known.tree;
  const tree = emptyTree();
  spans.push({ segmentsAfter, tree });
  spans.sort((a, b) => b.segmentsAfter - a.segmentsAfter);
  return tree;
}
