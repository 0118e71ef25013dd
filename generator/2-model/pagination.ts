/** The pagination methods (`x-pagination`): page numbers, a cursor, either of them, or no pages. */
export type PaginationMethod = 'both' | 'keyset' | 'none' | 'offset';

/** The purpose of a query parameter of a paginated list (`x-paging`). */
export type PagingParameter = 'cursor' | 'method' | 'offset' | 'page' | 'size';

/** The purpose of a response header of a paginated list (`x-paging`). */
export type PagingHeader = 'next' | 'page' | 'previous' | 'size' | 'total' | 'total-pages';

/** The way in which the response to one page identifies the next page. */
export type NextPage =
  /** The header `Link` contains the address of the next page, with the relation `next`. RFC 8288, section 3. */
  | { readonly kind: 'link' }
  /**
   * A header contains the value of a query parameter for the next page: a cursor or a page number. Without a value, this is the
   * last page.
   */
  | { readonly kind: 'header'; readonly header: string; readonly parameter: string }
  /** The response does not identify the next page: add one to the page number, until a page has no items. */
  | { readonly kind: 'number'; readonly parameter: string };

/** The parts of requests and responses by which a list is paginated. */
export interface Paging {
  /** The way to the next page; undefined if the operation does not return pages. */
  readonly next: NextPage | undefined;
  /** The names of query parameters by their purpose. */
  readonly parameters: Readonly<Partial<Record<PagingParameter, string>>>;
  /** The names of response headers by their purpose, in lower case. */
  readonly headers: Readonly<Partial<Record<PagingHeader, string>>>;
}
