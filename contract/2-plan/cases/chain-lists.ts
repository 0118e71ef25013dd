import { isJsonObject, valueAt, type JsonValue } from '@forgespec/description/json';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { Arguments } from '../../http/arguments.ts';
import type { Link } from '../../1-describe/links.ts';
import { bodyPointer, listItems, parseJsonBody } from '../../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../../1-describe/subject.ts';
import { CaseSkippedError, type Session } from '../session.ts';
import { linkedPath, type TestResources } from '../test-resources.ts';
import { filtersOf } from '../../1-describe/lists/filters-of.ts';
import { itemListOf } from '../../1-describe/lists/item-list.ts';
import type { Case } from './case.ts';
import { createThenCallCase } from './create-then-call-case.ts';
import { expectEffectNow } from './expect.ts';
import { selectingValues } from './lists/changed-selections.ts';
import { checkTotals } from './lists/total-laws.ts';
import { cursorParameter, nextCursorOf, type ReceivedPage } from './pagination/next-cursor.ts';
import { numberedPagesOf, pageSizeOf } from './pagination/page-parameters.ts';

/** The maximum number of pages of a list that a case reads. */
const maxPages = 60;

/** The list that contains a created resource. */
interface ListOfResource {
  readonly operation: TestedOperation;
  /** The path parameter with the key of the resource. */
  readonly parameter: string;
}

/** Returns the list of the collection in which a link addresses a new resource. Returns undefined if the API has no such list. */
export function listOfResource(subject: ContractSubject, { from, to }: Link): ListOfResource | undefined {
  const collection = to.path.slice(0, to.path.lastIndexOf('/'));
  const operation = subject.operations.find(({ method, path }) => method === 'get' && path === collection);
  const parameter = /\{([^{}]+)\}$/u.exec(to.path)?.[1];
  const isInCollection = from.path === collection || from.method === 'put';
  return operation === undefined || parameter === undefined || !isInCollection ? undefined : { operation, parameter };
}

/** Returns the case that a created resource is in the list of its collection. */
export function listedCases(subject: ContractSubject, resources: TestResources, link: Link): Case[] {
  const list = listOfResource(subject, link);
  if (list === undefined) return [];
  return [
    createThenCallCase(
      resources,
      link,
      list.operation,
      'listed',
      async ({ session, args, createdBody, fail }) => {
        const check = async (path: Arguments['path'], body: JsonValue | undefined): Promise<boolean> => {
          const key = path[list.parameter];
          const isSame = isItemWithKey(link, key, list.parameter, body);
          const isFound = (await countListed(session, list.operation, { ...args, path }, isSame)) > 0;
          if (!isFound) fail('chain/listed', 'The created resource is not in the list.', String(key), 'not listed');
          return isFound;
        };
        // An outdated cache is found only if the list was read before a resource is created, so a second one is created.
        if (!(await check(args.path, createdBody))) return;
        const { args: createArguments, exchange } = await resources.create(link.from, session);
        const path = linkedPath(link.parameters, createArguments, exchange);
        await check({ ...args.path, ...path }, parseJsonBody(exchange.response.body));
      },
      undefined,
      // Not every server accepts a second resource, so the list is also read before the first one is created.
      async (session) =>
        void (await countListed(session, list.operation, await session.prepare(list.operation), () => false)),
    ),
  ];
}

/** Returns the case that a deleted resource is no longer in the list of its collection. */
export function unlistedCases(subject: ContractSubject, resources: TestResources, link: Link): Case[] {
  const list = listOfResource(subject, link);
  if (list === undefined) return [];
  return [
    createThenCallCase(
      resources,
      link,
      link.to,
      'unlisted',
      async ({ session, args, createdBody, fail, sendTested }) => {
        const key = args.path[list.parameter];
        const isSame = isItemWithKey(link, key, list.parameter, createdBody);
        // Other items can have the key in another property, so the items are counted.
        const before = await countListed(session, list.operation, args, isSame);
        if (before === 0) throw new CaseSkippedError(`${list.operation.name} does not list the created resource`);
        const deleted = await sendTested();
        if (deleted === undefined) return;
        expectEffectNow(session, link.to, deleted);
        const count = await countListed(session, list.operation, args, isSame);
        const message = `The deleted resource is still in ${list.operation.name}`;
        if (count >= before) return fail('chain/unlisted', `${message}.`, 'not listed', String(key));
        await checkTotals(session, list.operation, args.path);
        for (const { text, query } of filtersSelecting(subject, list.operation, createdBody)) {
          if ((await countListed(session, list.operation, args, isSame, query)) === 0) continue;
          fail('chain/unlisted', `${message} with ${text}.`, 'not listed', String(key));
        }
      },
    ),
  ];
}

/** The maximum number of filters with which a list is read after a deletion. */
const maxFilters = 3;

/** Returns the parameters of a list that select a resource by the values of its properties, each with a text for messages. */
function filtersSelecting(
  subject: ContractSubject,
  operation: TestedOperation,
  resource: JsonValue | undefined,
): { readonly text: string; readonly query: Arguments['query'] }[] {
  const list = itemListOf(subject, operation);
  if (list === undefined || !isJsonObject(resource)) return [];
  const filters = filtersOf(subject, operation, list).flatMap((filter) => {
    const [value] = selectingValues(subject, filter, resource);
    if (value === undefined) return [];
    const { name } = filter.parameter;
    return [{ text: `${name}=${String(value)}`, query: { [name]: filter.isList ? [value] : value } }];
  });
  return filters.slice(0, maxFilters);
}

/**
 * Returns a function that returns true for the list item with the key of a created resource. The key is a property of the item, or of an
 * object in the item.
 */
export function isItemWithKey(
  { parameters }: Link,
  key: JsonValue | undefined,
  last: string,
  createdBody: JsonValue | undefined,
): (item: JsonValue) => boolean {
  const pointer = bodyPointer(parameters[last]);
  const names = pointer === undefined ? undefined : parsePointer(pointer);
  const known = isJsonObject(createdBody) ? Object.keys(createdBody).filter((name) => createdBody[name] === key) : [];
  const paths = [...(names?.map((_, index) => names.slice(index)) ?? []), ...known.map((name) => [name]), [last]];
  // The items may be the resources to which the key refers, such as groups with an `id` for the key `group_id`.
  const all = /(?:^|[_-])id$|[a-z]Id$/u.test(last) ? [...paths, ['id']] : paths;
  return (item) => {
    const path = all.find((names) => valueAt(item, names) !== undefined);
    const isKnown = paths.some((names) => key !== undefined && String(valueAt(item, names)) === String(key));
    return isKnown || (path !== undefined && key !== undefined && String(valueAt(item, path)) === String(key));
  };
}

/**
 * Reads a list page by page. Returns the number of items for which a function returns true.
 *
 * @param query further parameters of the list, such as a filter.
 */
export async function countListed(
  session: Session,
  list: TestedOperation,
  args: Pick<Arguments, 'path'>,
  isSame: (item: JsonValue) => boolean,
  query: Arguments['query'] = {},
): Promise<number> {
  const prepared = await session.withPath(list, args.path);
  const base = { ...prepared, query: { ...prepared.query, ...query } };
  const size = pageSizeOf(session.subject, list);
  const largest: Arguments['query'] = size === undefined ? {} : { [size.parameter]: size.most };
  let page: Arguments['query'] = {};
  let count = 0;
  for (let index = 1; index <= maxPages; index += 1) {
    const { response } = await session.call(list, { ...base, query: { ...base.query, ...largest, ...page } });
    const items = isSuccess(response.status) ? (listItems(response.body) ?? []) : [];
    count += items.filter(isSame).length;
    const next = nextPageQuery(session.subject, list, index, { ...response, items });
    if (next === undefined) break;
    page = next;
  }
  return count;
}

/**
 * Returns the query parameters of the next page of a list. Returns undefined after the last page, and if the pages have neither numbers nor
 * cursors.
 *
 * @param index the number of the next page, from 0.
 */
function nextPageQuery(
  subject: ContractSubject,
  list: TestedOperation,
  index: number,
  page: ReceivedPage,
): Arguments['query'] | undefined {
  const paging = numberedPagesOf(subject, list);
  if (paging !== undefined)
    return page.items.length < paging.size.most ? undefined : paging.pageQuery(index, paging.size.most);
  const parameter = list.pagination && cursorParameter(list.pagination);
  const cursor = list.pagination && nextCursorOf(page, list.pagination);
  return parameter === undefined || cursor === undefined ? undefined : { [parameter]: cursor };
}
