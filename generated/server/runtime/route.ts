// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { StatusRange } from './status.ts';

/** A method that an operation may have. */
export type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'TRACE';

/** A place in a path for a value. */
export interface PathParameter {
  /** The name of the parameter. */
  readonly parameter: string;
  /** The value may hold slashes as they are, and so fills one segment or more. */
  readonly spansSegments?: true;
}

/** A segment with text around its values: `{name}.{format}` has the texts `''`, `'.'` and `''`. */
export interface MixedSegment {
  /** The names of the parameters, in order. */
  readonly parameters: readonly string[];
  /** What stands before, between and after the values: one more than there are parameters. */
  readonly texts: readonly string[];
}

/** One segment of a path: text that has to be there, a value, or both. */
export type Segment = string | PathParameter | MixedSegment;

/** What the description says of an operation, as data: where it answers, who may call it, what it takes and returns. */
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
  /** The path template, ready to be matched. */
  readonly segments: readonly Segment[];
  /** Any one of these lets a caller in: all of its schemes together, each with these scopes. `{}` lets anyone in. */
  readonly security: readonly { readonly [scheme: string]: readonly string[] }[];
  /** The lowest role that may call the operation, where there is one. */
  readonly role?: string;
  /** The tiers that have the operation, where not all of them do. */
  readonly tiers?: readonly string[];
  /** The media types that a request body may have; none where the operation takes no body. */
  readonly consumes: readonly string[];
  /** The documented statuses. */
  readonly statuses: readonly (number | StatusRange | 'default')[];
}
