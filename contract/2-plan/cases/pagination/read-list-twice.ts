import type { JsonValue } from '@forgespec/description/json';
import type { ListPage, PageReader } from './page-reader.ts';

/** The maximum number of attempts. An attempt fails if the list changes while it is read. */
const maxTries = 3;

/** The same list, read once as one page and once as several pages. */
export interface ListReadTwice {
  readonly wholeList: ListPage;
  readonly pageItems: readonly JsonValue[];
}

/**
 * Reads a list as one page, and again as several pages. If the results differ, reads the single page again. If this page has
 * changed, the list itself has changed, and the next attempt begins.
 *
 * @returns undefined if a request failed; the failure is already reported.
 * @throws {CaseSkippedError} if the list changes during each attempt.
 */
export async function readListTwice(
  pages: PageReader,
  readWhole: () => Promise<ListPage | undefined>,
  readPages: (wholeList: ListPage) => Promise<readonly JsonValue[] | undefined>,
): Promise<ListReadTwice | undefined> {
  let wholeList = await readWhole();
  for (let tries = 0; tries < maxTries && wholeList !== undefined; tries += 1) {
    const pageItems = await readPages(wholeList);
    if (pageItems === undefined) return undefined;
    if (namesOf(pages, pageItems) === namesOf(pages, wholeList.items)) return { wholeList, pageItems };
    const again = await readWhole();
    if (again === undefined) return undefined;
    if (namesOf(pages, again.items) === namesOf(pages, wholeList.items)) return { wholeList, pageItems };
    wholeList = again;
  }
  return wholeList === undefined ? undefined : pages.skip('the list changes while it is read');
}

const namesOf = ({ identityOf }: PageReader, items: readonly JsonValue[]): string => items.map(identityOf).join();
