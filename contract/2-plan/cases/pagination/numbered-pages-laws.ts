import type { JsonValue } from '@forgespec/description/json';
import type { CaseDraft } from '../draft.ts';
import type { NumberedPages } from './page-parameters.ts';
import { createPageReader, type PageReader } from './page-reader.ts';
import { readListTwice } from './read-list-twice.ts';

type Law = Omit<CaseDraft, 'pointer'>;

const smallPage = 2;

/** The number of pages that a list with enough items is read in. Code often treats the first page, or the second one, in a way of its own. */
const wantedPages = 3;

/** A page number that is past the end of every list. */
const pagePastTheEnd = 99_999;

/** The maximum number of pages that the case reads. For a longer list, the case requests larger pages. */
const maxPages = 60;

/** Returns the law that numbered pages do not overlap, and together contain the whole list. */
export const numberedPagesLaw = ({ size: { parameter, most, maximum }, pageQuery }: NumberedPages): Law => ({
  kind: 'pagination',
  name: 'pagination/walk',
  async run(session, operation) {
    const pages = await createPageReader(session, operation, { needsState: true });
    const list = await readListTwice(
      pages,
      () => pages.get({ [parameter]: most }),
      ({ items }) => readPages(pages, pageQuery, items.length),
    );
    if (list === undefined || list.wholeList.items.length === 0) return pages.skip('the list is empty');
    const { items, links } = list.wholeList;
    const expected = items.map(pages.identityOf);
    const found = list.pageItems.map(pages.identityOf);
    // If the list is longer than its largest page, the last small page can contain items that are not on the largest page.
    const isLonger = maximum === undefined || items.length >= most || links.next !== undefined;
    const compared = isLonger ? found.slice(0, expected.length) : found;
    const repeated = found.filter((item, index) => found.indexOf(item) !== index);
    if (repeated.length > 0 && new Set(expected).size === expected.length) {
      pages.fail('pagination/disjoint', 'Pages overlap.', 'each item once', `${repeated.slice(0, 5).join(', ')} twice`);
    } else if (compared.join() !== expected.join()) {
      const message = 'The pages together do not contain the whole list in the same order.';
      const [whole = '', inPages = ''] = [expected, found].map((list) => list.slice(0, 20).join(', '));
      pages.fail('pagination/whole', message, whole, inPages);
    }
  },
});

/** Reads the small pages of a list, until they have `count` items or a page is empty. */
async function readPages(
  pages: PageReader,
  pageQuery: NumberedPages['pageQuery'],
  count: number,
): Promise<JsonValue[]> {
  const size = Math.max(
    1,
    Math.min(smallPage, Math.floor((count - 1) / (wantedPages - 1))),
    Math.ceil(count / maxPages),
  );
  const items: JsonValue[] = [];
  for (let index = 0; items.length < count && index <= maxPages; index += 1) {
    const page = await pages.get(pageQuery(index, size));
    if (page === undefined || page.items.length === 0) break;
    items.push(...page.items);
  }
  return items;
}

/**
 * Returns the law that a page past the end of a list is empty. If the description limits the numbers of pages, the last page that it allows is
 * requested, and only if the list is known to be shorter. A documented 404 is correct too, unless it may be about a resource in the path.
 */
export const pastTheEndLaw = ({ pageQuery, lastIndex, size: { parameter, most } }: NumberedPages): Law => ({
  kind: 'pagination',
  name: 'pagination/past-the-end',
  async run(session, operation) {
    const pages = await createPageReader(session, operation, { needsState: true });
    const index = Math.min(pagePastTheEnd, lastIndex(smallPage));
    if (index < pagePastTheEnd) {
      const { length } = (await pages.get({ [parameter]: most }))?.items ?? [];
      if (length >= most || length > index * smallPage)
        return pages.skip('the list may have items on every allowed page');
    }
    const isMissing = !operation.path.includes('{') && operation.responses.some(({ status }) => status === '404');
    const got = await pages.get(pageQuery(index, smallPage), isMissing ? [404] : []);
    if (got === undefined || got.items.length === 0) return;
    pages.fail('pagination/past-the-end', 'A page past the end is not empty.', '[]', `${got.items.length} items`);
  },
});
