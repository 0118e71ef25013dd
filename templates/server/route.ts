import { methods } from '../shared/methods.ts';
import type { RequestDecoders } from '../shared/request-decoders.ts';
import type { DescribedProperties } from './described-properties.ts';

/** The data of an operation that a server needs to handle requests. */
export interface Route {
  /** The name of the operation, such as `listShopPets`. */
  readonly operation: string;
  /** The handler is `Handlers[area][handler]`, for example `shopPets` and `list`. */
  readonly area: string;
  readonly handler: string;
  /** The method in upper case. */
  readonly method: string;
  /** The path of the operation's server URL, such as `/v1`. Absent if the URL has no path. */
  readonly prefix?: string;
  /** The path template below the prefix, such as `/shops/{id}/pets`. */
  readonly path: string;
  /** The names of the path parameters whose values may contain slashes. Absent if there are none. */
  readonly spans?: readonly string[];
  /**
   * The alternatives in `security`. Each alternative maps its security schemes to the required scopes. `{}` accepts requests without
   * credentials. Default: `[{}]`.
   */
  readonly security?: readonly { readonly [scheme: string]: readonly string[] }[];
  /** The lowest role that may call the operation, if there is one. */
  readonly role?: string;
  /** The tiers of the service in which the operation is available. Absent if it is available in all tiers. */
  readonly tiers?: readonly string[];
  /**
   * The media types of the request body, the preferred one first. If `isChoice` is true, the input of the handler contains the media type
   * of the body.
   */
  readonly requestBody?: Readonly<{ required: boolean; mediaTypes: readonly string[]; isChoice?: true }>;
  /** A map from media types to the largest sizes of their bodies, in bytes. Contains the sizes that differ from the defaults. */
  readonly bodySizes?: { readonly [mediaType: string]: number };
  /** True if the properties of the body may also be in the query. They are written as in `application/x-www-form-urlencoded`. */
  readonly bodyInQuery?: true;
  /** Present if a body may contain query parameters. Maps each parameter that is not written with brackets (`ids[]=1`) to its notation. */
  readonly queryInBody?: { readonly [parameter: string]: UnbracketedNotation };
  readonly request: RequestDecoders;
  /** A map from statuses (`200`, `4XX` or `default`) to media types of responses. The preferred media type comes first. */
  readonly responses: { readonly [status: string]: readonly string[] | undefined };
  /**
   * A map from statuses and media types to the described properties of bodies. If a body is sent item by item, they are those of an item.
   * Bodies that may have any properties are left out.
   */
  readonly properties?: { readonly [status: string]: { readonly [mediaType: string]: DescribedProperties } };
  /** True if the input of the handler contains the media type that the client prefers. */
  readonly hasAccept?: true;
  /** How the data of events is written in responses. `either` writes strings as text, and other data as JSON. Default: `json`. */
  readonly eventData?: 'either' | 'json' | 'text';
  /** True if the result of the handler may contain values that are converted before they are sent. For example, a `Date` becomes text. */
  readonly encodesResult?: true;
}

/** The address of an operation. A framework needs it to register a route. */
export type RouteAddress = Partial<Route> & Pick<Route, 'method' | 'path'>;

/**
 * How a query parameter that is an array or object is written: as one value with separators (`commas`, `pipes`, `spaces`), as one parameter
 * for each item (`repeated`) or property (`members`), or as JSON.
 */
export type UnbracketedNotation = 'commas' | 'json' | 'members' | 'pipes' | 'repeated' | 'spaces';

/** The route of a request, and the values of its path parameters. They are percent-encoded, in the order of the template. */
export interface FoundRoute {
  readonly route: Route;
  readonly values: readonly (string | undefined)[];
}

/** Returns the route for a method and for path segments from `splitTarget`. Returns undefined if no route matches. */
export type FindRoute = (method: string, path: readonly string[]) => FoundRoute | undefined;

/** Finds the route of a request. If a path has no HEAD operation, a HEAD request has the route of GET. */
export const findWithHead = (find: FindRoute, method: string, path: readonly string[]): FoundRoute | undefined =>
  find(method, path) ?? (method === 'HEAD' ? find('GET', path) : undefined);

/** Returns the methods that a path has, for the header `Allow`. The list is empty if the API does not have the path. */
export const allowedMethods = (find: FindRoute, path: readonly string[], all: readonly string[] = methods): string[] =>
  all
    .map((method) => method.toUpperCase())
    .filter((method) => findWithHead(find, method, path) !== undefined)
    .sort();

/** Returns the segments of a path below the path at which an application has mounted the API. */
export const belowMount = (path: readonly string[], mountSegments: number): readonly string[] =>
  path.length > mountSegments ? path.slice(mountSegments) : [''];

/** Returns true if a segment can be the value of a path parameter. `.` and `..` cannot, because clients and proxies resolve them. */
export const isValue = (segment: string | undefined): segment is string =>
  segment !== undefined && segment !== '' && segment !== '.' && segment !== '..';
