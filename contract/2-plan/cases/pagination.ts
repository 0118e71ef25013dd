import type { JsonValue } from '@forgespec/generator/json';
import type { Subject, TestedOperation } from '../../1-describe/subject.ts';
import type { Case } from './case.ts';
import { caseOf, type Draft } from './draft.ts';
import { orderCases } from './order.ts';
import { countIn, disagreements } from './page-agreement.ts';
import { cursorLaw } from './cursor.ts';
import { identity } from './item-identity.ts';
import { createPager, type Page } from './pager.ts';
import { readTwice } from './steady-list.ts';
import { cursorPagingOf, pagingOf, usualMost, type Paging } from './paging.ts';

const smallPage = 2;

/**
 * What the parts of a list promise: they are disjoint and together the whole, and nothing lies past the end; for pages with headers
 * and links, that these agree.
 */
export function paginationCases(subject: Subject, operation: TestedOperation): Case[] {
  if (operation.method !== 'get') return [];
  const isKeyset = operation.facts.pagination === 'keyset' || operation.facts.pagination === 'both';
  const paging = pagingOf(subject, operation);
  const cursor = cursorPagingOf(subject, operation);
  const { page, size } = operation.paging.parameters;
  const described =
    page === undefined || size === undefined || paging === undefined ? [] : [{ page, size, most: paging.most }];
  return [
    ...(paging === undefined ? [] : [walk(paging), pastTheEnd(paging)]),
    ...described.flatMap((names) => [agree(names), limit(names), followable(names)]),
    ...(isKeyset && size !== undefined ? [keyset(size, paging?.most ?? cursor?.most)] : []),
    ...(cursor === undefined || isKeyset ? [] : [cursorLaw(cursor)]),
    ...orderCases(subject, operation),
  ].map((draft) => caseOf(operation, { ...draft, pointer: operation.pointer }));
}

type Law = Omit<Draft, 'pointer'>;

/** The parameters by which the description says that pages are numbered, and the size of the largest page. */
interface NumberedPages {
  readonly page: string;
  readonly size: string;
  readonly most: number;
}

const agree = ({ page, size: sizeName }: NumberedPages): Law => ({
  kind: 'pagination',
  name: 'pagination/headers',
  async run(session, operation) {
    const pager = await createPager(session, operation);
    const wanted = session.fixtures.stateless ? [undefined] : [1, 2];
    for (const number of wanted) {
      const size = number === undefined ? undefined : smallPage;
      const got = await pager.get(number === undefined ? {} : { [page]: number, [sizeName]: smallPage });
      if (got === undefined) return;
      for (const { name, expected, found } of disagreements(got, { page: number, size }, operation.paging)) {
        pager.fail(
          'pagination/headers',
          `${name} does not agree with the others, or with the request.`,
          expected,
          found,
        );
      }
      if (size !== undefined && got.items.length > size) {
        const message = 'A page holds more than was asked for.';
        pager.fail('pagination/per-page', message, `at most ${size} items`, `${got.items.length} items`);
      }
    }
  },
});

/** No list that a test may see has so many pages. */
const farAway = 99_999;

/** So many pages are walked at most; a longer list is walked in larger ones. */
const mostPages = 60;

const walk = ({ size: sizeName, most, part: partOf }: Paging): Law => ({
  kind: 'pagination',
  name: 'pagination/walk',
  async run(session, operation) {
    const pager = await createPager(session, operation, { needsState: true });
    const readParts = async (whole: Page): Promise<JsonValue[]> => {
      const count = whole.items.length;
      const size = Math.max(1, Math.min(smallPage, count - 1), Math.ceil(count / mostPages));
      const walked: JsonValue[] = [];
      for (let index = 0; walked.length < count && index <= mostPages; index += 1) {
        const part = await pager.get(partOf(index, size));
        if (part === undefined || part.items.length === 0) break;
        walked.push(...part.items);
      }
      return walked;
    };
    const readings = await readTwice(pager, () => pager.get({ [sizeName]: most }), readParts);
    if (readings === undefined || readings.whole.items.length === 0) return pager.skip('the list is empty');
    const [expected, found] = [readings.whole.items, readings.parts].map((items) => items.map(identity));
    const repeated = found?.filter((item, index) => found.indexOf(item) !== index) ?? [];
    if (repeated.length > 0 && new Set(expected).size === expected?.length) {
      pager.fail('pagination/disjoint', 'Pages overlap.', 'each item once', `${repeated.slice(0, 5).join(', ')} twice`);
    } else if (found?.join() !== expected?.join()) {
      const message = 'The pages together are not the whole list, in its order.';
      pager.fail(
        'pagination/whole',
        message,
        expected?.slice(0, 20).join(', ') ?? '',
        found?.slice(0, 20).join(', ') ?? '',
      );
    }
  },
});

const pastTheEnd = ({ part }: Paging): Law => ({
  kind: 'pagination',
  name: 'pagination/past-the-end',
  async run(session, operation) {
    const pager = await createPager(session, operation, { needsState: true });
    const got = await pager.get(part(farAway, smallPage));
    if (got === undefined || got.items.length === 0) return;
    pager.fail('pagination/past-the-end', 'A page past the end is not empty.', '[]', `${got.items.length} items`);
  },
});

const limit = ({ size, most }: NumberedPages): Law => ({
  kind: 'pagination',
  name: 'pagination/limit',
  async run(session, operation) {
    const pager = await createPager(session, operation, { needsState: true });
    const got = await pager.get({ [size]: most + 1 }, [400, 422]);
    if (got === undefined) return;
    const stated = countIn(got.headers, operation.paging.headers.size) ?? 0;
    const found = Math.max(got.items.length, stated);
    if (found <= most) return;
    pager.fail('pagination/limit', `A page may hold ${most} items at most.`, `at most ${most}`, String(found));
  },
});

const followable = ({ page, size }: NumberedPages): Law => ({
  kind: 'pagination',
  name: 'pagination/links',
  async run(session, operation) {
    const pager = await createPager(session, operation, { needsState: true });
    const first = await pager.get({ [page]: 1, [size]: 1 });
    if (first === undefined) return;
    for (const [relation, target] of Object.entries(first.links)) await pager.follow(relation, target);
    const second = first.links.next === undefined ? undefined : await pager.get({ [page]: 2, [size]: 1 });
    if (second?.links.prev !== undefined) await pager.follow('prev', second.links.prev);
  },
});

const keyset = (size: string, most = usualMost): Law => ({
  kind: 'pagination',
  name: 'pagination/keyset',
  async run(session, operation) {
    const pager = await createPager(session, operation, { needsState: true });
    const { method } = operation.paging.parameters;
    const asked = { ...(method !== undefined && { [method]: 'keyset' }), [size]: 1 };
    const readParts = async (): Promise<JsonValue[]> => {
      let part = await pager.get(asked);
      const walked: JsonValue[] = [];
      for (let pages = 0; part !== undefined && pages < mostPages; pages += 1) {
        walked.push(...part.items);
        if (part.links.next === undefined) break;
        part = await pager.follow('next', part.links.next);
      }
      return walked;
    };
    const readings = await readTwice(pager, () => pager.get({ ...asked, [size]: most }), readParts);
    const [expected, found] = [(readings?.whole.items ?? []).slice(0, mostPages), readings?.parts ?? []].map((items) =>
      items.map(identity).join(', '),
    );
    if (expected === found) return;
    pager.fail(
      'pagination/keyset',
      'Following the links gives another list than the whole.',
      expected ?? '',
      found ?? '',
    );
  },
});
