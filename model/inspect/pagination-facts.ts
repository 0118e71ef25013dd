import type { PaginationMethod } from '../pagination.ts';

/** The facts of a pagination method. */
interface PaginationFacts {
  /** False only for the method `none`. */
  readonly isPaged: boolean;
  /** True if a client can get a page by its number. */
  readonly isNumbered: boolean;
  /** True if each page can be followed by the page after its last item. */
  readonly hasCursor: boolean;
}

/** The facts of each pagination method. */
export const paginationFacts: Readonly<Record<PaginationMethod, PaginationFacts>> = {
  both: { isPaged: true, isNumbered: true, hasCursor: true },
  keyset: { isPaged: true, isNumbered: false, hasCursor: true },
  none: { isPaged: false, isNumbered: false, hasCursor: false },
  offset: { isPaged: true, isNumbered: true, hasCursor: false },
};
