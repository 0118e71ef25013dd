import { jsonSchemaOf } from '../../../1-describe/documented-response.ts';
import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { Schema } from '@forgespec/model';
import type { ItemList } from '../../../1-describe/lists/item-list.ts';
import { pathOfObject } from '../../../1-describe/path-of-object.ts';
import { isPartOfObject } from '../../../1-describe/same-object.ts';
import { parseJsonBody } from '../../../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import type { Arguments } from '../../../http/arguments.ts';
import { excerpt } from '../../excerpt.ts';
import { CaseSkippedError, type Session } from '../../session.ts';
import type { TestResources } from '../../test-resources.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import { commonProperties, differenceOf } from './shared-properties.ts';
import type { ListReader } from './list-reader.ts';

/** The number of items that are compared. */
const maxItems = 2;

/**
 * Returns the case that an item of a list has the same values as the item that is read alone. Compares only properties with the same schema
 * in both.
 */
export function itemAloneCases(
  subject: ContractSubject,
  resources: TestResources,
  reader: ListReader,
  operation: TestedOperation,
  list: ItemList,
): Case[] {
  const found = itemReaderOf(subject, operation, list);
  if (found === undefined) return [];
  const { alone, schema } = found;
  const common = commonProperties(subject, list.item, schema);
  if (common.length === 0) return [];
  return [
    createCase(operation, {
      kind: 'list',
      name: `list/item/${alone.name}`,
      pointer: operation.pointer,
      async run(session, operation) {
        const sample = await reader.sample(session, operation, list);
        for (const item of sample.items.slice(0, maxItems)) {
          const path = pathOfItem(resources, operation, found, item, sample.args.path);
          if (path === undefined) throw new CaseSkippedError(`the items do not contain the path of ${alone.name}`);
          const readAgain = () => reader.read(session, operation, list, sample.args);
          if (await isReported({ session, operation, found, common, readAgain }, item, path)) return;
        }
      },
    }),
  ];
}

interface Comparison {
  readonly session: Session;
  readonly operation: TestedOperation;
  readonly found: ItemReader;
  readonly common: readonly string[];
  /** Reads the list again. */
  readonly readAgain: () => Promise<readonly JsonValue[] | undefined>;
}

/** Compares an item with the resource that is read alone. Returns true if it reports a difference. */
async function isReported(
  { session, operation, found, common, readAgain }: Comparison,
  item: JsonValue,
  path: Arguments['path'],
): Promise<boolean> {
  const { alone, parameter } = found;
  const identity = session.identityOf(operation, item);
  const read = async (): Promise<JsonValue | undefined> => readAlone(session, alone, path);
  const first = await read();
  if (parameter === undefined && !hasSameId(item, first)) return false;
  // An object can depend on the address, as a path that is relative to it.
  const names = parameter === undefined ? common.filter((name) => isScalarIn(item, name)) : common;
  if (differenceOf(names, item, first) === undefined) return false;
  // The item may have changed since the list was read.
  const again = await readAgain();
  const second = await read();
  // A property that changes with each read, such as a counter of reads, is not compared.
  const lasting = names.filter((name) => differenceOf([name], first, second) === undefined);
  const itemAgain = again?.find((other) => session.identityOf(operation, other) === identity);
  const difference = differenceOf(lasting, itemAgain, second);
  if (difference === undefined) return false;
  // Of two paths, only the names say that both return the same resource.
  session[parameter === undefined ? 'hint' : 'fail']({
    rule: 'list/item',
    message: `An item of the list has another ${difference.name} than in ${alone.name}: ${identity}.`,
    expected: excerpt(JSON.stringify(difference.other)),
    got: excerpt(JSON.stringify(difference.one)),
    pointer: operation.pointer,
  });
  return true;
}

async function readAlone(
  session: Session,
  alone: TestedOperation,
  path: Record<string, JsonValue>,
): Promise<JsonValue | undefined> {
  const { response } = await session.call(alone, await session.withPath(alone, path), { tolerate: [404] });
  return isSuccess(response.status) ? parseJsonBody(response.body) : undefined;
}

/** The operation that reads one item of a list. */
interface ItemReader {
  readonly alone: TestedOperation;
  readonly schema: Schema;
  /** The path parameter for the item. Undefined if the operation is not below the list, so that all path values come from the item. */
  readonly parameter: string | undefined;
}

function pathOfItem(
  { items }: TestResources,
  operation: TestedOperation,
  { alone, parameter }: ItemReader,
  item: JsonValue,
  path: Arguments['path'],
): Arguments['path'] | undefined {
  if (parameter === undefined) return pathOfObject(alone, item, {});
  const key = items.valueOf(operation, parameter, item);
  return key === undefined || key === null ? undefined : { ...path, [parameter]: key };
}

const isScalarIn = (item: JsonValue, name: string): boolean => isJsonObject(item) && typeof item[name] !== 'object';

const hasSameId = (one: JsonValue | undefined, other: JsonValue | undefined): boolean =>
  isJsonObject(one) && isJsonObject(other) && one.id !== undefined && one.id === other.id;

function itemReaderOf(subject: ContractSubject, operation: TestedOperation, list: ItemList): ItemReader | undefined {
  const alone = subject.operations.find(
    ({ method, path }) =>
      method === 'get' && path.replace(/\/\{[^{}]+\}$/u, '') === operation.path && path.endsWith('}'),
  );
  const schema = alone && jsonSchemaOf(alone);
  const parameter = /\{([^{}]+)\}$/u.exec(alone?.path ?? '')?.[1];
  if (alone !== undefined && schema !== undefined && parameter !== undefined) return { alone, schema, parameter };
  const other = subject.operations.find(
    (each) =>
      each.method === 'get' && each.path.endsWith('}') && isPartOfObject(subject, list.item, jsonSchemaOf(each)),
  );
  const otherSchema = other && jsonSchemaOf(other);
  return other === undefined || otherSchema === undefined
    ? undefined
    : { alone: other, schema: otherSchema, parameter: undefined };
}
