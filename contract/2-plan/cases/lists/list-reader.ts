import type { JsonValue } from '@forgespec/description/json';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import { mergedSchema } from '@forgespec/model/values';
import { withValue, type Arguments } from '../../../http/arguments.ts';
import { itemsInBody, type ItemList } from '../../../1-describe/lists/item-list.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { CaseExcludedError, CaseSkippedError, type Session } from '../../session.ts';
import { pageSizeOf } from '../pagination/page-parameters.ts';
import { valueRejections } from '../expect.ts';

/** A list on the server, read with the largest page. */
export interface ListSample {
  /** The arguments of the request that returned the items. */
  readonly args: Arguments;
  readonly items: readonly JsonValue[];
  /** True if the items are the whole list. */
  readonly isWhole: boolean;
}

/** Reads lists. Each list is read once for all cases that only read. */
export interface ListReader {
  /**
   * Returns a list of the server. If the list has fewer than two items, tries the other values of parameters with a default, because the
   * default may select few items.
   *
   * @throws {CaseSkippedError} if the list cannot be read, or is empty.
   */
  sample(session: Session, operation: TestedOperation, list: ItemList): Promise<ListSample>;
  /** Reads a list with given arguments. Returns undefined if the response is not a list. */
  read(
    session: Session,
    operation: TestedOperation,
    list: ItemList,
    args: Arguments,
  ): Promise<readonly JsonValue[] | undefined>;
}

/** The maximum number of requests that search for a longer list. */
const maxAttempts = 8;

export function createListReader(subject: ContractSubject): ListReader {
  const samples = new Map<string, Promise<ListSample>>();
  return {
    read: readItems,
    sample(session, operation, list) {
      const known = samples.get(operation.name) ?? findSample(subject, session, operation, list);
      samples.set(operation.name, known);
      return known;
    },
  };
}

const readItems: ListReader['read'] = async (session, operation, list, args) => {
  const { response } = await session.call(operation, args, { tolerate: valueRejections });
  return isSuccess(response.status) ? itemsInBody(response.body, list) : undefined;
};

async function findSample(
  subject: ContractSubject,
  session: Session,
  operation: TestedOperation,
  list: ItemList,
): Promise<ListSample> {
  if (session.fixtures.stateless) throw new CaseExcludedError('a mock has no state');
  const size = pageSizeOf(subject, operation);
  const prepared = await session.prepare(operation);
  const base = size === undefined ? prepared : withValue(prepared, { in: 'query', name: size.parameter }, size.most);
  let found = { args: base, items: (await readItems(session, operation, list, base)) ?? [] };
  for (const args of found.items.length < 2 ? otherRequests(subject, operation, base) : []) {
    const items = (await readItems(session, operation, list, args)) ?? [];
    if (items.length > found.items.length) found = { args, items };
    if (items.length > 1) break;
  }
  if (found.items.length === 0) throw new CaseSkippedError('the list is empty');
  return { ...found, isWhole: operation.pagination === undefined || found.items.length < (size?.most ?? 0) };
}

/** Returns requests with other values of enumerated parameters that have a default. */
function otherRequests(subject: ContractSubject, operation: TestedOperation, args: Arguments): Arguments[] {
  return operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, schema }) => {
      const merged = mergedSchema(schema, subject.resolve);
      const [byDefault] = merged?.annotations.default ?? [];
      if (byDefault === undefined) return [];
      const others = merged?.enum ?? (typeof byDefault === 'boolean' ? [!byDefault] : []);
      return others
        .filter((value) => value !== byDefault && value !== null)
        .map((value) => withValue(args, { in: 'query', name }, value));
    })
    .slice(0, maxAttempts);
}
