import { isJsonObject } from '@forgespec/description/json';
import type { Pagination } from '@forgespec/model';
import { linkPattern, parseLinks } from '@forgespec/templates/shared/pages';

/** The headers and the body of a response. The names of the headers are in any case. */
export interface ListResponse {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** How an operation returns a list, and how a response without a next page looks. */
export interface DescribedList extends Pagination {
  /** The value in place of an address or cursor of a next page in the body. Undefined if the body may lack this value. */
  readonly end: '' | null | undefined;
}

/**
 * Returns the response of a list that ends with this page. The examples of a description often have a next page, which a mock does not have:
 * a client that reads all pages would get the same page again and again. A page after the first one has no items.
 *
 * @param query returns the value of a query parameter of the request.
 */
export function endedList(
  { headers: sent, body }: ListResponse,
  { next, items, last, end }: DescribedList,
  query: (name: string) => string | undefined,
): ListResponse {
  const mark = last?.kind === 'page-count' ? 1 : last?.kind === 'is-last';
  if (last?.from.in === 'body')
    return withoutItems({ headers: sent, body: withValue(body, last.from.path, () => mark) }, next, items, query);
  // A header with the mark may be missing in an example, so that the next page is also removed.
  const headers = last === undefined ? sent : withHeader(sent, last.from.name, () => String(mark));
  switch (next.kind) {
    case 'link':
      return { headers: withHeader(headers, 'link', (links) => withoutLinks(links, 'next')), body };
    case 'cursor':
    case 'url':
      return next.from.in === 'header'
        ? { headers: withHeader(headers, next.from.name, () => ''), body }
        : { headers, body: withValue(body, next.from.path, () => end) };
    case 'last-id':
      return { headers, body: query(next.parameter.name) === undefined ? body : withValue(body, items, () => []) };
    case 'offset':
    case 'page':
      return withoutItems({ headers, body }, next, items, query);
  }
}

/** Removes the items if the request is for a page after the first one. */
function withoutItems(
  { headers, body }: ListResponse,
  next: Pagination['next'],
  items: readonly string[],
  query: (name: string) => string | undefined,
): ListResponse {
  const isNumbered = next.kind === 'page' || next.kind === 'offset';
  const isFurther = isNumbered && Number(query(next.parameter.name) ?? next.first) > next.first;
  return { headers, body: isFurther ? withValue(body, items, () => []) : body };
}

/** Replaces a value in a body. Undefined removes it. A body without this value is not changed. */
function withValue(body: unknown, [name, ...rest]: readonly string[], replace: () => unknown): unknown {
  if (name === undefined) return replace();
  if (!isJsonObject(body) || !Object.hasOwn(body, name)) return body;
  const value = withValue(body[name], rest, replace);
  const others = Object.entries(body).filter(([key]) => key !== name);
  return Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
}

const withHeader = (
  headers: ListResponse['headers'],
  name: string,
  change: (text: string) => string,
): ListResponse['headers'] =>
  Object.fromEntries(
    Object.entries(headers).map(([key, value]) => [key, key.toLowerCase() === name ? change(String(value)) : value]),
  );

/** Returns the header `Link` without the links that have a relation type, such as `next`. Their other text is not changed. */
const withoutLinks = (header: string, relation: string): string =>
  Array.from(header.matchAll(linkPattern), ([text]) => text.trim())
    .filter((text) => !parseLinks(text).some(({ relations }) => relations.includes(relation)))
    .join(', ');
