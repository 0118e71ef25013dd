import type { Pagination, PagingHeader } from '@forgespec/model';
import { lastPage, offsetOf } from '@forgespec/templates/shared/pages';
import type { PageLinks, ListPage } from './page-reader.ts';

/**
 * The page number and the page size that a request contains. A property is undefined if the request does not contain it: the server then
 * chooses the value.
 */
export interface RequestedPage {
  readonly page: number | undefined;
  readonly perPage: number | undefined;
}

/** A header or link that does not match the request, the items of the page or another header. */
export interface PageMismatch {
  readonly name: string;
  readonly expected: string;
  readonly found: string;
}

type Headers = Readonly<Record<string, string>>;

/** Returns the number in a header; undefined if the header is absent or empty. */
export const numberInHeader = (headers: Headers, name: string | undefined): number | undefined =>
  name === undefined || headers[name] === undefined || headers[name] === '' ? undefined : Number(headers[name]);

/** Compares the headers and links of a page with the request, with the items of the page, and with each other. Returns the mismatches. */
export function findPageMismatches(
  { headers, links, items }: ListPage,
  requested: RequestedPage,
  { headers: names, parameters }: Pick<Pagination, 'headers' | 'parameters'>,
): PageMismatch[] {
  const current = requested.page ?? numberInHeader(headers, names.page) ?? 1;
  const size = requested.perPage ?? numberInHeader(headers, names.size);
  const total = numberInHeader(headers, names.total);
  const counted = total === undefined || size === undefined ? undefined : lastPage(total, size);
  const pages = counted ?? numberInHeader(headers, names['total-pages']);
  const onThisPage =
    total === undefined || size === undefined
      ? undefined
      : Math.min(size, Math.max(0, total - offsetOf(current, size)));
  const expected: Readonly<Record<PagingHeader, number | string | undefined>> = {
    page: requested.page,
    size: requested.perPage,
    total: undefined,
    'total-pages': total === 0 ? undefined : counted,
    next: pages === undefined ? undefined : current < pages ? current + 1 : '',
    previous: current > 1 ? current - 1 : '',
  };
  const wrong = Object.entries(names).flatMap(([purpose, name]) =>
    differing(name, expected[purpose as PagingHeader], headers[name]),
  );
  const miscounted =
    onThisPage === undefined || onThisPage === items.length || names.total === undefined
      ? []
      : differing(names.total, `${items.length} on this page`, `${onThisPage}`);
  const linked = linkMismatches(links, { current, pages, parameter: parameters.page ?? 'page' });
  return [...missingHeaders(headers, names), ...wrong, ...miscounted, ...linked];
}

const differing = (name: string, expected: number | string | undefined, found: string | undefined): PageMismatch[] =>
  expected === undefined || found === undefined || String(expected) === found
    ? []
    : [{ name, expected: String(expected), found: found || 'nothing' }];

/**
 * Groups of headers. A server sends all headers of a group, or none. The totals are a separate group, because a server may omit
 * them for a very long list.
 */
const headerGroups: readonly (readonly PagingHeader[])[] = [
  ['page', 'size', 'next', 'previous'],
  ['total', 'total-pages'],
];

function missingHeaders(headers: Headers, names: Pagination['headers']): PageMismatch[] {
  return headerGroups
    .map((group) => group.flatMap((purpose) => names[purpose] ?? []))
    .filter((group) => group.some((name) => headers[name] !== undefined))
    .flatMap((group) => group.filter((name) => headers[name] === undefined))
    .map((name) => ({ name, expected: name, found: 'no such header' }));
}

interface LinkedPage {
  readonly current: number;
  /** The total number of pages; undefined if it is not known. */
  readonly pages: number | undefined;
  /** The query parameter with the page number. */
  readonly parameter: string;
}

function linkMismatches(links: PageLinks, page: LinkedPage): PageMismatch[] {
  if (Object.keys(links).length === 0) return missingLinks(page);
  return Object.entries(expectedPages(page, links.last !== undefined)).flatMap(([relation, expected]) => {
    const found = pageOfLink(links[relation as keyof PageLinks], page.parameter);
    return expected === undefined || found === expected
      ? []
      : [{ name: `Link (${relation})`, expected: `page ${expected}`, found: `page ${found}` }];
  });
}

function missingLinks({ current, pages }: LinkedPage): PageMismatch[] {
  const isOneOfMany = pages !== undefined && pages > 1 && current <= pages;
  return isOneOfMany ? [{ name: 'Link', expected: 'links to the other pages', found: 'no such header' }] : [];
}

/** The number of the page to which a link must refer, by relation. `none` if there must be no link. Undefined if it is not known. */
function expectedPages({ current, pages }: LinkedPage, hasLast: boolean): Record<keyof PageLinks, string | undefined> {
  const previous = current > 1 ? String(current - 1) : 'none';
  if (pages === undefined) return { first: '1', next: undefined, prev: previous, last: undefined };
  return {
    first: '1',
    next: current < pages ? String(current + 1) : 'none',
    // Servers differ in the `prev` link of a page past the end of the list, so this link is not checked.
    prev: current > pages ? undefined : previous,
    last: hasLast ? String(pages) : undefined,
  };
}

/** Returns the number of the page to which a link refers. Returns `none` if there is no link, or if it has no page number. */
const pageOfLink = (target: string | undefined, parameter: string): string =>
  target === undefined ? 'none' : (new URL(target, 'http://localhost').searchParams.get(parameter) ?? 'none');
