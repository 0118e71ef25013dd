// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Method } from '../../shared/methods.ts';
import type { RequestDecoders, ResponseDescriptions } from '../../shared/operation-checks.ts';

/** A method that an operation may have. */
export type HttpMethod = Uppercase<Method>;

/** The data of the description that a server needs to answer requests of one operation. */
export interface Route {
  /** The name of the operation, `listShopPets`. */
  readonly operation: string;
  /** The member of `Handlers` that has its handler, `shopPets`. */
  readonly area: string;
  /** The name of the handler there, `list`. */
  readonly handler: string;
  readonly method: HttpMethod;
  /** Path of the server that the operation is part of, `/v1`; empty at the root. */
  readonly prefix: string;
  /** The path template below the prefix, `/shops/{id}/pets`. */
  readonly path: string;
  /** Alternatives: all schemes of one of them are needed, each with these scopes. `{}` accepts requests without credentials. */
  readonly security: readonly { readonly [scheme: string]: readonly string[] }[];
  /** The lowest role that may call the operation, if there is one. */
  readonly role?: string;
  /** The tiers that have the operation, if not all of them do. */
  readonly tiers?: readonly string[];
  /** The request body, if the operation takes one. */
  readonly body?: RouteBody;
  /** True if the operation also takes the properties of its body in the query, written as in a form. */
  readonly bodyInQuery?: true;
  /** Present if the operation also takes its query parameters in a body, as a form or as a JSON object. */
  readonly queryInBody?: QueryNotations;
  readonly request: RequestDecoders;
  readonly responses: ResponseDescriptions;
}

/** The request body of an operation. */
export interface RouteBody {
  readonly required: boolean;
  /** The media types that it may have, the preferred one first. */
  readonly mediaTypes: readonly string[];
}

/** The query parameters that are not written with brackets, by name. */
export interface QueryNotations {
  readonly [parameter: string]: QueryNotation;
}

/**
 * The notation of a query parameter whose arrays and objects have no brackets: its items in one value, each item with the name of the
 * parameter, each member with its own name, or the whole as JSON.
 */
export type QueryNotation = 'commas' | 'json' | 'members' | 'pipes' | 'repeated' | 'spaces';
