import type { JsonValue } from '@forgespec/description/json';
import type { Parameter } from '@forgespec/model';
import { mergedSchema } from '@forgespec/model/values';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import { withValue, withoutValue, type Arguments } from '../../../http/arguments.ts';
import { itemsInBody, type ItemList } from '../../../1-describe/lists/item-list.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { CaseSkippedError, type Session } from '../../session.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import type { ListReader } from './list-reader.ts';

/** Returns a case for each query parameter with a default: without the parameter, the list is the same as with the default. */
export const defaultValueCases = (
  subject: ContractSubject,
  reader: ListReader,
  operation: TestedOperation,
  list: ItemList,
): Case[] =>
  operation.parameters
    .filter((parameter) => parameter.in === 'query' && !parameter.required)
    .flatMap((parameter) => {
      const [value] = mergedSchema(parameter.schema, subject.resolve)?.annotations.default ?? [];
      return value === undefined || value === null ? [] : [defaultValueCase(reader, operation, list, parameter, value)];
    });

const defaultValueCase = (
  reader: ListReader,
  operation: TestedOperation,
  list: ItemList,
  parameter: Parameter,
  value: JsonValue,
): Case =>
  createCase(operation, {
    kind: 'list',
    name: `list/default/${parameter.name}`,
    pointer: parameter.pointer,
    async run(session, operation) {
      const slot = { in: 'query', name: parameter.name } as const;
      const sample = await reader.sample(session, operation, list);
      const { size } = operation.pagination?.parameters ?? {};
      // With the largest page, the default of another parameter may be invisible. With the default page, it is compared for the first items.
      const base = parameter.name === size ? withoutValue(sample.args, slot) : sample.args;
      const absent = withoutValue(base, slot);
      let difference: readonly [string, string] | undefined;
      // The list may change between the requests, so only a difference that occurs twice is reported.
      for (let times = 0; times < 2; times += 1) {
        const explicit = await describe(session, operation, list, withValue(base, slot, value));
        const implicit = await describe(session, operation, list, absent);
        if (explicit === undefined || implicit === undefined)
          throw new CaseSkippedError('the list cannot be read with the default');
        if (explicit === implicit) return;
        difference = [explicit, implicit];
      }
      session.fail({
        rule: 'list/default',
        message: `Without ${parameter.name}, the list differs from the list with its default ${String(value)}.`,
        expected: difference?.[0] ?? '',
        got: difference?.[1] ?? '',
        pointer: parameter.pointer,
      });
    },
  });

/** Returns a text with the items of a list and the headers that state the page and its size. Returns undefined if there is no list. */
async function describe(
  session: Session,
  operation: TestedOperation,
  list: ItemList,
  args: Arguments,
): Promise<string | undefined> {
  const { response } = await session.call(operation, args);
  const items = isSuccess(response.status) ? itemsInBody(response.body, list) : undefined;
  if (items === undefined) return undefined;
  const { page, size } = operation.pagination?.headers ?? {};
  const headers = [page, size].flatMap((name) =>
    name === undefined || response.headers[name] === undefined ? [] : [`${name}: ${response.headers[name]}`],
  );
  return [items.map((item) => session.identityOf(operation, item)).join(', '), ...headers].join('; ');
}
