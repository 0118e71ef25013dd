import { lastPage, offsetOf } from '@forgespec/templates/shared/page-numbers';
import type { PageLinks } from './page-links.ts';
import type { Page } from './pager.ts';

/** What a page was asked for with; undefined where the server chose. */
export interface AskedPage {
  readonly page: number | undefined;
  readonly perPage: number | undefined;
}

/** A header or link that contradicts the request, or the others. */
export interface Disagreement {
  readonly name: string;
  readonly expected: string;
  readonly found: string;
}

type Headers = Readonly<Record<string, string>>;

/** The number in a header; undefined where it is absent or empty. */
export const countIn = (headers: Headers, name: string): number | undefined =>
  headers[name] === undefined || headers[name] === '' ? undefined : Number(headers[name]);

/** Every way in which the headers and links of a page contradict what was asked for, or each other. */
export function disagreements({ headers, links, items }: Page, asked: AskedPage): Disagreement[] {
  const current = asked.page ?? countIn(headers, 'x-page') ?? 1;
  const size = asked.perPage ?? countIn(headers, 'x-per-page');
  const total = countIn(headers, 'x-total');
  const counted = total === undefined || size === undefined ? undefined : lastPage(total, size);
  const pages = counted ?? countIn(headers, 'x-total-pages');
  const onThisPage =
    total === undefined || size === undefined
      ? undefined
      : Math.min(size, Math.max(0, total - offsetOf(current, size)));
  const expected: [name: string, value: number | string | undefined][] = [
    ['x-page', asked.page],
    ['x-per-page', asked.perPage],
    ['x-total-pages', total === 0 ? undefined : counted],
    ['x-next-page', pages === undefined ? undefined : current < pages ? current + 1 : ''],
    ['x-prev-page', current > 1 ? current - 1 : ''],
  ];
  const wrong = expected.flatMap(([name, value]) => differing(name, value, headers[name]));
  const miscounted =
    onThisPage === undefined || onThisPage === items.length
      ? []
      : differing('x-total', `${items.length} on this page`, `${onThisPage}`);
  return [...lost(headers), ...wrong, ...miscounted, ...linkDisagreements(links, current, pages)];
}

const differing = (name: string, expected: number | string | undefined, found: string | undefined): Disagreement[] =>
  expected === undefined || found === undefined || String(expected) === found
    ? []
    : [{ name, expected: String(expected), found: found || 'nothing' }];

/** Headers that come together. A server may send none of them, and leaves out the totals of a very long list. */
const families = [
  ['x-page', 'x-per-page', 'x-next-page', 'x-prev-page'],
  ['x-total', 'x-total-pages'],
];

function lost(headers: Headers): Disagreement[] {
  return families
    .filter((family) => family.some((name) => headers[name] !== undefined))
    .flatMap((family) => family.filter((name) => headers[name] === undefined))
    .map((name) => ({ name, expected: name, found: 'no such header' }));
}

function linkDisagreements(links: PageLinks, current: number, pages: number | undefined): Disagreement[] {
  const pageOf = (relation: keyof PageLinks): string => {
    const target = links[relation];
    return target === undefined ? 'none' : (new URL(target, 'http://localhost').searchParams.get('page') ?? 'none');
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
