import type { Availability } from './availability.ts';
import type { Body, Response } from './message.ts';
import type { Pagination } from './pagination.ts';
import type { Parameter } from './parameter.ts';
import type { SelectingValue } from './response-selector.ts';
import type { SecurityAlternative } from './security.ts';
import type { Server } from './server.ts';

/** An operation of the API. @see https://spec.openapis.org/oas/v3.1.1.html#operation-object */
export interface OperationModel {
  /** The name in TypeScript, such as `listShopPets`. */
  readonly name: string;
  /** The prefix of the operation's type names, such as `ListShopPets`. No schema has the same name as one of these types. */
  readonly typePrefix: string;
  /**
   * The type name of the operation's handler in the generated server, such as `ListShopPets`. The handler's input then has the type
   * `ListShopPetsInput`, and its result has the type `ListShopPetsResult`.
   */
  readonly handlerType: string;
  /** The file name of the operation's area, such as `shop-pets`. */
  readonly area: string;
  /**
   * The `operationId`. If the operation has no `operationId`, or if an earlier operation has the same `operationId`, the id is the name of
   * the operation, with a number if necessary. Each operation has a different id. The ids are the keys of the type `operations` in
   * `types/openapi.ts`.
   */
  readonly id: string;
  /**
   * The name of the operation within its area. If `x-sdk` has a `method`, the short name is this method. Otherwise, the short name is
   * usually `name` without the name of the area. For example, the short name of `petsList` in the area `pets` is `list`.
   */
  readonly shortName: string;
  /** The HTTP method, in lower case. */
  readonly method: string;
  /** The path template, such as `/shops/{id}/pets`. */
  readonly path: string;
  readonly pointer: string;
  readonly summary: string | undefined;
  readonly description: string | undefined;
  /** The labels of the operation, in the order of its `tags`. A label is a tag that does not group operations. */
  readonly labels: readonly Label[];
  readonly facts: Facts;
  /** How the operation returns a list in pages. Undefined if it does not return pages. */
  readonly pagination: Pagination | undefined;
  /** The reason why the operation does not return pages, as a sentence. Undefined if it returns pages. */
  readonly unpagedReason: string | undefined;
  /** Headers with a fixed value that every request must have, such as `Accept` (`x-required-headers`). */
  readonly requiredHeaders: readonly { readonly name: string; readonly value: string }[];
  /**
   * The parameters. The path parameters are first, in the order of the path template. The query, header and cookie parameters follow, each
   * group sorted by name.
   */
  readonly parameters: readonly Parameter[];
  readonly body: Body | undefined;
  /**
   * The part of a request in which the operation also accepts parameters that are described for another part (`x-parameters-in`). `query`
   * means that the fields of the body may also be in the query. `body` means that the query parameters may also be in the body. Undefined
   * if the operation accepts parameters only as described.
   */
  readonly alsoTakesParametersIn: 'body' | 'query' | undefined;
  /**
   * The part of a request that selects the stream of the response, if a key of the operation declares it (`x-selected-response`). Undefined if
   * no key declares it; `responseSelector` may then recognize it.
   */
  readonly selectedBy: SelectingValue | undefined;
  /** The responses, sorted by status. */
  readonly responses: readonly Response[];
  /** The security alternatives. A request must satisfy one of them. */
  readonly security: readonly SecurityAlternative[];
  /** The servers of the operation. Undefined if the operation uses the servers of the API. */
  readonly servers: readonly Server[] | undefined;
}

/** A tag that describes an operation, but does not group operations. The `kind` of such a tag is not `nav` (OpenAPI 3.2). */
export interface Label {
  /** The `kind`, such as `audience`. */
  readonly kind: string;
  /** The summary of the tag, or its name. */
  readonly text: string;
}

/** Facts about an operation that callers need. They come from `x-` keys, which `spec/rules/extensions.md` explains. */
export interface Facts extends Availability {
  /** True if the service sends the response before the work is done. */
  readonly isAsync: boolean;
  /**
   * The scopes of access tokens for this operation. A token needs at least one of these scopes. Empty if the description lists no scopes.
   */
  readonly scopes: readonly string[];
}
