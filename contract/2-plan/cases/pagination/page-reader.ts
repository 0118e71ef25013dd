import { isSuccess } from '@forgespec/templates/shared/responses';
import type { JsonValue } from '@forgespec/generator/json';
import type { Exchange, WireRequest } from '../../../http/wire-request.ts';
import { LeftOut, Skip, type Session } from '../../session.ts';
import { itemsOf } from '../../../1-describe/runtime-expression.ts';
import type { TestedOperation } from '../../../1-describe/subject.ts';
import { linksIn, type PageLinks } from './page-links.ts';

/** One page of a list. */
export interface Page {
  readonly items: readonly JsonValue[];
  readonly headers: Readonly<Record<string, string>>;
  readonly links: PageLinks;
  readonly body: string;
}

/** Requests the pages of one list. */
export interface PageReader {
  /** @returns undefined when the answer is no list; if that is wrong, it has been said. */
  get(query: Readonly<Record<string, JsonValue>>, alsoFine?: readonly number[]): Promise<Page | undefined>;
  /** Goes where a link points. One to another server is not followed. */
  follow(relation: string, target: string): Promise<Page | undefined>;
  fail(rule: string, message: string, expected: string, got: string): void;
  skip(reason: string): never;
}

export async function createPageReader(
  session: Session,
  operation: TestedOperation,
  { needsState = false } = {},
): Promise<PageReader> {
  if (needsState && session.fixtures.stateless) throw new LeftOut('a mock has one page only');
  const base = await session.prepare(operation);
  const { pointer } = operation;

  const fail: PageReader['fail'] = (rule, message, expected, got) =>
    session.fail({ rule, message, expected, got, pointer });

  const read = (
    { response: { status, headers, body } }: Exchange,
    alsoFine: readonly number[] = [],
  ): Page | undefined => {
    if (alsoFine.includes(status)) return undefined;
    const items = isSuccess(status) ? itemsOf(body) : undefined;
    if (items === undefined) {
      if (status < 500) fail('pagination', 'A page of the list could not be had.', 'a list', `${status}`);
      return undefined;
    }
    return { items, headers, links: linksIn(headers['link']), body };
  };

  const follow = async (relation: string, target: string): Promise<Page | undefined> => {
    const request = await session.request(operation, base);
    const followed = linkedRequest(request, target);
    if (followed === undefined) {
      fail('pagination/links', `The link "${relation}" is no address of this list.`, 'an http address', target);
      return undefined;
    }
    return read(await session.send(operation, followed));
  };

  return {
    get: async (query, alsoFine) =>
      read(
        await session.call(operation, { ...base, query: { ...base.query, ...query } }, { tolerate: alsoFine }),
        alsoFine,
      ),
    follow,
    fail,
    skip(reason) {
      throw new Skip(reason);
    },
  };
}

/**
 * The request for a link, to the server under test whatever host the link names: a server behind a proxy calls itself by its public
 * name, and a credential must not go there.
 */
function linkedRequest(request: WireRequest, target: string): WireRequest | undefined {
  if (!URL.canParse(target, 'http://localhost')) return undefined;
  const { pathname, search, protocol } = new URL(target, 'http://localhost');
  return /^https?:$/u.test(protocol) ? { ...request, target: pathname + search } : undefined;
}
