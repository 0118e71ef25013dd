import type { Method } from '@forgespec/templates/shared/methods';
import type { Server } from './api.ts';
import type { Availability } from './availability.ts';
import type { Body, Response } from './message.ts';
import type { PaginationMethod, Paging } from './pagination.ts';
import type { Parameter } from './parameter.ts';
import type { SecurityAlternative } from './security.ts';

/** One request that the API answers. */
export interface Operation {
  /** The name in TypeScript, `listShopPets`. */
  readonly name: string;
  /** The `operationId`, as openapi-typescript keys it; undefined where the description gives none. */
  readonly id: string | undefined;
  /** What the operation is called within its area, `list` (`x-sdk`). */
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
  /** Headers to send exactly so, `Accept` for one (`x-required-headers`). */
  readonly requiredHeaders: readonly { readonly name: string; readonly value: string }[];
  /** Path parameters in the order of the template, then query, header and cookie parameters by name. */
  readonly parameters: readonly Parameter[];
  readonly body: Body | undefined;
  /**
   * The other part of a request in which the operation also takes its parameters (`x-parameters-in`): the query of an operation that
   * describes a body, or the body of one that describes a query. Undefined if it takes them only as described.
   */
  readonly alsoTakesParametersIn: 'body' | 'query' | undefined;
  /** Sorted by status. */
  readonly responses: readonly Response[];
  /** Any one of these lets a caller in. */
  readonly security: readonly SecurityAlternative[];
  /** Only where the operation is served elsewhere than the rest of the API. */
  readonly servers: readonly Server[] | undefined;
}

/** What a caller should know before calling; the `x-` keys are explained in `spec/rules/extensions.md`. */
export interface Facts extends Availability {
  /** The method of pagination; undefined if the description names none. */
  readonly pagination: PaginationMethod | undefined;
  /** The answer comes before the work is done. */
  readonly isAsync: boolean;
  /** Scopes of an access token, any one of which allows the call; none where nothing is said. */
  readonly scopes: readonly string[];
}
