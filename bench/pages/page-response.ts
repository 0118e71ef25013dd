import type { Pagination, ResponseValue } from '../../model/index.ts';

/** The number of pages, and of items on a page. */
const pages = 3;
const size = 2;

interface PageResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Returns the response for a page of a list with three pages, by the pagination method. The address of a page has the parameter `at`. */
export function responseFor({ next, items: path, last }: Pagination, url: URL): PageResponse {
  const page = requestedPage(next, url.searchParams);
  const isLast = page >= pages - 1;
  const ids = Array.from({ length: page < pages ? size : 0 }, (_, index) => page * size + index + 1);
  const keys = next.kind === 'last-id' ? next.path : ['id'];
  const response = new ResponseBuilder(
    path,
    ids.map((id) => nested(keys, id)),
  );
  const address = `${url.pathname}?at=${page + 1}`;
  if (next.kind === 'link' && !isLast) response.headers['link'] = `<${address}>; rel="next"`;
  if (next.kind === 'url' && !isLast) response.set(next.from, address);
  if (next.kind === 'cursor' && !isLast) response.set(next.from, `${page + 1}`);
  if (last?.kind === 'has-more') response.set(last.from, !isLast);
  if (last?.kind === 'is-last') response.set(last.from, isLast);
  if (last?.kind === 'page-count') response.set(last.from, pages);
  return response;
}

/** Returns the number of the requested page, from 0. */
function requestedPage(next: Pagination['next'], query: URLSearchParams): number {
  switch (next.kind) {
    case 'link':
    case 'url':
      return Number(query.get('at') ?? 0);
    case 'cursor':
      return Number(query.get(next.parameter.name) ?? 0);
    case 'page':
      return Number(query.get(next.parameter.name) ?? next.first) - next.first;
    case 'offset':
      return (Number(query.get(next.parameter.name) ?? next.first) - next.first) / size;
    case 'last-id':
      return Number(query.get(next.parameter.name) ?? 0) / size;
  }
}

const nested = (path: readonly string[], value: unknown): unknown =>
  path.reduceRight((inner: unknown, key) => ({ [key]: inner }), value);

class ResponseBuilder implements PageResponse {
  readonly headers: Record<string, string> = {};
  body: unknown;

  constructor(path: readonly string[], items: readonly unknown[]) {
    this.body = nested(path, items);
  }

  set(target: ResponseValue, value: boolean | number | string): void {
    if (target.in === 'header') this.headers[target.name] = String(value);
    else this.body = withValue(this.body, target.path, value);
  }
}

function withValue(owner: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const object: Record<string, unknown> = typeof owner === 'object' && owner !== null ? { ...owner } : {};
  return { ...object, [key]: withValue(object[key], rest, value) };
}
