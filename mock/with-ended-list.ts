import { isJsonObject } from '@forgespec/description/json';
import { pagingNames, parameterForms, plainName } from '@forgespec/model';
import type { ReadPages } from './described-pages.ts';
import { endedList, type ListResponse } from './ended-list.ts';

/**
 * Returns a response to a GET request that has no next page. A response that has no next page anyway is returned at once.
 *
 * @param operation the method and the path of the operation: `get /pets`.
 */
export function withEndedList(
  list: ListResponse,
  operation: string,
  query: URLSearchParams,
  readPages: ReadPages,
): ListResponse | Promise<ListResponse> {
  if (!mayContinue(list, query.keys())) return list;
  return readPages().then((pages) => {
    const described = pages.get(operation);
    return described === undefined ? list : endedList(list, described, (name) => query.get(name) ?? undefined);
  });
}

/**
 * Returns true if a response may lead to a next page, or if a request may be for a page after the first one. The names in both decide this,
 * because reading the pagination of a description takes a second or more.
 */
const mayContinue = ({ headers, body }: ListResponse, queryNames: Iterable<string>): boolean =>
  hasNextLink(headers) ||
  [...queryNames].some((name) => parameterForms(name).some((form) => positions.some((names) => names.has(form)))) ||
  hasNextValue(body, 0);

const positions = [pagingNames.page, pagingNames.offset, pagingNames.cursor];
const nextValues = [pagingNames.strongNext, pagingNames.weakNext, pagingNames.nextUrl, pagingNames.hasMore];

const hasNextLink = (headers: ListResponse['headers']): boolean =>
  Object.entries(headers).some(([name, value]) => name.toLowerCase() === 'link' && /\bnext\b/u.test(String(value)));

const hasNextValue = (value: unknown, depth: number): boolean =>
  isJsonObject(value) &&
  depth < 4 &&
  Object.entries(value).some(
    ([name, member]) =>
      (Boolean(member) && nextValues.some((names) => names.has(plainName(name)))) || hasNextValue(member, depth + 1),
  );
