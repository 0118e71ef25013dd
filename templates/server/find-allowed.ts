import { methods } from '../shared/methods.ts';
import type { FindRoute, FoundRoute } from './route.ts';

/** By name, as in the header `Allow`. */
const httpMethods: readonly string[] = methods.map((method) => method.toUpperCase()).sort();

/** Returns the route of a request. A HEAD that is not described is routed as a GET. */
export const findWithHead = (find: FindRoute, method: string, path: readonly string[]): FoundRoute | undefined =>
  find(method, path) ?? (method === 'HEAD' ? find('GET', path) : undefined);

/** Returns the methods of a path, for the header `Allow`; none if there is no such path. */
export const allowedMethods = (find: FindRoute, path: readonly string[]): string[] =>
  httpMethods.filter((method) => findWithHead(find, method, path) !== undefined);
