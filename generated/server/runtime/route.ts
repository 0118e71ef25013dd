// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { methods, type Method } from '../../shared/methods.ts';
import type { RequestDecoders } from '../../shared/request-decoders.ts';

/** The data of the description that a server needs for the requests of one operation. */
export interface Route {
  /** The name of the operation, `listShopPets`. */
  readonly operation: string;
  /** The property of `Handlers` that has its handler, `shopPets`, and the name of the handler there, `list`. */
  readonly area: string;
  readonly handler: string;
  readonly method: Uppercase<Method>;
  /** The path of the server that the operation is part of, `/v1`; empty at the root. */
  readonly prefix: string;
  /** The path template below the prefix, `/shops/{id}/pets`. */
  readonly path: string;
  /** Alternatives, each with its schemes and their scopes. `{}` accepts requests without credentials. */
  readonly security: readonly { readonly [scheme: string]: readonly string[] }[];
  /** The lowest role that may call the operation, if there is one. */
  readonly role?: string;
  /** The tiers that have the operation, if not all of them do. */
  readonly tiers?: readonly string[];
  /** The request body, if the operation takes one. The preferred media type is the first one. */
  readonly body?: { readonly required: boolean; readonly mediaTypes: readonly string[] };
  /** True if the operation also takes the properties of its body in the query, written as in a form. */
  readonly bodyInQuery?: true;
  /**
   * Present if the operation also accepts its query parameters in a body. Contains the notations of the parameters that are not written
   * with brackets.
   */
  readonly queryInBody?: { readonly [parameter: string]: UnbracketedNotation };
  readonly request: RequestDecoders;
  /** The media types of responses by status: `200`, `4XX` or `default`. The preferred one is the first one. */
  readonly responses: { readonly [status: string]: readonly string[] | undefined };
}

/**
 * The notation of a query parameter that is an array or object: all items in one value, each item or each property as a parameter, or
 * the whole value as JSON.
 */
export type UnbracketedNotation = 'commas' | 'json' | 'members' | 'pipes' | 'repeated' | 'spaces';

/** The route of a request, and the values in its path, percent-encoded, in the order of the template. */
export interface FoundRoute {
  readonly route: Route;
  readonly values: readonly (string | undefined)[];
}

/** Finds the route of a method and the segments of a path, which are in the canonical spelling of `splitTarget`. */
export type FindRoute = (method: string, path: readonly string[]) => FoundRoute | undefined;

/** Finds the route of a request. HEAD has the route of GET if it is not described itself. */
export const findWithHead = (find: FindRoute, method: string, path: readonly string[]): FoundRoute | undefined =>
  find(method, path) ?? (method === 'HEAD' ? find('GET', path) : undefined);

/** Returns the methods of a path by name, for the header `Allow`; none if the API does not have the path. */
export const allowedMethods = (find: FindRoute, path: readonly string[]): string[] =>
  methods
    .map((method) => method.toUpperCase())
    .filter((method) => findWithHead(find, method, path) !== undefined)
    .sort();

/** Returns true if a segment can be a value: it is not empty, `.` or `..`, which clients and proxies resolve. */
export const isValue = (segment: string | undefined): segment is string =>
  segment !== undefined && segment !== '' && segment !== '.' && segment !== '..';
