import { jsonSchemaOf } from '../../../1-describe/documented-response.ts';
import type { JsonValue } from '@forgespec/description/json';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { Schema } from '@forgespec/model';
import type { ItemList } from '../../../1-describe/lists/item-list.ts';
import { parseJsonBody } from '../../../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
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
  const found = itemReaderOf(subject, operation);
  if (found === undefined) return [];
  const { alone, schema, parameter } = found;
  const names = commonProperties(subject, list.item, schema);
  if (names.length === 0) return [];
  return [
    createCase(operation, {
      kind: 'list',
      name: `list/item/${alone.name}`,
      pointer: operation.pointer,
      async run(session, operation) {
        const identityOf = (item: JsonValue): string => session.identityOf(operation, item);
        const { args, items } = await reader.sample(session, operation, list);
        for (const item of items.slice(0, maxItems)) {
          const key = resources.items.valueOf(operation, parameter, item);
          if (key === undefined || key === null) throw new CaseSkippedError(`the items do not contain ${parameter}`);
          const path = { ...args.path, [parameter]: key };
          const read = async (): Promise<JsonValue | undefined> => readAlone(session, alone, path);
          const first = await read();
          let difference = differenceOf(names, item, first);
          if (difference !== undefined) {
            // The item may have changed since the list was read.
            const again = await reader.read(session, operation, list, args);
            const second = await read();
            // A property that changes with each read, such as a counter of reads, is not compared.
            const lasting = names.filter((name) => differenceOf([name], first, second) === undefined);
            const itemAgain = again?.find((other) => identityOf(other) === identityOf(item));
            difference = differenceOf(lasting, itemAgain, second);
          }
          if (difference === undefined) continue;
          session.fail({
            rule: 'list/item',
            message: `An item of the list has another ${difference.name} than in ${alone.name}: ${identityOf(item)}.`,
            expected: excerpt(JSON.stringify(difference.other)),
            got: excerpt(JSON.stringify(difference.one)),
            pointer: operation.pointer,
          });
          return;
        }
      },
    }),
  ];
}

async function readAlone(
  session: Session,
  alone: TestedOperation,
  path: Record<string, JsonValue>,
): Promise<JsonValue | undefined> {
  const { response } = await session.call(alone, await session.withPath(alone, path), { tolerate: [404] });
  return isSuccess(response.status) ? parseJsonBody(response.body) : undefined;
}

/** Returns the operation that reads one item of a list, its schema, and its parameter for the item. */
function itemReaderOf(
  subject: ContractSubject,
  operation: TestedOperation,
): { alone: TestedOperation; schema: Schema; parameter: string } | undefined {
  const alone = subject.operations.find(
    ({ method, path }) =>
      method === 'get' && path.replace(/\/\{[^{}]+\}$/u, '') === operation.path && path.endsWith('}'),
  );
  const schema = alone && jsonSchemaOf(alone);
  const parameter = /\{([^{}]+)\}$/u.exec(alone?.path ?? '')?.[1];
  if (alone === undefined || schema === undefined || parameter === undefined) return undefined;
  return { alone, schema, parameter };
}
