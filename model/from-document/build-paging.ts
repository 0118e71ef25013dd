import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { JsonObject } from '@forgespec/description/json';
import { paginationFacts } from '../inspect/pagination-facts.ts';
import type { Header, Response } from '../message.ts';
import type { NextPage, PaginationMethod, Paging, PagingHeader, PagingParameter } from '../pagination.ts';
import type { Parameter } from '../parameter.ts';
import { readOneOf } from './read.ts';

const parameters: Readonly<Record<PagingParameter, true>> = {
  cursor: true,
  method: true,
  offset: true,
  page: true,
  size: true,
};
const headers: Readonly<Record<PagingHeader, true>> = {
  next: true,
  page: true,
  previous: true,
  size: true,
  total: true,
  'total-pages': true,
};

/** Returns the pagination method of an operation. Returns undefined if the operation does not declare a method. */
export const readPaginationMethod = (operation: JsonObject): PaginationMethod | undefined =>
  readOneOf(paginationFacts, operation['x-pagination']);

/** Returns the purpose of a parameter in pagination. Returns undefined if pagination does not use the parameter. */
export const readPagingParameter = (parameter: JsonObject): PagingParameter | undefined =>
  readOneOf(parameters, parameter['x-paging']);

/** Returns the purpose of a response header in pagination. Returns undefined if pagination does not use the header. */
export const readPagingHeader = (header: JsonObject): PagingHeader | undefined =>
  readOneOf(headers, header['x-paging']);

/** Builds the pagination facts of an operation from its parameters and response headers. */
export function buildPaging(
  method: PaginationMethod | undefined,
  operationParameters: readonly Parameter[],
  responses: readonly Response[],
): Paging {
  const inQuery = operationParameters.filter((parameter) => parameter.in === 'query');
  const sent = inQuery.flatMap(({ name, paging }) => (paging === undefined ? [] : [[paging, name] as const]));
  const successes = responses.filter(({ status }) => isSuccess(status) || status === 'default');
  const received = successes.flatMap((response) => response.headers);
  const counts = received.flatMap(({ name, paging }) =>
    paging === undefined ? [] : [[paging, name.toLowerCase()] as const],
  );
  const paging = { parameters: Object.fromEntries(sent), headers: Object.fromEntries(counts) };
  return { ...paging, next: nextPage(method, paging, received) };
}

function nextPage(
  method: PaginationMethod | undefined,
  { parameters: { cursor, page }, headers: { next } }: Omit<Paging, 'next'>,
  received: readonly Header[],
): NextPage | undefined {
  // An operation without `x-pagination` may also return pages, so `isPaged` is true for this operation.
  const { isNumbered, isPaged } =
    method === undefined ? { isNumbered: undefined, isPaged: true } : paginationFacts[method];
  if (!isPaged) return undefined;
  if (received.some(({ name }) => name.toLowerCase() === 'link')) return { kind: 'link' };
  const parameter = isNumbered === false ? cursor : (page ?? cursor);
  if (next !== undefined && parameter !== undefined) return { kind: 'header', header: next, parameter };
  return isNumbered === true && page !== undefined ? { kind: 'number', parameter: page } : undefined;
}
