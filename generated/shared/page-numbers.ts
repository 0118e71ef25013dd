// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** The numbers of other pages of a list. A number is undefined if its page does not exist, or is not known. Pages are counted from 1. */
export interface PageNumbers {
  readonly previous: number | undefined;
  readonly next: number | undefined;
  readonly last: number | undefined;
}

/** Returns the number of items before a page. */
export const offsetOf = (page: number, size: number): number => (page - 1) * size;

/** Returns the number of the last page. An empty list has one page. */
export const lastPage = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/**
 * Returns the numbers of the pages around a page. If a page is past the end of the list, its previous page is the last page.
 *
 * @param total the number of items on all pages; undefined if it is not known.
 * @param hasMore true if there is a next page. It is used only if the total is not known.
 */
export function pageNumbers(page: number, size: number, total: number | undefined, hasMore: boolean): PageNumbers {
  const last = total === undefined ? undefined : lastPage(total, size);
  return {
    previous: page > 1 ? Math.min(page - 1, last ?? page) : undefined,
    next: (last === undefined ? hasMore : page < last) ? page + 1 : undefined,
    last,
  };
}
