import type { JsonValue } from '@forgespec/generator/json';
import { describeItem } from './item-identity.ts';
import type { ListPage, PageReader } from './page-reader.ts';

/** The number of times that a list is read if it changes each time. */
const maxTries = 3;

/** A list that was read in one page, and again in several pages. */
export interface ListReadTwice {
  readonly wholeList: ListPage;
  readonly pageItems: readonly JsonValue[];
}

/**
 * Reads a list in one page, and again in several pages. If the results differ, reads the whole list once more: the difference
 * is ignored if the list itself has changed.
 *
 * @returns undefined if a request failed; the failure is already reported.
 * @throws {CaseSkippedError} if the list changes each time.
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
    if (namesOf(pageItems) === namesOf(wholeList.items)) return { wholeList, pageItems };
    const again = await readWhole();
    if (again === undefined) return undefined;
    if (namesOf(again.items) === namesOf(wholeList.items)) return { wholeList, pageItems };
    wholeList = again;
  }
  return wholeList === undefined ? undefined : pages.skip('the list changes while it is read');
}

const namesOf = (items: readonly JsonValue[]): string => items.map(describeItem).join();
