// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { matchMixedSegment } from './mixed-segment.ts';
import type { RouteTree } from './route-tree.ts';
import type { Route } from './route.ts';
import { splitPath } from './split-path.ts';

/** What a request addresses. */
export type RouteMatch =
  /** An operation, with the values in its path, decoded, by the names of the parameters. */
  | { readonly kind: 'found'; readonly route: Route; readonly values: ReadonlyMap<string, string> }
  /** Nothing: no path fits. To be answered with 404. */
  | { readonly kind: 'not-found' }
  /** Something that does not have the method. To be answered with 405, and with these in `Allow`. */
  | { readonly kind: 'method-not-allowed'; readonly allowed: readonly string[] }
  /** Nothing can be told: the percent-encoding is wrong. To be answered with 400. */
  | { readonly kind: 'malformed' };

/**
 * Finds the operation that a request addresses.
 *
 * Where several paths fit, text wins over a value, looked at from the left, among those that have the method: `GET /labels/promote`
 * reads a label of that name if only `PUT /labels/promote` is described. A HEAD that is not described is a GET. A value is never
 * empty, and never `.` or `..`, which others on the way of a request resolve.
 *
 * @param method as on the wire: `GET`.
 * @param rawPath as on the wire, not decoded, without the query: `/api/v4/projects/aurora%2Fcompass/badges`.
 */
export function matchRoute(tree: RouteTree, method: string, rawPath: string): RouteMatch {
  const segments = splitPath(rawPath);
  if (segments === undefined) return { kind: 'malformed' };
  const allowed = new Set<string>();
  for (const { routes, values } of fittingPaths(tree, segments, 0, [])) {
    const route = routes.get(method) ?? (method === 'HEAD' ? routes.get('GET') : undefined);
    if (route !== undefined) return { kind: 'found', route, values: nameValues(route, values) };
    for (const other of routes.keys()) allowed.add(other);
    if (routes.has('GET')) allowed.add('HEAD');
  }
  return allowed.size === 0 ? { kind: 'not-found' } : { kind: 'method-not-allowed', allowed: [...allowed].sort() };
}

interface FittingPath {
  readonly routes: ReadonlyMap<string, Route>;
  /** In the order of the path. */
  readonly values: readonly string[];
}

/** The paths that fit, the most concrete first. */
function* fittingPaths(
  tree: RouteTree,
  segments: readonly string[],
  position: number,
  values: readonly string[],
): Generator<FittingPath> {
  const segment = segments[position];
  if (segment === undefined) {
    yield { routes: tree.routes, values };
    return;
  }
  const afterText = tree.texts.get(segment);
  if (afterText !== undefined) yield* fittingPaths(afterText, segments, position + 1, values);

  if (!isValue(segment)) return;
  for (const branch of tree.mixed) {
    const found = matchMixedSegment(branch.segment, segment);
    if (found !== undefined) yield* fittingPaths(branch.tree, segments, position + 1, [...values, ...found]);
  }
  if (tree.value !== undefined) yield* fittingPaths(tree.value, segments, position + 1, [...values, segment]);

  for (const branch of tree.spans) {
    const end = segments.length - branch.segmentsAfter;
    const span = segments.slice(position, end);
    if (end > position && span.every(isValue))
      yield* fittingPaths(branch.tree, segments, end, [...values, span.join('/')]);
  }
}

const isValue = (segment: string): boolean => segment !== '' && segment !== '.' && segment !== '..';

function nameValues({ segments }: Route, values: readonly string[]): Map<string, string> {
  const names = segments.flatMap((segment) => {
    if (typeof segment === 'string') return [];
    return 'texts' in segment ? segment.parameters : [segment.parameter];
  });
  return new Map(names.map((name, index) => [name, values[index] ?? '']));
}
