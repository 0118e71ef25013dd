import type { JsonValue } from '@forgespec/description/json';
import type { CaseDraft } from '../draft.ts';
import type { PageSize } from './page-parameters.ts';
import { createPageReader, type ListPage, type PageReader } from './page-reader.ts';
import { readListTwice } from './read-list-twice.ts';

/** The maximum number of pages that the case reads. */
const maxPages = 60;

/**
 * Returns a law for lists whose pages have a link `next`. The first page, and the pages to which these links refer,
 * together contain the whole list.
 */
export const keysetPagesLaw = ({ parameter, most }: PageSize): Omit<CaseDraft, 'pointer'> => ({
  kind: 'pagination',
  name: 'pagination/keyset',
  async run(session, operation) {
    const pages = await createPageReader(session, operation, { needsState: true });
    const method = operation.pagination?.parameters.method;
    const query = { ...(method !== undefined && { [method]: 'keyset' }), [parameter]: 1 };
    const list = await readListTwice(
      pages,
      () => pages.get({ ...query, [parameter]: most }),
      (wholeList) => readLinkedPages(pages, query, wholeList),
    );
    const [expected, found] = [(list?.wholeList.items ?? []).slice(0, maxPages), list?.pageItems ?? []].map((items) =>
      items.map(pages.identityOf).join(', '),
    );
    if (expected === found) return;
    pages.fail(
      'pagination/keyset',
      'The pages to which the links refer do not contain the whole list.',
      expected ?? '',
      found ?? '',
    );
  },
});

/** Reads a list page by page, from the first page to the page without a link `next`. */
async function readLinkedPages(
  pages: PageReader,
  query: Readonly<Record<string, JsonValue>>,
  { items, links }: ListPage,
): Promise<JsonValue[]> {
  // If the list is longer than its largest page, only the items of this page can be compared.
  const most = links.next === undefined ? maxPages : Math.min(maxPages, items.length);
  const itemsOfPages: JsonValue[] = [];
  let page = await pages.get(query);
  for (let count = 0; page !== undefined && count < most; count += 1) {
    itemsOfPages.push(...page.items);
    if (page.links.next === undefined) break;
    page = await pages.follow('next', page.links.next);
  }
  return itemsOfPages;
}
