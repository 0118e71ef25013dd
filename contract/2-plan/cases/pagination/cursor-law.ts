import { isJsonObject, type JsonValue } from '@forgespec/generator/json';
import type { NextPage } from '@forgespec/generator/model/pagination';
import { parsed } from '../../../1-describe/runtime-expression.ts';
import type { Draft } from '../draft.ts';
import { identity } from './item-identity.ts';
import { createPageReader, type Page } from './page-reader.ts';
import { readListTwice } from './read-list-twice.ts';
import type { PartSize } from './list-parts.ts';

const smallPart = 2;
const mostParts = 60;

/** The largest part that is requested if a request cannot choose its size. */
const usualMost = 100;

/**
 * Requesting one part after the other by cursors gives the whole list: each item once, in its order, and an end.
 *
 * @param cursor the name of the query parameter.
 */
export const cursorLaw = (cursor: string, size: PartSize | undefined): Omit<Draft, 'pointer'> => ({
  kind: 'pagination',
  name: 'pagination/cursor',
  async run(session, operation) {
    const pages = await createPageReader(session, operation, { needsState: true });
    const nextCursor = (page: Page): JsonValue | undefined => cursorIn(page, operation.paging.next, cursor);
    const ask = (count: number, mark?: JsonValue): Promise<Page | undefined> =>
      pages.get({
        ...(size !== undefined && { [size.parameter]: count }),
        ...(mark !== undefined && { [cursor]: mark }),
      });
    let parts = 0;
    const readParts = async (): Promise<JsonValue[] | undefined> => {
      const walked: JsonValue[] = [];
      let part = await ask(smallPart);
      for (parts = 0; part !== undefined && parts < mostParts; parts += 1) {
        walked.push(...part.items);
        const mark = nextCursor(part);
        if (mark === undefined) break;
        part = await ask(smallPart, mark);
      }
      return part === undefined ? undefined : walked;
    };
    const readings = await readListTwice(pages, () => ask(size?.most ?? usualMost), readParts);
    if (readings === undefined) return;
    const { whole } = readings;
    const walked = readings.parts.map(identity);
    const expected = whole.items.map(identity);
    if (expected.length === 0) return pages.skip('the list is empty');
    // What does not fit into the largest part, or into as many parts as are asked for, is compared as far as it goes.
    const goesOn = nextCursor(whole) !== undefined;
    const isCut = parts === mostParts && walked.length >= mostParts && walked.length < expected.length;
    const found = goesOn ? walked.slice(0, expected.length) : walked;
    if (found.join() === (isCut ? expected.slice(0, walked.length) : expected).join()) return;
    const shorten = (items: readonly string[]): string => items.slice(0, 20).join(', ');
    const message = 'Going on from mark to mark gives another list than the whole.';
    pages.fail('pagination/cursor', message, shorten(expected), shorten(found));
  },
});

/** Returns the cursor of the next part, from the place that the description names; undefined at the end of the list. */
function cursorIn({ body, headers, links }: Page, next: NextPage | undefined, cursor: string): JsonValue | undefined {
  switch (next?.kind) {
    case 'header':
      return headers[next.header] === '' ? undefined : headers[next.header];
    case 'link': {
      if (links.next === undefined) return undefined;
      return new URL(links.next, 'http://localhost').searchParams.get(cursor) ?? undefined;
    }
    // No `x-` key names a property of a body.
    case 'number':
    case undefined: {
      const linked = links.next === undefined ? null : new URL(links.next, 'http://localhost').searchParams.get(cursor);
      return linked ?? markIn(parsed(body));
    }
  }
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
