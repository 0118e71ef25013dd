import { lastPage, offsetOf } from '@forgespec/templates/shared/page-numbers';
import type { Paging, PagingHeader } from '@forgespec/generator/model/pagination';
import type { PageLinks } from './page-links.ts';
import type { Page } from './pager.ts';

/** The values that a page was requested with; undefined if the server chose. */
export interface AskedPage {
  readonly page: number | undefined;
  readonly size: number | undefined;
}

/** A header or link that contradicts the request, or the others. */
export interface Disagreement {
  readonly name: string;
  readonly expected: string;
  readonly found: string;
}

type Headers = Readonly<Record<string, string>>;

/** Returns the number in a header; undefined if the header has no name, is absent or is empty. */
export function countIn(headers: Headers, name: string | undefined): number | undefined {
  const value = name === undefined ? undefined : headers[name];
  return value === undefined || value === '' ? undefined : Number(value);
}

/**
 * Returns each header and link of a page that contradicts the request, or the others.
 *
 * @param paging the names of the parameters and headers by their purpose. A header without a name is not compared.
 */
export function disagreements(
  { headers, links, items }: Page,
  asked: AskedPage,
  { parameters, headers: names }: Paging,
): Disagreement[] {
  const count = (purpose: PagingHeader): number | undefined => countIn(headers, names[purpose]);
  const current = asked.page ?? count('page') ?? 1;
  const size = asked.size ?? count('size');
  const total = count('total');
  const counted = total === undefined || size === undefined ? undefined : lastPage(total, size);
  const pages = counted ?? count('total-pages');
  const onThisPage =
    total === undefined || size === undefined
      ? undefined
      : Math.min(size, Math.max(0, total - offsetOf(current, size)));
  const expected: [purpose: PagingHeader, value: number | string | undefined][] = [
    ['page', asked.page],
    ['size', asked.size],
    ['total-pages', total === 0 ? undefined : counted],
    ['next', pages === undefined ? undefined : current < pages ? current + 1 : ''],
    ['previous', current > 1 ? current - 1 : ''],
  ];
  const differing = (purpose: PagingHeader, value: number | string | undefined, found?: string): Disagreement[] => {
    const name = names[purpose];
    return name === undefined ? [] : differences(name, value, found ?? headers[name]);
  };
  const wrong = expected.flatMap(([purpose, value]) => differing(purpose, value));
  const miscounted =
    onThisPage === undefined || onThisPage === items.length
      ? []
      : differing('total', `${items.length} on this page`, `${onThisPage}`);
  const ofLinks = linkDisagreements(links, parameters.page, current, pages);
  return [...lost(headers, names), ...wrong, ...miscounted, ...ofLinks];
}

const differences = (name: string, expected: number | string | undefined, found: string | undefined): Disagreement[] =>
  expected === undefined || found === undefined || String(expected) === found
    ? []
    : [{ name, expected: String(expected), found: found || 'nothing' }];

/** Headers that come together. A server may send none of them, and leaves out the totals of a very long list. */
const families: readonly (readonly PagingHeader[])[] = [
  ['page', 'size', 'next', 'previous'],
  ['total', 'total-pages'],
];

const lost = (headers: Headers, names: Paging['headers']): Disagreement[] =>
  families
    .map((family) => family.flatMap((purpose) => names[purpose] ?? []))
    .filter((family) => family.some((name) => headers[name] !== undefined))
    .flatMap((family) => family.filter((name) => headers[name] === undefined))
    .map((name) => ({ name, expected: name, found: 'no such header' }));

function linkDisagreements(
  links: PageLinks,
  pageName: string | undefined,
  current: number,
  pages: number | undefined,
): Disagreement[] {
  const pageOf = (relation: keyof PageLinks): string => {
    const target = links[relation];
    if (target === undefined || pageName === undefined) return 'none';
    return new URL(target, 'http://localhost').searchParams.get(pageName) ?? 'none';
  };
  if (Object.keys(links).length === 0) {
    const isOneOfMany = pages !== undefined && pages > 1 && current <= pages;
    return isOneOfMany ? [{ name: 'Link', expected: 'links to the other pages', found: 'no such header' }] : [];
  }
  const hasNext = pages === undefined ? undefined : current < pages;
  const expected: [relation: keyof PageLinks, page: string | undefined][] = [
    ['first', '1'],
    ['next', hasNext === undefined ? undefined : hasNext ? String(current + 1) : 'none'],
    // Past the end, what comes before is a matter of taste.
    ['prev', pages !== undefined && current > pages ? undefined : current > 1 ? String(current - 1) : 'none'],
    ['last', pages === undefined || links.last === undefined ? undefined : String(pages)],
  ];
  return expected.flatMap(([relation, wanted]) => {
    const found = pageOf(relation);
    return wanted === undefined || found === wanted
      ? []
      : [{ name: `Link (${relation})`, expected: `page ${wanted}`, found: `page ${found}` }];
  });
}
