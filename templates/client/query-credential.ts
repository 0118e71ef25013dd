import { withQuery } from '../shared/query-component.ts';
import { plainQuery } from '../shared/write-query.ts';
import type { HttpRequest } from './send.ts';

/** Adds a credential to the query of a request, unless the query has a parameter of that name. */
export function addToQuery(request: HttpRequest, name: string, text: string): HttpRequest {
  const { url } = request;
  if (new URL(url).searchParams.has(name)) return request;
  return { ...request, url: withQuery(url, plainQuery({ [name]: text })) };
}
