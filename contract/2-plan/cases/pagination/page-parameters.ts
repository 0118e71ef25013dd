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
  /** Returns the number of the last page that the description allows to request, from 0. Infinity if there is no limit. */
  lastIndex(count: number): number;
}

/** The page size to request if the description states no maximum, or a larger maximum. */
const defaultLargestPage = 100;

/**
 * Returns the query parameter with a purpose in pagination, such as the page size. Returns undefined if the operation does not return pages,
 * or has no such parameter.
 */
export function pagingParameter(
  { parameters, pagination }: TestedOperation,
  purpose: PagingParameter,
): Parameter | undefined {
  const wanted = pagination?.parameters[purpose];
  return parameters.find((parameter) => parameter.in === 'query' && parameter.name === wanted);
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
  const maximumOf = ({ schema }: Parameter): number => mergedSchema(schema, subject.resolve)?.maximum ?? Infinity;
  const page = pagingParameter(operation, 'page');
  if (page !== undefined) {
    const { next } = operation.pagination ?? {};
    const first = next?.kind === 'page' ? next.first : 1;
    return {
      size,
      pageQuery: (index, count) => ({ [page.name]: index + first, [size.parameter]: count }),
      lastIndex: () => maximumOf(page) - first,
    };
  }
  const offset = pagingParameter(operation, 'offset');
  if (offset === undefined) return undefined;
  return {
    size,
    pageQuery: (index, count) => ({ [offset.name]: index * count, [size.parameter]: count }),
    lastIndex: (count) => Math.floor(maximumOf(offset) / count),
  };
}
