import type { JsonValue } from '@forgespec/generator/json';
import { identity } from './item-identity.ts';
import type { Page, PageReader } from './page-reader.ts';

/** So often a list is read that changes meanwhile. */
const mostTries = 3;

/** A list read in one part, and the same items read in several parts. */
export interface TwoReadings {
  readonly whole: Page;
  readonly parts: readonly JsonValue[];
}

/**
 * Reads a list in one part and in several. Reads the whole again afterwards: if it changed meanwhile, a difference says nothing about the
 * server.
 *
 * @returns undefined if a request failed, which is reported already.
 * @throws {Skip} if the list changes each time.
 */
export async function readListTwice(
  pages: PageReader,
  readWhole: () => Promise<Page | undefined>,
  readParts: (whole: Page) => Promise<readonly JsonValue[] | undefined>,
): Promise<TwoReadings | undefined> {
  let whole = await readWhole();
  for (let tries = 0; tries < mostTries && whole !== undefined; tries += 1) {
    const parts = await readParts(whole);
    if (parts === undefined) return undefined;
    if (namesOf(parts) === namesOf(whole.items)) return { whole, parts };
    const again = await readWhole();
    if (again === undefined) return undefined;
    if (namesOf(again.items) === namesOf(whole.items)) return { whole, parts };
    whole = again;
  }
  return whole === undefined ? undefined : pages.skip('the list changes while it is read');
}

const namesOf = (items: readonly JsonValue[]): string => items.map(identity).join();
