/** The purpose of a query parameter in pagination. `method` selects the pagination method, for example with the value `keyset`. */
export type PagingParameter = 'cursor' | 'method' | 'offset' | 'page' | 'size';

/** The purpose of a response header in pagination. */
export type PagingHeader = 'next' | 'page' | 'previous' | 'size' | 'total' | 'total-pages';

/** The location of a value in a response: a header, or the property names from the body to the value. */
export type ResponseValue =
  | { readonly in: 'body'; readonly path: readonly string[] }
  | { readonly in: 'header'; readonly name: string };

/** The location of a value in a request: a query parameter, or a property of the body. */
export interface RequestValue {
  readonly in: 'body' | 'query';
  readonly name: string;
}

/** How a client gets the next page of a list. */
export type NextPage =
  /** The header `Link` contains the address of the next page. The relation of this link is `next` (RFC 8288, section 3). */
  | { readonly kind: 'link' }
  /** The response contains the address of the next page. */
  | { readonly kind: 'url'; readonly from: ResponseValue }
  /** The response contains a value. To get the next page, the client sends this value in a parameter. */
  | { readonly kind: 'cursor'; readonly parameter: RequestValue; readonly from: ResponseValue }
  /** The client sends the number of the page. `first` is the number of the first page. */
  | { readonly kind: 'page'; readonly parameter: RequestValue; readonly first: number }
  /** The client sends the number of the items before the page. `first` is the number before the first page, which is usually 0. */
  | { readonly kind: 'offset'; readonly parameter: RequestValue; readonly first: number }
  /** The client sends the id of the last item. `path` contains the property names from the item to its id. */
  | { readonly kind: 'last-id'; readonly parameter: RequestValue; readonly path: readonly string[] };

/** The name of a pagination method. */
export type PaginationMethod = NextPage['kind'];

/** A value of the response that marks the last page. */
export type LastPageMark =
  /** The value is `false` on the last page. */
  | { readonly kind: 'has-more'; readonly from: ResponseValue }
  /** The value is `true` on the last page. */
  | { readonly kind: 'is-last'; readonly from: ResponseValue }
  /** The value is the number of pages. */
  | { readonly kind: 'page-count'; readonly from: ResponseValue };

/** The source of the pagination facts of an operation. */
export type PaginationSource =
  /** The config. `key` is the pattern that the operation matches. */
  | { readonly kind: 'config'; readonly key: string }
  /** An `x-` key of the operation. `key` is the name of this key. */
  | { readonly kind: 'extension'; readonly key: string }
  /** The parameters and the response of the operation. */
  | { readonly kind: 'recognized' };

/** How a list is read page by page. */
export interface Pagination {
  readonly next: NextPage;
  /** The property names from the body to the items. Empty if the body is the array of the items. */
  readonly items: readonly string[];
  /** The value that marks the last page. Undefined if the last page has no next page, or no items. */
  readonly last: LastPageMark | undefined;
  /** The key is the purpose of a query parameter, and the value is the name of the parameter. */
  readonly parameters: Readonly<Partial<Record<PagingParameter, string>>>;
  /** The key is the purpose of a response header, and the value is the name of the header in lower case. */
  readonly headers: Readonly<Partial<Record<PagingHeader, string>>>;
  readonly source: PaginationSource;
}
