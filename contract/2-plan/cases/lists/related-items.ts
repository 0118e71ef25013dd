import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import { jsonSchemaOf } from '../../../1-describe/documented-response.ts';
import { itemListOf, itemsInBody, type ItemList } from '../../../1-describe/lists/item-list.ts';
import { pathOfObject } from '../../../1-describe/path-of-object.ts';
import { isPartOfObject } from '../../../1-describe/same-object.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { ownValue, withValue, type Arguments } from '../../../http/arguments.ts';
import { excerpt } from '../../excerpt.ts';
import type { Session } from '../../session.ts';
import { pageSizeOf } from '../pagination/page-parameters.ts';
import { isSameValue } from '../same-value.ts';
import type { ChangedProperty } from './listed-item.ts';

/** The maximum number of lists that are read. */
const maxLists = 2;

interface RelatedList {
  readonly operation: TestedOperation;
  readonly list: ItemList;
}

/**
 * Returns the other lists with items of the type of a resource, such as `/authors/{name}/books` and `/new-books` for `/books/{id}`.
 *
 * @param reader the operation that reads the resource alone.
 */
export function relatedListsOf(subject: ContractSubject, reader: TestedOperation): readonly RelatedList[] {
  const schema = jsonSchemaOf(reader);
  const own = reader.path.replace(/\/\{[^{}]+\}$/u, '');
  return subject.operations
    .flatMap((operation) => {
      const list = operation.method === 'get' && operation.path !== own ? itemListOf(subject, operation) : undefined;
      return list !== undefined && isPartOfObject(subject, list.item, schema) ? [{ operation, list }] : [];
    })
    .slice(0, maxLists);
}

/** Reads lists, so that caches store them. */
export async function fillRelated(
  session: Session,
  related: readonly RelatedList[],
  path: Arguments['path'],
  resource: JsonObject,
): Promise<void> {
  for (const each of related) await itemsOf(session, each, path, resource);
}

/**
 * Reports a hint if the item of another list still has the old value of a property after a write. That both are the same resource is only known
 * from its id, and the values of its path.
 */
export async function compareRelated(
  session: Session,
  reader: TestedOperation,
  related: readonly RelatedList[],
  path: Arguments['path'],
  { name, before, after }: ChangedProperty,
): Promise<void> {
  const [old, now] = [ownValue(before, name), ownValue(after, name)];
  if (old === undefined || now === undefined || isSameValue(old, now) || typeof now === 'object') return;
  for (const each of related) {
    const items = await itemsOf(session, each, path, after);
    const item = items.find((other) => isSameResource(reader, path, after, other));
    const found = item === undefined ? undefined : ownValue(item, name);
    if (found === undefined || !isSameValue(found, old)) continue;
    session.hint({
      rule: 'write/listed',
      message: `After the write, ${each.operation.name} has another ${name} than ${reader.name}.`,
      expected: excerpt(JSON.stringify(now)),
      got: excerpt(JSON.stringify(found)),
      pointer: each.operation.pointer,
    });
  }
}

function isSameResource(
  reader: TestedOperation,
  path: Arguments['path'],
  resource: JsonObject,
  item: JsonObject,
): boolean {
  if (ownValue(item, 'id') !== ownValue(resource, 'id')) return false;
  const keys = pathOfObject(reader, item, { id: ownValue(item, 'id') ?? null });
  return (
    keys !== undefined && Object.entries(keys).every(([key, value]) => String(value) === String(ownValue(path, key)))
  );
}

/** Reads the first page of a list, with the largest page size. Returns no items if it cannot be read. */
async function itemsOf(
  session: Session,
  { operation, list }: RelatedList,
  path: Arguments['path'],
  resource: JsonObject,
): Promise<readonly JsonObject[]> {
  const own = pathOfObject(operation, resource, path);
  if (own === undefined) return [];
  const base = await session.withPath(operation, own);
  const size = pageSizeOf(session.subject, operation);
  const args = size === undefined ? base : withValue(base, { in: 'query', name: size.parameter }, size.most);
  const { response } = await session.probe(operation, args);
  return isSuccess(response.status) ? (itemsInBody(response.body, list) ?? []).filter(isJsonObject) : [];
}
