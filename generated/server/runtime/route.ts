// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { methods } from '../../shared/methods.ts';
import type { RequestDecoders } from '../../shared/request-decoders.ts';

/** The data of the description that a server needs for the requests of one operation. */
export interface Route {
  /** The name of the operation, `listShopPets`. */
  readonly operation: string;
  /** The handler is `Handlers[area][handler]`, for example `shopPets` and `list`. */
  readonly area: string;
  readonly handler: string;
  /** The method in upper case. */
  readonly method: string;
  /** The path of the server URL of the operation, `/v1`; absent for the root. */
  readonly prefix?: string;
  /** The path template below the prefix, `/shops/{id}/pets`. */
  readonly path: string;
  /**
   * The alternatives in `security`. Each alternative contains scopes by security scheme. `{}` accepts requests without credentials.
   * Default: `[{}]`.
   */
  readonly security?: readonly { readonly [scheme: string]: readonly string[] }[];
  /** The lowest role that may call the operation, if there is one. */
  readonly role?: string;
  /** The tiers of the service in which the operation is available; absent if it is available in all tiers. */
  readonly tiers?: readonly string[];
  /**
   * The media types of the request body, the preferred one first. If `isChoice` is true, the input of the handler contains the media type
   * of the body.
   */
  readonly requestBody?: Readonly<{ required: boolean; mediaTypes: readonly string[]; isChoice?: true }>;
  /** True if the operation also takes the properties of its body in the query, in the notation of `application/x-www-form-urlencoded`. */
  readonly bodyInQuery?: true;
  /**
   * Present if a body may contain the query parameters. The value contains the notations of the parameters that are not written with
   * brackets.
   */
  readonly queryInBody?: { readonly [parameter: string]: UnbracketedNotation };
  readonly request: RequestDecoders;
  /** The media types of responses by status: `200`, `4XX` or `default`. The preferred media type comes first. */
  readonly responses: { readonly [status: string]: readonly string[] | undefined };
  /** True if the input of the handler contains the media type that the client prefers. */
  readonly hasAccept?: true;
}

/**
 * The notation of a query parameter that is an array or object: all items in one value with separators (`commas`, `pipes`,
 * `spaces`), a parameter for each item (`repeated`) or property (`members`), or JSON.
 */
export type UnbracketedNotation = 'commas' | 'json' | 'members' | 'pipes' | 'repeated' | 'spaces';

/** The route of a request, and the values of its path parameters: percent-encoded, in the order of the template. */
export interface FoundRoute {
  readonly route: Route;
  readonly values: readonly (string | undefined)[];
}

/** Returns the route for a method and the segments of a path, as `splitTarget` returns them; undefined if none matches. */
export type FindRoute = (method: string, path: readonly string[]) => FoundRoute | undefined;

/** Finds the route of a request. A HEAD request has the route of GET if the path describes no HEAD. */
export const findWithHead = (find: FindRoute, method: string, path: readonly string[]): FoundRoute | undefined =>
  find(method, path) ?? (method === 'HEAD' ? find('GET', path) : undefined);

/** Returns the methods in `all` that a path has, for the header `Allow`; an empty list if the API does not have the path. */
export const allowedMethods = (find: FindRoute, path: readonly string[], all: readonly string[] = methods): string[] =>
  all
    .map((method) => method.toUpperCase())
    .filter((method) => findWithHead(find, method, path) !== undefined)
    .sort();

/** Returns true if a segment can be the value of a path parameter. `.` and `..` cannot, because clients and proxies resolve them. */
export const isValue = (segment: string | undefined): segment is string =>
  segment !== undefined && segment !== '' && segment !== '.' && segment !== '..';
