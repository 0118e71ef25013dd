import type { JsonValue } from '@forgespec/generator/json';
import type { Draft } from '../draft.ts';
import { identity } from './item-identity.ts';
import type { NumberedList } from './list-parts.ts';
import { createPageReader, type Page } from './page-reader.ts';
import { readListTwice } from './read-list-twice.ts';

type Law = Omit<Draft, 'pointer'>;

const smallPage = 2;

/** No list that a test may see has so many pages. */
const farAway = 99_999;

/** So many pages are walked at most; a longer list is walked in larger ones. */
const mostPages = 60;

/** The parts of a list are disjoint, and together the whole list. */
export const wholeListLaw = ({ size: { parameter, most }, part: partOf }: NumberedList): Law => ({
  kind: 'pagination',
  name: 'pagination/walk',
  async run(session, operation) {
    const pages = await createPageReader(session, operation, { needsState: true });
    const readParts = async (whole: Page): Promise<JsonValue[]> => {
      const count = whole.items.length;
      const size = Math.max(1, Math.min(smallPage, count - 1), Math.ceil(count / mostPages));
      const walked: JsonValue[] = [];
      for (let index = 0; walked.length < count && index <= mostPages; index += 1) {
        const part = await pages.get(partOf(index, size));
        if (part === undefined || part.items.length === 0) break;
        walked.push(...part.items);
      }
      return walked;
    };
    const readings = await readListTwice(pages, () => pages.get({ [parameter]: most }), readParts);
    if (readings === undefined || readings.whole.items.length === 0) return pages.skip('the list is empty');
    const [expected, found] = [readings.whole.items, readings.parts].map((items) => items.map(identity));
    const repeated = found?.filter((item, index) => found.indexOf(item) !== index) ?? [];
    if (repeated.length > 0 && new Set(expected).size === expected?.length) {
      pages.fail('pagination/disjoint', 'Pages overlap.', 'each item once', `${repeated.slice(0, 5).join(', ')} twice`);
    } else if (found?.join() !== expected?.join()) {
      const message = 'The pages together are not the whole list, in its order.';
      pages.fail(
        'pagination/whole',
        message,
        expected?.slice(0, 20).join(', ') ?? '',
        found?.slice(0, 20).join(', ') ?? '',
      );
    }
  },
});

/** A part past the end of a list is empty. */
export const pastTheEndLaw = ({ part }: NumberedList): Law => ({
  kind: 'pagination',
  name: 'pagination/past-the-end',
  async run(session, operation) {
    const pages = await createPageReader(session, operation, { needsState: true });
    const got = await pages.get(part(farAway, smallPage));
    if (got === undefined || got.items.length === 0) return;
    pages.fail('pagination/past-the-end', 'A page past the end is not empty.', '[]', `${got.items.length} items`);
  },
});
