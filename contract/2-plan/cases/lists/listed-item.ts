import type { JsonValue } from '@forgespec/description/json';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import { jsonSchemaOf } from '../../../1-describe/documented-response.ts';
import { itemListOf, itemsInBody, type ItemList } from '../../../1-describe/lists/item-list.ts';
import { parseJsonBody } from '../../../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { withValue, type Arguments } from '../../../http/arguments.ts';
import { excerpt } from '../../excerpt.ts';
import type { Session } from '../../session.ts';
import type { TestResources } from '../../test-resources.ts';
import { pageSizeOf } from '../pagination/page-parameters.ts';
import { commonProperties, differenceOf } from './shared-properties.ts';

/** Compares the item of a list with a read of the same resource, after a write. */
export interface ListedItem {
  /** Reads the list, so that caches store it. */
  fillCaches(session: Session, path: Arguments['path']): Promise<void>;
  /** Reports a failure if the item of the list has other values than the resource that is read alone. Ignores a list without the item. */
  compare(session: Session, path: Arguments['path']): Promise<void>;
}

/** Returns undefined if no operation lists the resources that an operation reads. */
export function listedItemOf(
  subject: ContractSubject,
  resources: TestResources,
  reader: TestedOperation | undefined,
): ListedItem | undefined {
  const [, collection = '', parameter = ''] = /^(.*)\/\{([^{}]+)\}$/u.exec(reader?.path ?? '') ?? [];
  const operation = subject.operations.find(({ method, path }) => method === 'get' && path === collection);
  const list = operation === undefined ? undefined : itemListOf(subject, operation);
  const schema = reader === undefined ? undefined : jsonSchemaOf(reader);
  if (reader === undefined || operation === undefined || list === undefined || schema === undefined) return undefined;
  const names = commonProperties(subject, list.item, schema);
  const difference = async (session: Session, path: Arguments['path']) => {
    const items = await readItems(session, operation, list, path);
    const item = items.find(
      (each) => String(resources.items.valueOf(operation, parameter, each)) === String(path[parameter]),
    );
    const reading = await session.withPath(reader, path);
    const [one, other] = [await session.probe(reader, reading), await session.probe(reader, reading)];
    if (!isSuccess(one.response.status)) return undefined;
    const [alone, again] = [one, other].map(({ response }) => parseJsonBody(response.body));
    // A property that changes with each read, such as a counter of reads, is not compared.
    return differenceOf(
      names.filter((name) => differenceOf([name], alone, again) === undefined),
      item,
      alone,
    );
  };
  return {
    fillCaches: async (session, path) => void (await readItems(session, operation, list, path)),
    async compare(session, path) {
      // The resource may change between the requests, so only a difference that occurs twice is reported.
      const first = await difference(session, path);
      const again = first === undefined ? undefined : await difference(session, path);
      if (again === undefined || again.name !== first?.name) return;
      session.fail({
        rule: 'write/listed',
        message: `After the write, ${operation.name} has another ${again.name} than ${reader.name}.`,
        expected: excerpt(JSON.stringify(again.other)),
        got: excerpt(JSON.stringify(again.one)),
        pointer: operation.pointer,
      });
    },
  };
}

/** Reads the first page of a list, with the largest page size. Returns no items if it cannot be read. */
async function readItems(
  session: Session,
  operation: TestedOperation,
  list: ItemList,
  path: Arguments['path'],
): Promise<readonly JsonValue[]> {
  const size = pageSizeOf(session.subject, operation);
  const base = await session.withPath(operation, path);
  const args = size === undefined ? base : withValue(base, { in: 'query', name: size.parameter }, size.most);
  const { response } = await session.probe(operation, args);
  return isSuccess(response.status) ? (itemsInBody(response.body, list) ?? []) : [];
}
