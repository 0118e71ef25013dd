import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { noFixtures } from '../../contract/2-plan/fixtures.ts';
import { fileWith } from './file-with.ts';
import { failuresOf, runAgainst } from './run-against.ts';
import { serverWith } from './server-with.ts';

// The pages of a list are compared with its largest page. A list can be longer than its largest page.

const description = (pagination: string, parameter: string, maximum: string): string => `openapi: 3.1.0
info: { title: Boxes, version: '1' }
paths:
  /boxes:
    get:
      operationId: listBoxes
      x-pagination: ${pagination}
      parameters:
        - { name: ${parameter}, in: query, schema: { type: integer, minimum: 1 } }
        - { name: per_page, in: query, schema: { type: integer, minimum: 1 ${maximum} } }
      responses:
        '200': { description: The boxes., content: { application/json: { schema: { type: array } } } }
        '400': { description: Invalid. }
`;

/** Returns the items of a page. */
type Page = (start: number, size: number) => readonly number[];

/** Runs the cases of pagination against a server whose pages have at most `largest` items. */
async function failuresWith(text: string, parameter: 'after' | 'page', largest: number, page: Page): Promise<string[]> {
  const { subject, diagnostics } = await loadSubject(fileWith(text));
  if (subject === undefined) throw new Error(JSON.stringify(diagnostics));
  const url = await serverWith((request: IncomingMessage, response: ServerResponse) => {
    const { searchParams: query } = new URL(request.url ?? '', 'http://localhost');
    const [value, wanted] = [query.get(parameter) ?? (parameter === 'page' ? '1' : '0'), query.get('per_page') ?? '2'];
    if (request.method !== 'GET' || !/^\d+$/u.test(value) || !/^\d+$/u.test(wanted))
      return response.writeHead(400).end();
    const size = Math.min(Number(wanted), largest);
    const start = parameter === 'page' ? (Number(value) - 1) * size : Number(value);
    const items = page(start, size);
    const isLast = page(start + size, size).length === 0;
    const headers = {
      'content-type': 'application/json',
      ...(parameter === 'after' && !isLast && { link: `</boxes?after=${start + size}&per_page=${size}>; rel="next"` }),
    };
    return response.writeHead(200, headers).end(JSON.stringify(items.map((id) => ({ id }))));
  });
  const failures = failuresOf(await runAgainst(subject, url, noFixtures));
  return failures.filter((failure) => failure.includes('pagination/'));
}

const listOf = (length: number): number[] => Array.from({ length }, (_, index) => index);

/** Returns the pages of a list. */
const pagesOf =
  (list: readonly number[]): Page =>
  (start, size) =>
    list.slice(start, start + size);

const keyset = description('{ method: link, size: per_page }', 'after', ', maximum: 5');

test.each([3, 5, 6, 30, 70])('a list of %i items passes if the largest page has 5 items and a link', async (length) => {
  expect(await failuresWith(keyset, 'after', 5, pagesOf(listOf(length)))).toEqual([]);
});

test.each([0, 1, 4])(
  'a list that is longer than its largest page fails if the page at the item %i is wrong',
  async (wrong) => {
    const page = pagesOf(listOf(30));
    const faulty: Page = (start, size) => (size === 1 && start === wrong ? [99] : page(start, size));
    expect(await failuresWith(keyset, 'after', 5, faulty)).toEqual([
      expect.stringContaining('The pages to which the links refer do not contain the whole list.'),
    ]);
  },
);

test('a short list fails if the links lead to more items than it has', async () => {
  const page = pagesOf(listOf(3));
  const longer = pagesOf(listOf(4));
  const faulty: Page = (start, size) => (size === 1 ? longer : page)(start, size);
  expect(await failuresWith(keyset, 'after', 5, faulty)).toHaveLength(1);
});

test.each([
  [', maximum: 5', 5],
  ['', 25],
  [', maximum: 75', 75],
])('a list with numbered pages passes if it is longer than its largest page (%s)', async (maximum, largest) => {
  const text = description('page', 'page', maximum);
  expect(await failuresWith(text, 'page', largest, pagesOf(listOf(200)))).toEqual([]);
});

test('a list with numbered pages fails if the last of the small pages contains a wrong item', async () => {
  const page = pagesOf(listOf(200));
  const faulty: Page = (start, size) => (size === 2 && start === 4 ? [99, 5] : page(start, size));
  expect(await failuresWith(description('page', 'page', ', maximum: 5'), 'page', 5, faulty)).toEqual([
    expect.stringContaining('The pages together do not contain the whole list in the same order.'),
  ]);
});
