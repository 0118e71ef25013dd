import type { Pagination } from '@forgespec/model';
import type { CaseDraft } from '../draft.ts';
import type { PageSize } from './page-parameters.ts';
import { findPageMismatches, numberInHeader, type RequestedPage } from './page-mismatches.ts';
import { createPageReader, type PageReader } from './page-reader.ts';

type Law = Omit<CaseDraft, 'pointer'>;

/** The parameters of a list with numbered pages. */
export interface PageHeadersOptions {
  /** The query parameter with the number of the page. */
  readonly page: string;
  readonly size: PageSize;
  readonly pagination: Pagination;
}

const smallPage = 2;

/** Returns the laws for the headers and links of numbered pages. */
export const pageHeadersLaws = (pages: PageHeadersOptions): Law[] => [
  headersLaw(pages),
  ...(pages.size.maximum === undefined ? [] : [limitLaw(pages, pages.size.maximum)]),
  linksLaw(pages),
];

/** Returns the law that the headers and links of a page match the request, and do not contradict each other. */
const headersLaw = ({ page, size: { parameter, maximum }, pagination }: PageHeadersOptions): Law => ({
  kind: 'pagination',
  name: 'pagination/headers',
  async run(session, operation) {
    const pages = await createPageReader(session, operation);
    // A mock has only one page.
    if (session.fixtures.stateless) {
      await checkPage(pages, {}, { page: undefined, perPage: undefined }, pagination);
      return;
    }
    // A server may have a limit of its own, if the description states none.
    const largest = maximum === undefined ? [] : [{ page: 1, perPage: maximum }];
    for (const requested of [...[1, 2].map((number) => ({ page: number, perPage: smallPage })), ...largest]) {
      const query = { [page]: requested.page, [parameter]: requested.perPage };
      if (!(await checkPage(pages, query, requested, pagination))) return;
    }
  },
});

/** Requests a page, and checks its headers, its links and the number of its items. Returns false if the page cannot be read. */
async function checkPage(
  pages: PageReader,
  query: Readonly<Record<string, number>>,
  requested: RequestedPage,
  pagination: Pagination,
): Promise<boolean> {
  const got = await pages.get(query);
  if (got === undefined) return false;
  for (const { name, expected, found } of findPageMismatches(got, requested, pagination)) {
    pages.fail('pagination/headers', `${name} does not match the request or the other headers.`, expected, found);
  }
  const { perPage = Infinity } = requested;
  if (got.items.length > perPage) {
    const message = 'A page has more items than requested.';
    pages.fail('pagination/per-page', message, `at most ${perPage} items`, `${got.items.length} items`);
  }
  return true;
}

/** Returns the law that a page never has more items than the documented maximum. */
const limitLaw = ({ size: { parameter }, pagination }: PageHeadersOptions, maximum: number): Law => ({
  kind: 'pagination',
  name: 'pagination/limit',
  async run(session, operation) {
    const pages = await createPageReader(session, operation, { needsState: true });
    const got = await pages.get({ [parameter]: maximum + 1 }, [400, 422]);
    if (got === undefined) return;
    const stated = numberInHeader(got.headers, pagination.headers.size) ?? 0;
    const found = Math.max(got.items.length, stated);
    if (found <= maximum) return;
    pages.fail(
      'pagination/limit',
      `A page has more than ${maximum} items, the documented maximum.`,
      `at most ${maximum}`,
      String(found),
    );
  },
});

/** Returns the law that each link of a page refers to a page of the list. */
const linksLaw = ({ page, size: { parameter } }: PageHeadersOptions): Law => ({
  kind: 'pagination',
  name: 'pagination/links',
  async run(session, operation) {
    const pages = await createPageReader(session, operation, { needsState: true });
    const first = await pages.get({ [page]: 1, [parameter]: 1 });
    if (first === undefined) return;
    for (const [relation, target] of Object.entries(first.links)) await pages.follow(relation, target);
    const second = first.links.next === undefined ? undefined : await pages.get({ [page]: 2, [parameter]: 1 });
    if (second?.links.prev !== undefined) await pages.follow('prev', second.links.prev);
  },
});
