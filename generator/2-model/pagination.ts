/** The ways in which a list is divided into pages (`x-pagination`): by page numbers, by a cursor, by either of them, or not at all. */
export type PaginationMethod = 'both' | 'keyset' | 'none' | 'offset';

/** The purpose of a query parameter of a paginated list (`x-paging`). */
export type PagingParameter = 'cursor' | 'method' | 'offset' | 'page' | 'size';

/** The purpose of a response header of a paginated list (`x-paging`). */
export type PagingHeader = 'next' | 'page' | 'previous' | 'size' | 'total' | 'total-pages';

/** The way in which the response to one page names the next page. */
export type NextPage =
  /** The header `Link` has its address, with the relation `next`. RFC 8288, section 3. */
  | { readonly kind: 'link' }
  /** A header has a value that is sent in a query parameter: a cursor, or a page number. Without a value there is no next page. */
  | { readonly kind: 'header'; readonly header: string; readonly parameter: string }
  /** Nothing names it: its number is one higher, and a page without items is the last one. */
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
