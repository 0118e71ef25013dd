import { isSuccess } from '@forgespec/templates/shared/statuses';
import { valueAt, type JsonValue } from '@forgespec/description/json';
import { parseLinks } from '@forgespec/templates/shared/pages';
import type { WireExchange } from '../../../http/wire-request.ts';
import { CaseExcludedError, CaseSkippedError, type Session } from '../../session.ts';
import { listItems, parseJsonBody } from '../../../1-describe/runtime-expression.ts';
import type { TestedOperation } from '../../../1-describe/subject.ts';

/** One page of a list. */
export interface ListPage {
  readonly items: readonly JsonValue[];
  readonly headers: Readonly<Record<string, string>>;
  readonly links: PageLinks;
  readonly body: string;
}

/** Reads the pages of one list. */
export interface PageReader {
  /**
   * Requests one page.
   *
   * @param query the query parameters of the page. They are added to the required arguments.
   * @param tolerated statuses that are accepted in place of a list.
   * @returns undefined if the response is not a list. If its status is not tolerated, the failure is already reported.
   */
  get(query: Readonly<Record<string, JsonValue>>, tolerated?: readonly number[]): Promise<ListPage | undefined>;
  /**
   * Follows a link. Sends the request to the server under test, even if the link names another host: another host must not
   * receive credentials. Returns undefined if the page cannot
   * be read; the failure is already reported.
   */
  follow(relation: string, target: string): Promise<ListPage | undefined>;
  /** Returns the text that identifies an item of the list. */
  identityOf(this: void, item: JsonValue): string;
  fail(rule: string, message: string, expected: string, got: string): void;
  skip(reason: string): never;
}

export async function createPageReader(
  session: Session,
  operation: TestedOperation,
  { needsState = false } = {},
): Promise<PageReader> {
  if (needsState && session.fixtures.stateless) throw new CaseExcludedError('a mock has only one page');
  const base = await session.prepare(operation);
  const { pointer } = operation;

  const fail: PageReader['fail'] = (rule, message, expected, got) =>
    session.fail({ rule, message, expected, got, pointer });

  const read = (
    { response: { status, headers, body } }: WireExchange,
    tolerated: readonly number[] = [],
  ): ListPage | undefined => {
    if (tolerated.includes(status)) return undefined;
    const items = isSuccess(status) ? itemsOf(body, operation) : undefined;
    if (items === undefined) {
      if (status < 500) fail('pagination', 'A page of the list could not be read.', 'a list', `${status}`);
      return undefined;
    }
    return { items, headers, links: linksIn(headers['link']), body };
  };

  const follow = async (relation: string, target: string): Promise<ListPage | undefined> => {
    const request = await session.request(operation, base);
    const linked = session.requestTargetOf(target, request);
    if (linked === undefined) {
      fail('pagination/links', `The link "${relation}" is not a valid address.`, 'an http address', target);
      return undefined;
    }
    return read(await session.send(operation, { ...request, target: linked }));
  };

  return {
    get: async (query, tolerated) =>
      read(
        await session.call(operation, { ...base, query: { ...base.query, ...query } }, { tolerate: tolerated }),
        tolerated,
      ),
    follow,
    identityOf: (item) => session.identityOf(operation, item),
    fail,
    skip(reason) {
      throw new CaseSkippedError(reason);
    },
  };
}

/** Returns the items of a page, from the location that the pagination of the operation states. */
function itemsOf(body: string, { pagination }: TestedOperation): readonly JsonValue[] | undefined {
  if (pagination === undefined) return listItems(body);
  const items = valueAt(parseJsonBody(body), pagination.items);
  return Array.isArray(items) ? items : undefined;
}

/** The targets of the links in the header `Link`, by relation. */
export interface PageLinks {
  readonly first?: string;
  readonly last?: string;
  readonly next?: string;
  readonly prev?: string;
}

const relations = ['first', 'last', 'next', 'prev'] as const;

/** Returns the targets of the links in a header, by relation. */
function linksIn(header: string | undefined): PageLinks {
  const links = parseLinks(header ?? '');
  const targets = relations.flatMap((relation) => {
    const link = links.find((candidate) => candidate.relations.includes(relation));
    return link === undefined ? [] : [[relation, link.target] as const];
  });
  return Object.fromEntries(targets);
}
