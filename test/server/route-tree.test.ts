import { expect, test, vi } from 'vitest';
import { buildRouteTree, matchRoute, routes } from '../../generated/server/index.ts';
import type { Route, Segment } from '../../generated/server/runtime/route.ts';

/** A route of no particular meaning. */
const routeTo = (operation: string, segments: readonly Segment[], rest: Partial<Route> = {}): Route => ({
  operation,
  area: 'things',
  handler: operation,
  method: 'GET',
  prefix: '',
  path: '/',
  segments,
  security: [],
  consumes: [],
  statuses: [],
  ...rest,
});

/** How often a map is asked while a request finds its route, which is what a search through a tree of maps costs. */
function lookUps(table: readonly Route[], method: string, path: string): number {
  const tree = buildRouteTree(table);
  const get = vi.spyOn(Map.prototype, 'get');
  try {
    expect(matchRoute(tree, method, path).kind).toBe('found');
    return get.mock.calls.length;
  } finally {
    get.mockRestore();
  }
}

test('finding a route costs the same among few and among many', () => {
  const path = '/api/v4/projects/24/merge_requests/17';
  const alone = routes.filter(({ operation }) => operation === 'getMergeRequest');
  // The whole API a hundred times, each with a prefix of its own.
  const copies = Array.from({ length: 100 }, (_, index) =>
    routes.map((route): Route => ({ ...route, prefix: `/api/copy-${index}` })),
  );
  const whole = lookUps(routes, 'GET', path);
  expect(whole).toBeGreaterThan(0);
  expect(whole).toBeLessThan(3 * lookUps(alone, 'GET', path));
  expect(lookUps([...routes, ...copies.flat()], 'GET', path)).toBe(whole);
});

test('two routes that answer the same requests are refused', () => {
  const [a, b] = [routeTo('getA', [{ parameter: 'a' }]), routeTo('getB', [{ parameter: 'b' }])];
  expect(() => buildRouteTree([a, b])).toThrow('getA and getB answer the same requests');
});

test('a prefix that is no path, and two values that span segments, are refused', () => {
  expect(() => buildRouteTree([routeTo('getA', [], { prefix: '/%zz' })])).toThrow('The prefix /%zz of getA is no path');
  const span = (parameter: string): Segment => ({ parameter, spansSegments: true });
  expect(() => buildRouteTree([routeTo('getA', [span('a'), 'x', span('b')])])).toThrow('two values that span');
});

test('a segment with text around its values is matched before a value', () => {
  const table = [
    routeTo('getThing', [{ parameter: 'id' }]),
    routeTo('getFile', [{ parameters: ['name', 'format'], texts: ['', '.', ''] }]),
    routeTo('compare', [{ parameters: ['base', 'head'], texts: ['', '...', ''] }]),
    routeTo('getCell', [{ parameters: ['row'], texts: [';row=', ''] }]),
  ];
  const tree = buildRouteTree(table);
  const find = (path: string): unknown => {
    const match = matchRoute(tree, 'GET', path);
    return match.kind === 'found' ? [match.route.operation, ...match.values.values()] : match.kind;
  };
  expect(find('/a.tar.gz')).toEqual(['getFile', 'a', 'tar.gz']);
  expect(find('/v1...v2')).toEqual(['compare', 'v1', 'v2']);
  expect(find('/;row=3')).toEqual(['getCell', '3']);
  expect(find('/;row=')).toEqual(['getThing', ';row=']);
  expect(find('/.a')).toEqual(['getThing', '.a']);
});
