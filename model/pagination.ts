/**
 * A pagination method (`x-pagination`). `keyset` uses a cursor, and `offset` uses page numbers. `none` means that the list has no pages.
 */
export type PaginationMethod = 'both' | 'keyset' | 'none' | 'offset';

/** The purpose of a query parameter in pagination (`x-paging`). */
export type PagingParameter = 'cursor' | 'method' | 'offset' | 'page' | 'size';

/** The purpose of a response header in pagination (`x-paging`). */
export type PagingHeader = 'next' | 'page' | 'previous' | 'size' | 'total' | 'total-pages';

/** How a client gets the next page of a list. */
export type NextPage =
  /** The header `Link` contains the address of the next page. The relation of this link is `next` (RFC 8288, section 3). */
  | { readonly kind: 'link' }
  /**
   * A response header contains a cursor or a page number. To get the next page, the client sends this value in a query parameter. On the
   * last page, the header has no value.
   */
  | { readonly kind: 'header'; readonly header: string; readonly parameter: string }
  /** The response does not identify the next page. The client adds one to the page number, until a page has no items. */
  | { readonly kind: 'number'; readonly parameter: string };

/** The parameters and headers by which a list is paginated. */
export interface Paging {
  /** How a client gets the next page. Undefined if the operation does not return pages. */
  readonly next: NextPage | undefined;
  /** The key is the purpose of a query parameter, and the value is the name of the parameter. */
  readonly parameters: Readonly<Partial<Record<PagingParameter, string>>>;
  /** The key is the purpose of a response header, and the value is the name of the header in lower case. */
  readonly headers: Readonly<Partial<Record<PagingHeader, string>>>;
}
