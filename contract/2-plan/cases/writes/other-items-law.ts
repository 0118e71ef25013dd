import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { itemListOf, itemsInBody, type ItemList } from '../../../1-describe/lists/item-list.ts';
import type { Link } from '../../../1-describe/links.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { withValue, type Arguments } from '../../../http/arguments.ts';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import { excerpt } from '../../excerpt.ts';
import { CaseSkippedError, type Session } from '../../session.ts';
import { isTestData } from '../../test-data.ts';
import type { TestResources } from '../../test-resources.ts';
import type { Case } from '../case.ts';
import { withChangedProperty } from '../changed-update.ts';
import { createThenCallCase, type CreatedResource } from '../create-then-call-case.ts';
import { expectEffectNow } from '../expect.ts';
import { pageSizeOf } from '../pagination/page-parameters.ts';
import { isSameValue } from '../same-value.ts';
import { describedSlots } from '../slots.ts';

/**
 * Returns the case that an update or a deletion of a created resource changes no other item of the list: the other items are still there, and
 * have the same values of the properties that an update may contain.
 */
export function otherItemsCases(subject: ContractSubject, resources: TestResources, link: Link): Case[] {
  const { to } = link;
  const collection = to.path.slice(0, to.path.lastIndexOf('/'));
  const operation = subject.operations.find(({ method, path }) => method === 'get' && path === collection);
  const list = operation === undefined ? undefined : itemListOf(subject, operation);
  const parameter = /\{([^{}]+)\}$/u.exec(to.path)?.[1];
  if (operation === undefined || list === undefined || parameter === undefined) return [];
  if (!/^(?:delete|patch|put)$/u.test(to.method)) return [];
  const isOwn = (item: JsonValue, { path }: Arguments): boolean =>
    String(resources.items.valueOf(operation, parameter, item)) === String(path[parameter]);
  const createOther = async (session: Session): Promise<void> => void (await resources.create(link.from, session));
  const change: ChangeArguments = (args, session, created) =>
    to.method === 'delete' ? args : withChangedProperty(to, args, session, created);
  const check = (chain: CreatedResource): Promise<void> =>
    checkOthers(chain, { subject, operation, list, isOwn, createOther });
  return [createThenCallCase(resources, link, to, 'others', check, change)];
}

type ChangeArguments = NonNullable<Parameters<typeof createThenCallCase>[5]>;

/** A list that contains a created resource. */
interface ListOfOthers {
  readonly subject: ContractSubject;
  /** The operation that returns the list. */
  readonly operation: TestedOperation;
  readonly list: ItemList;
  /** Returns true for the item that the arguments address. */
  readonly isOwn: (item: JsonValue, args: Arguments) => boolean;
  readonly createOther: (session: Session) => Promise<void>;
}

/** Reads the list before and after the tested request, and compares the other items. */
async function checkOthers(
  { session, operation: to, args, fail, sendTested }: CreatedResource,
  others: ListOfOthers,
): Promise<void> {
  const before = await comparedItems(session, others, args);
  const exchange = await sendTested();
  if (exchange === undefined) return;
  expectEffectNow(session, to, exchange);
  const after = await readItems(session, others, args);
  const sent = to.method === 'delete' ? [] : writableNames(others.subject, to);
  const differences = before.flatMap(([identity, item]) =>
    (differenceOf(item, after.get(identity), sent) ?? []).map((each) => ({ identity, ...each })),
  );
  const [first] = differences;
  if (first === undefined) return;
  const { identity, name, expected, got } = first;
  const words =
    name === undefined ? `removes another item of ${others.operation.name}` : `changes ${name} of another item`;
  fail('chain/others', `${to.name} also ${words}: ${identity}.`, expected, got);
}

/**
 * Returns the items that the tested request must not change, with their identities. Test data is left out, because another run may change it
 * at the same time. Without such items, another item is created.
 */
async function comparedItems(
  session: Session,
  others: ListOfOthers,
  args: Arguments,
): Promise<readonly (readonly [identity: string, item: JsonValue])[]> {
  const found = await readItems(session, others, args);
  const lasting = [...found].filter(([, item]) => !others.isOwn(item, args) && !isTestData(item));
  if (lasting.length > 0) return lasting;
  await others.createOther(session);
  return [...(await readItems(session, others, args))].filter(([identity]) => !found.has(identity));
}

/** Returns the names of the properties that an update may contain. */
const writableNames = (subject: ContractSubject, operation: TestedOperation): string[] =>
  describedSlots(subject, operation).flatMap((slot) => (slot.in === 'body' ? [slot.name] : []));

interface OtherItemDifference {
  /** The name of the changed property. Undefined if the item is not in the list any more. */
  readonly name: string | undefined;
  readonly expected: string;
  readonly got: string;
}

/**
 * Compares an item before and after a request.
 *
 * @param sent the names of the properties that the request may contain. Other properties may change at any time.
 */
function differenceOf(
  item: JsonValue,
  found: JsonValue | undefined,
  sent: readonly string[],
): readonly OtherItemDifference[] | undefined {
  if (found === undefined) return [{ name: undefined, expected: 'listed', got: 'not listed' }];
  const name = sent.find((each) => !isSameValue(memberOf(item, each), memberOf(found, each)));
  if (name === undefined) return undefined;
  const [expected = '', got = ''] = [item, found].map((each) => excerpt(JSON.stringify(memberOf(each, name))));
  return [{ name, expected, got }];
}

/** Returns the items of the whole list, by their identities. */
async function readItems(
  session: Session,
  { subject, operation, list }: ListOfOthers,
  { path }: Arguments,
): Promise<Map<string, JsonValue>> {
  const size = pageSizeOf(subject, operation);
  const base = await session.withPath(operation, path);
  const args = size === undefined ? base : withValue(base, { in: 'query', name: size.parameter }, size.most);
  const { response } = await session.call(operation, args);
  const items = isSuccess(response.status) ? itemsInBody(response.body, list) : undefined;
  if (items === undefined) throw new CaseSkippedError('the list cannot be read');
  if (operation.pagination !== undefined && items.length >= (size?.most ?? 0))
    throw new CaseSkippedError('the list has several of the largest pages');
  return new Map(items.map((item) => [session.identityOf(operation, item), item]));
}

/** Returns a scalar member of an object. Returns null for another value. */
function memberOf(item: JsonValue, name: string): JsonValue {
  const value = isJsonObject(item) && Object.hasOwn(item, name) ? item[name] : undefined;
  return value === undefined || typeof value === 'object' ? null : value;
}
