import type { JsonValue } from '@forgespec/description/json';
import type { PagingParameter, Parameter } from '@forgespec/model';
import { mergedSchema } from '@forgespec/model/values';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';

/** The query parameter for the page size of a list. */
export interface PageSize {
  /** The name of the query parameter. The value of this parameter is the number of items per page. */
  readonly parameter: string;
  /** The maximum value that the description allows; undefined if the description states no maximum. */
  readonly maximum: number | undefined;
  /** The page size that a case requests to get the whole list: the maximum, or 100 if the maximum is larger or not stated. */
  readonly most: number;
}

/** A list whose pages are requested by page number or by offset. */
export interface NumberedPages {
  readonly size: PageSize;
  /**
   * Returns the query parameters for a page.
   *
   * @param index the number of the page, from 0.
   * @param count the number of items per page.
   */
  pageQuery(index: number, count: number): Readonly<Record<string, JsonValue>>;
}

/** The page size to request if the description states no maximum, or a larger maximum. */
const defaultLargestPage = 100;

// Common names of the paging parameters, for descriptions without `x-paging`. OpenAPI has no keyword for paging parameters.
const usualNames: Readonly<Record<Exclude<PagingParameter, 'method'>, RegExp>> = {
  page: /^page(?:_?number)?$/iu,
  offset: /^(?:offset|skip|start(?:_?index)?)$/iu,
  cursor: /^(?:cursor|marker|(?:page|next|continuation)_?token|(?:starting_?)?after)$/iu,
  size: /^(?:per_?page|page_?size|limit|size|max_?results)$/iu,
};

/**
 * Returns the query parameter that the description declares for a purpose, such as the page size. If the description declares none, returns
 * a parameter with a common name for the purpose. Returns undefined if the operation has neither.
 */
export function pagingParameter(
  { parameters, paging }: TestedOperation,
  purpose: keyof typeof usualNames,
): Parameter | undefined {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const described = paging.parameters[purpose];
  return inQuery.find(({ name }) => (described === undefined ? usualNames[purpose].test(name) : name === described));
}

/** Returns the page size parameter of a list; undefined if the operation has none. */
export function pageSizeOf(subject: ContractSubject, operation: TestedOperation): PageSize | undefined {
  const declared = pagingParameter(operation, 'size');
  if (declared === undefined) return undefined;
  const maximum = mergedSchema(declared.schema, subject.resolve)?.maximum;
  return { parameter: declared.name, maximum, most: Math.min(maximum ?? defaultLargestPage, defaultLargestPage) };
}

/**
 * Returns the numbered pages of a list. Returns undefined if the list has no numbered pages, or no parameter for the page size.
 */
export function numberedPagesOf(subject: ContractSubject, operation: TestedOperation): NumberedPages | undefined {
  const size = pageSizeOf(subject, operation);
  if (size === undefined || operation.method !== 'get') return undefined;
  const page = pagingParameter(operation, 'page');
  if (page !== undefined) {
    return { size, pageQuery: (index, count) => ({ [page.name]: index + 1, [size.parameter]: count }) };
  }
  const offset = pagingParameter(operation, 'offset');
  if (offset === undefined) return undefined;
  return { size, pageQuery: (index, count) => ({ [offset.name]: index * count, [size.parameter]: count }) };
}
