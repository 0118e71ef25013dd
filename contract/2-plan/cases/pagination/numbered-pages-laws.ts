import type { JsonValue } from '@forgespec/description/json';
import type { CaseDraft } from '../draft.ts';
import { itemIdentity } from './item-identity.ts';
import type { NumberedPages } from './page-parameters.ts';
import { createPageReader, type ListPage } from './page-reader.ts';
import { readListTwice } from './read-list-twice.ts';

type Law = Omit<CaseDraft, 'pointer'>;

const smallPage = 2;

/** A page number that is past the end of every list. */
const pagePastTheEnd = 99_999;

/** The maximum number of pages that the case reads. For a longer list, the case requests larger pages. */
const maxPages = 60;

/** Returns the law that numbered pages do not overlap, and together contain the whole list. */
export const numberedPagesLaw = ({ size: { parameter, most, maximum }, pageQuery: queryOf }: NumberedPages): Law => ({
  kind: 'pagination',
  name: 'pagination/walk',
  async run(session, operation) {
    const pages = await createPageReader(session, operation, { needsState: true });
    const readPages = async (wholeList: ListPage): Promise<JsonValue[]> => {
      const count = wholeList.items.length;
      const size = Math.max(1, Math.min(smallPage, count - 1), Math.ceil(count / maxPages));
      const itemsOfPages: JsonValue[] = [];
      for (let index = 0; itemsOfPages.length < count && index <= maxPages; index += 1) {
        const page = await pages.get(queryOf(index, size));
        if (page === undefined || page.items.length === 0) break;
        itemsOfPages.push(...page.items);
      }
      return itemsOfPages;
    };
    const list = await readListTwice(pages, () => pages.get({ [parameter]: most }), readPages);
    if (list === undefined || list.wholeList.items.length === 0) return pages.skip('the list is empty');
    const [expected, found] = [list.wholeList.items, list.pageItems].map((items) => items.map(itemIdentity));
    // If the list is longer than its largest page, the last small page can contain items that are not on the largest page.
    const isLonger =
      maximum === undefined || list.wholeList.items.length >= most || list.wholeList.links.next !== undefined;
    const compared = isLonger ? found?.slice(0, expected?.length) : found;
    const repeated = found?.filter((item, index) => found.indexOf(item) !== index) ?? [];
    if (repeated.length > 0 && new Set(expected).size === expected?.length) {
      pages.fail('pagination/disjoint', 'Pages overlap.', 'each item once', `${repeated.slice(0, 5).join(', ')} twice`);
    } else if (compared?.join() !== expected?.join()) {
      const message = 'The pages together do not contain the whole list in the same order.';
      pages.fail(
        'pagination/whole',
        message,
        expected?.slice(0, 20).join(', ') ?? '',
        found?.slice(0, 20).join(', ') ?? '',
      );
    }
  },
});

/** Returns the law that a page past the end of a list is empty. */
export const pastTheEndLaw = ({ pageQuery }: NumberedPages): Law => ({
  kind: 'pagination',
  name: 'pagination/past-the-end',
  async run(session, operation) {
    const pages = await createPageReader(session, operation, { needsState: true });
    const got = await pages.get(pageQuery(pagePastTheEnd, smallPage));
    if (got === undefined || got.items.length === 0) return;
    pages.fail('pagination/past-the-end', 'A page past the end is not empty.', '[]', `${got.items.length} items`);
  },
});
