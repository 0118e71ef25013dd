import { isMark } from '../shared/is-mark.ts';
import { nextLink, pageAddress } from './next-link.ts';
import type { PagePosition } from './page-position.ts';
import type { Reply } from './send.ts';

/** A page that has been read. */
export interface ReadPage {
  readonly reply: Reply;
  readonly data: unknown;
  readonly items: readonly unknown[];
}

/** Reads a value of a page. */
export type PageValue = (page: ReadPage) => unknown;

/** How the next page of a list is found. */
export interface PageFinder {
  /** The names of the parameters with the position of a page. */
  readonly parameters: readonly string[];
  /** Returns the position of the next page. Returns undefined after the last page. */
  readonly find: (page: ReadPage) => PagePosition | undefined;
}

/** Reads a value of the body. @param path the property names from the body to the value. */
export const inBody =
  (...path: readonly string[]): PageValue =>
  ({ data }) =>
    memberAt(data, path);

/** Reads a response header. */
export const inHeader =
  (name: string): PageValue =>
  ({ reply }) =>
    reply.response.headers.get(name);

/** Returns the value at the end of a path of property names. Returns undefined if a property is missing. */
export const memberAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((owner: unknown, name) => Object.entries(owner ?? {}).find(([key]) => key === name)?.[1], value);

/** The next page has the address in the header `Link`. @param parameters the query parameters with the position of a page. */
export const followLink = (...parameters: readonly string[]): PageFinder => ({
  parameters,
  find({ reply }) {
    const url = nextLink(reply);
    return url === undefined ? undefined : { url };
  },
});

/** The next page has the address in a value of the response. */
export const followUrl = (value: PageValue, ...parameters: readonly string[]): PageFinder => ({
  parameters,
  find(page) {
    const target = value(page);
    return typeof target === 'string' && target ? { url: pageAddress(target, page.reply) } : undefined;
  },
});

/** The next page is requested with a value of the response. */
export const sendValue = (value: PageValue, parameter: string, part: 'body' | 'query' = 'query'): PageFinder => ({
  parameters: [parameter],
  find(page) {
    const next = value(page);
    return next === undefined || next === null || next === '' ? undefined : positionWith(part, parameter, next);
  },
});

/** The next page begins after the last item of a page. @param path the property names from an item to its id. */
export const sendLastId = (path: readonly string[], parameter: string, part: 'body' | 'query' = 'query'): PageFinder =>
  sendValue(({ items }) => memberAt(items[items.length - 1], path), parameter, part);

/** The next page is requested with its number. @param first the number of the first page. */
export const sendNumber = (parameter: string, first: number, part: 'body' | 'query' = 'query'): PageFinder => ({
  parameters: [parameter],
  find: ({ reply, items }) =>
    items.length === 0 ? undefined : positionWith(part, parameter, currentNumber(reply, parameter, first, part) + 1),
});

/** The next page is requested with the number of items before it. @param first the number before the first page. */
export const sendOffset = (parameter: string, first: number, part: 'body' | 'query' = 'query'): PageFinder => ({
  parameters: [parameter],
  find: ({ reply, items }) =>
    items.length === 0
      ? undefined
      : positionWith(part, parameter, currentNumber(reply, parameter, first, part) + items.length),
});

function positionWith(part: 'body' | 'query', parameter: string, value: unknown): PagePosition {
  const values = { [parameter]: value };
  return part === 'query' ? { query: values } : { body: values };
}

const currentNumber = ({ context }: Reply, parameter: string, first: number, part: 'body' | 'query'): number =>
  Number(memberAt(context.input[part], [parameter]) ?? first);

/** Ends a list at the page on which a value is false. */
export const untilFalse =
  (value: PageValue) =>
  (page: ReadPage): boolean =>
    isMark(value(page), false);

/** Ends a list at the page on which a value is true. */
export const untilTrue =
  (value: PageValue) =>
  (page: ReadPage): boolean =>
    isMark(value(page), true);

/** Ends a list at the page whose number is the last one. @param value the value with the number of pages. */
export const untilNumber =
  (value: PageValue, parameter: string, first: number, part: 'body' | 'query' = 'query') =>
  (page: ReadPage): boolean => {
    // A header has its number as text. A missing number is NaN, which no number exceeds.
    const count = Number.parseFloat(String(value(page)));
    return currentNumber(page.reply, parameter, first, part) - first + 1 >= count;
  };
