import { isJsonObject, type JsonValue } from '@forgespec/generator/json';
import { parsed } from '../../1-describe/runtime-expression.ts';
import type { Draft } from './draft.ts';
import { identity } from './item-identity.ts';
import { createPager, type Page } from './pager.ts';
import { readTwice } from './steady-list.ts';
import type { CursorPaging } from './paging.ts';

const smallPart = 2;
const mostParts = 60;

/** Going from mark to mark gives the whole list: each item once, in its order, and an end. */
export const cursorLaw = ({ cursor, size, most }: CursorPaging): Omit<Draft, 'pointer'> => ({
  kind: 'pagination',
  name: 'pagination/cursor',
  async run(session, operation) {
    const pager = await createPager(session, operation, { needsState: true });
    const ask = (count: number, mark?: JsonValue): Promise<Page | undefined> =>
      pager.get({ ...(size !== undefined && { [size]: count }), ...(mark !== undefined && { [cursor]: mark }) });
    let parts = 0;
    const readParts = async (): Promise<JsonValue[] | undefined> => {
      const walked: JsonValue[] = [];
      let part = await ask(smallPart);
      for (parts = 0; part !== undefined && parts < mostParts; parts += 1) {
        walked.push(...part.items);
        const mark = nextMark(part, cursor);
        if (mark === undefined) break;
        part = await ask(smallPart, mark);
      }
      return part === undefined ? undefined : walked;
    };
    const readings = await readTwice(pager, () => ask(most), readParts);
    if (readings === undefined) return;
    const { whole } = readings;
    const walked = readings.parts.map(identity);
    const expected = whole.items.map(identity);
    if (expected.length === 0) return pager.skip('the list is empty');
    // What does not fit into the largest part, or into as many parts as are asked for, is compared as far as it goes.
    const goesOn = nextMark(whole, cursor) !== undefined;
    const isCut = parts === mostParts && walked.length >= mostParts && walked.length < expected.length;
    const found = goesOn ? walked.slice(0, expected.length) : walked;
    if (found.join() === (isCut ? expected.slice(0, walked.length) : expected).join()) return;
    const shorten = (items: readonly string[]): string => items.slice(0, 20).join(', ');
    const message = 'Going on from mark to mark gives another list than the whole.';
    pager.fail('pagination/cursor', message, shorten(expected), shorten(found));
  },
});

/** Where a list goes on, as its answer says: a property, or the header `Link`; undefined at its end. */
function nextMark({ body, links }: Page, cursor: string): JsonValue | undefined {
  const linked = links.next === undefined ? null : new URL(links.next, 'http://localhost').searchParams.get(cursor);
  return linked ?? markIn(parsed(body)) ?? undefined;
}

const markNames = /^(?:next|(?:next|end)_?(?:cursor|marker|(?:page_?)?token)|cursor|continuation_?token)$/iu;

function markIn(value: JsonValue | undefined): JsonValue | undefined {
  if (!isJsonObject(value)) return undefined;
  const entries = Object.entries(value);
  const named = entries.find(
    ([name, member]) => markNames.test(name) && (typeof member === 'string' || typeof member === 'number'),
  );
  if (named !== undefined) return named[1] === '' ? undefined : named[1];
  // One step further in: `{ "page": { "next": … } }`.
  return entries
    .map(([, member]) => (isJsonObject(member) ? markIn(member) : undefined))
    .find((mark) => mark !== undefined);
}
