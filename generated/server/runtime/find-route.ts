// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { methods } from '../../shared/methods.ts';
import type { Route } from './route.ts';

/** A route that a request addresses, and the values in its path, percent-encoded as they came, in the order of the template. */
export interface FoundRoute {
  readonly route: Route;
  readonly values: readonly (string | undefined)[];
}

/** Finds the route of a method and a path. The path is given as its segments, in the canonical spelling of `splitTarget`. */
export type FindRoute = (method: string, path: readonly string[]) => FoundRoute | undefined;

/** By name, as in the header `Allow`. */
const httpMethods: readonly string[] = methods.map((method) => method.toUpperCase()).sort();

/** Finds the route of a request. HEAD has the route of GET if it is not described itself. */
export const findWithHead = (find: FindRoute, method: string, path: readonly string[]): FoundRoute | undefined =>
  find(method, path) ?? (method === 'HEAD' ? find('GET', path) : undefined);

/** Returns the methods of a path, for the header `Allow`; none if there is no such path. */
export const allowedMethods = (find: FindRoute, path: readonly string[]): string[] =>
  httpMethods.filter((method) => findWithHead(find, method, path) !== undefined);

/** Returns true if a segment can be a value: it is not empty, `.` or `..`, which clients and proxies resolve. */
export const isValue = (segment: string | undefined): segment is string =>
  segment !== undefined && segment !== '' && segment !== '.' && segment !== '..';
