import type { JsonValue } from '@forgespec/generator/json';
import type { Draft } from '../draft.ts';
import { identity } from './item-identity.ts';
import type { PartSize } from './list-parts.ts';
import { createPageReader } from './page-reader.ts';
import { readListTwice } from './read-list-twice.ts';

/** So many pages are read at most. */
const mostPages = 60;

/** Following the links from page to page gives the whole list. */
export const linkedPagesLaw = ({ parameter, most }: PartSize): Omit<Draft, 'pointer'> => ({
  kind: 'pagination',
  name: 'pagination/keyset',
  async run(session, operation) {
    const pages = await createPageReader(session, operation, { needsState: true });
    const { method } = operation.paging.parameters;
    const asked = { ...(method !== undefined && { [method]: 'keyset' }), [parameter]: 1 };
    const readParts = async (): Promise<JsonValue[]> => {
      let part = await pages.get(asked);
      const walked: JsonValue[] = [];
      for (let count = 0; part !== undefined && count < mostPages; count += 1) {
        walked.push(...part.items);
        if (part.links.next === undefined) break;
        part = await pages.follow('next', part.links.next);
      }
      return walked;
    };
    const readings = await readListTwice(pages, () => pages.get({ ...asked, [parameter]: most }), readParts);
    const [expected, found] = [(readings?.whole.items ?? []).slice(0, mostPages), readings?.parts ?? []].map((items) =>
      items.map(identity).join(', '),
    );
    if (expected === found) return;
    pages.fail(
      'pagination/keyset',
      'Following the links gives another list than the whole.',
      expected ?? '',
      found ?? '',
    );
  },
});
