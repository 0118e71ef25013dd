/** The parameters and headers that a pagination method requires of a list. */
export interface PaginationRequirements {
  /** Names of query parameters. */
  readonly parameters: readonly string[];
  /** Names of response headers. */
  readonly headers: readonly string[];
}

const offset: PaginationRequirements = {
  parameters: ['page', 'per_page'],
  headers: ['Link', 'x-next-page', 'x-page', 'x-per-page', 'x-prev-page', 'x-total', 'x-total-pages'],
};

const keyset: PaginationRequirements = {
  parameters: ['pagination', 'per_page', 'order_by', 'sort'],
  headers: ['Link'],
};

/** The methods for each value of `x-pagination`. */
export const paginationMethods: ReadonlyMap<unknown, readonly PaginationRequirements[]> = new Map([
  ['offset', [offset]],
  ['keyset', [keyset]],
  ['both', [offset, keyset]],
]);
