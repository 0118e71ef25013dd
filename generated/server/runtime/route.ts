// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { InterimParameter } from './interim-decode.ts';
import type { StatusRange } from './status.ts';

/** A method that an operation may have. */
export type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'TRACE';

/** A server's entry for an operation: what the description says of it, as far as answering a request goes. */
export interface Route {
  /** The name of the operation, `listProjectBadges`. */
  readonly operation: string;
  /** The member of `Handlers` that has its handler, `projectBadges`. */
  readonly area: string;
  /** The name of the handler there, `list`. */
  readonly handler: string;
  readonly method: HttpMethod;
  /** Path of the server that the operation is part of, `/api/v4`; empty at the root. */
  readonly prefix: string;
  /** The path template below the prefix, `/projects/{id}/badges`. */
  readonly path: string;
  /** Any one of these lets a caller in: all of its schemes together, each with these scopes. `{}` lets anyone in. */
  readonly security: readonly { readonly [scheme: string]: readonly string[] }[];
  /** The lowest role that may call the operation, where there is one. */
  readonly role?: string;
  /** The tiers that have the operation, where not all of them do. */
  readonly tiers?: readonly string[];
  readonly parameters: readonly InterimParameter[];
  /** The request body, where the operation takes one. */
  readonly body?: RouteBody;
  /** The documented answers by status: the media types that each may have, the preferred one first. */
  readonly responses: { readonly [Status in number | StatusRange | 'default']?: readonly string[] };
  /** What judges the bodies of requests and answers. */
  readonly validators: BodyValidators | undefined;
}

/** Tells whether a value is what the description says, and why it is not. */
export interface Validator {
  readonly is: (value: unknown) => boolean;
  readonly check: (value: unknown) => readonly { readonly path: string; readonly message: string }[];
}

/** What judges the bodies of an operation: of requests, and of answers by status. */
export interface BodyValidators {
  readonly body?: Validator;
  readonly responses: Readonly<Record<string, Validator>>;
}

/** What is said of a request body. */
export interface RouteBody {
  readonly required: boolean;
  /** The media types that it may have, the preferred one first. */
  readonly mediaTypes: readonly string[];
}

/** A route that a request addresses, and the values in its path, percent-encoded as they came, in the order of the template. */
export interface FoundRoute {
  readonly route: Route;
  readonly values: readonly (string | undefined)[];
}

/** Finds the route of a method and a path, given as its segments, in one spelling ({@link splitTarget}). */
export type FindRoute = (method: string, path: readonly string[]) => FoundRoute | undefined;
