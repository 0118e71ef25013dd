import type { Method } from '@forgespec/templates/shared/methods';
import type { Server } from './api.ts';
import type { Availability } from './availability.ts';
import type { Body, Response } from './message.ts';
import type { PaginationMethod, Paging } from './pagination.ts';
import type { Parameter } from './parameter.ts';
import type { SecurityAlternative } from './security.ts';

/** An operation: a method and a path. */
export interface OperationModel {
  /** The name in TypeScript, `listShopPets`. */
  readonly name: string;
  /** The `operationId`; undefined if the description has none. openapi-typescript uses it as a key. */
  readonly id: string | undefined;
  /** The name of the operation within its area, `list` (`x-sdk`). */
  readonly shortName: string;
  readonly method: Method;
  /** The path template, `/shops/{id}/pets`. */
  readonly path: string;
  readonly pointer: string;
  readonly summary: string | undefined;
  readonly description: string | undefined;
  readonly facts: Facts;
  /** The parts of requests and responses by which a list is paginated. */
  readonly paging: Paging;
  /** Headers with fixed values that every request must have, for example `Accept` (`x-required-headers`). */
  readonly requiredHeaders: readonly { readonly name: string; readonly value: string }[];
  /** Path parameters in the order of the template, then query, header and cookie parameters by name. */
  readonly parameters: readonly Parameter[];
  readonly body: Body | undefined;
  /**
   * The second place from which the operation accepts its parameters (`x-parameters-in`). It is the query if the operation describes
   * a body, and the body if it describes a query. Undefined if the operation accepts its parameters only as described.
   */
  readonly alsoTakesParametersIn: 'body' | 'query' | undefined;
  /** Sorted by status. */
  readonly responses: readonly Response[];
  /** Alternatives: a request must meet one of them. */
  readonly security: readonly SecurityAlternative[];
  /** Defined only if the operation has other servers than the rest of the API. */
  readonly servers: readonly Server[] | undefined;
}

/** Facts for callers. `spec/rules/extensions.md` explains the `x-` keys. */
export interface Facts extends Availability {
  /** The method of pagination; undefined if the description names none. */
  readonly pagination: PaginationMethod | undefined;
  /** True if the response arrives before the work is done. */
  readonly isAsync: boolean;
  /** Scopes of an access token, any one of which allows the call; empty if the description names none. */
  readonly scopes: readonly string[];
}
