import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import { jsonSchemaOf } from '../../../1-describe/documented-response.ts';
import { filtersOf } from '../../../1-describe/lists/filters-of.ts';
import { itemListOf, itemsInBody, type ItemList } from '../../../1-describe/lists/item-list.ts';
import { parseJsonBody } from '../../../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { ownValue, withValue, type Arguments } from '../../../http/arguments.ts';
import { excerpt } from '../../excerpt.ts';
import type { Session } from '../../session.ts';
import type { TestResources } from '../../test-resources.ts';
import { pageSizeOf } from '../pagination/page-parameters.ts';
import { changedSelections, type ChangedSelection } from './changed-selections.ts';
import { commonProperties, differenceOf } from './shared-properties.ts';

/** A property of a resource that a write has changed, with the reads before and after the write. */
export interface ChangedProperty {
  readonly name: string;
  readonly before: JsonObject;
  readonly after: JsonObject;
}

/** Compares the item of a list with a read of the same resource, after a write. */
export interface ListedItem {
  /** Reads the list, so that caches store it. */
  fillCaches(session: Session, path: Arguments['path']): Promise<void>;
  /** Reports a failure if the item of the list has other values than the resource that is read alone. Ignores a list without the item. */
  compare(session: Session, path: Arguments['path']): Promise<void>;
  /**
   * Reports a failure if the item of the list has another value of a changed property than the read after the write, or if a filter of the list
   * selects the item by its old value.
   */
  compareProperty(session: Session, path: Arguments['path'], change: ChangedProperty): Promise<void>;
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
  return new ItemOfList({ resources, reader, operation, list, parameter, names });
}

interface ListOfItem {
  readonly resources: TestResources;
  /** The operation that reads the resource alone. */
  readonly reader: TestedOperation;
  /** The operation that lists it. */
  readonly operation: TestedOperation;
  readonly list: ItemList;
  /** The path parameter with the key of the resource. */
  readonly parameter: string;
  /** The properties that are compared. */
  readonly names: readonly string[];
}

class ItemOfList implements ListedItem {
  readonly #known: ListOfItem;

  constructor(known: ListOfItem) {
    this.#known = known;
  }

  async fillCaches(session: Session, path: Arguments['path']): Promise<void> {
    await this.#item(session, path);
  }

  async compare(session: Session, path: Arguments['path']): Promise<void> {
    const { operation, reader } = this.#known;
    // The resource may change between the requests, so only a difference that occurs twice is reported.
    const first = await this.#difference(session, path);
    const again = first === undefined ? undefined : await this.#difference(session, path);
    if (again === undefined || again.name !== first?.name) return;
    session.fail({
      rule: 'write/listed',
      message: `After the write, ${operation.name} has another ${again.name} than ${reader.name}.`,
      expected: excerpt(JSON.stringify(again.other)),
      got: excerpt(JSON.stringify(again.one)),
      pointer: operation.pointer,
    });
  }

  async compareProperty(session: Session, path: Arguments['path'], change: ChangedProperty): Promise<void> {
    const { operation, list, names } = this.#known;
    const item = await this.#item(session, path);
    if (item === undefined) return;
    const isOther = names.includes(change.name) && differenceOf([change.name], item, change.after) !== undefined;
    if (isOther) return this.compare(session, path);
    const filters = filtersOf(session.subject, operation, list);
    for (const selection of changedSelections(session.subject, filters, change.name, change.before, change.after)) {
      const isSelected = async (): Promise<boolean> => (await this.#item(session, path, selection.query)) !== undefined;
      if ((await isSelected()) === selection.isSelected) continue;
      if ((await isSelected()) === selection.isSelected) continue;
      return this.#reportSelection(session, selection);
    }
  }

  #reportSelection(session: Session, { filter, text, isSelected }: ChangedSelection): void {
    const { operation } = this.#known;
    session[filter.isDeclared ? 'fail' : 'hint']({
      rule: 'write/listed',
      message: `After the write, ${operation.name} with ${filter.parameter.name} selects by the old value.`,
      expected: `${isSelected ? 'the item' : 'no such item'} with ${text}`,
      got: isSelected ? 'not listed' : 'listed',
      pointer: filter.parameter.pointer,
    });
  }

  async #difference(session: Session, path: Arguments['path']) {
    const { reader, names } = this.#known;
    const item = await this.#item(session, path);
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
  }

  /** Reads the first page of the list, with the largest page size. Returns the item with the key in a path. */
  async #item(
    session: Session,
    path: Arguments['path'],
    query: Arguments['query'] = {},
  ): Promise<JsonObject | undefined> {
    const { resources, operation, list, parameter } = this.#known;
    const items = await readItems(session, operation, list, path, query);
    return items
      .filter(isJsonObject)
      .find(
        (each) => String(resources.items.valueOf(operation, parameter, each)) === String(ownValue(path, parameter)),
      );
  }
}

/** Reads the first page of a list, with the largest page size. Returns no items if it cannot be read. */
async function readItems(
  session: Session,
  operation: TestedOperation,
  list: ItemList,
  path: Arguments['path'],
  query: Arguments['query'],
): Promise<readonly JsonValue[]> {
  const size = pageSizeOf(session.subject, operation);
  const base = await session.withPath(operation, path);
  const args = size === undefined ? base : withValue(base, { in: 'query', name: size.parameter }, size.most);
  const { response } = await session.probe(operation, { ...args, query: { ...args.query, ...query } });
  return isSuccess(response.status) ? (itemsInBody(response.body, list) ?? []) : [];
}
