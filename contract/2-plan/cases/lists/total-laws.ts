import { jsonSchemaOf } from '../../../1-describe/documented-response.ts';
import { isJsonObject } from '@forgespec/description/json';
import type { Schema } from '@forgespec/model';
import { lowerCaseWords } from '@forgespec/model/names';
import { mergedSchema } from '@forgespec/model/values';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { WireResponse } from '../../../http/wire-request.ts';
import { itemsInBody, type ItemList } from '../../../1-describe/lists/item-list.ts';
import { parseJsonBody } from '../../../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { CaseExcludedError, CaseSkippedError, type Session } from '../../session.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import { pageSizeOf } from '../pagination/page-parameters.ts';

/** A documented header or property with the number of all items of a list. */
interface Total {
  readonly name: string;
  readonly pointer: string;
  /** Returns the number in a response. Returns undefined if the response does not contain it. */
  read(response: WireResponse): number | undefined;
}

/** Returns a case for each documented total of a list. It must be the number of items, also if a page contains only one of them. */
export const totalCases = (subject: ContractSubject, operation: TestedOperation, list: ItemList): Case[] =>
  totalsOf(subject, operation, list).map((total) =>
    createCase(operation, {
      kind: 'list',
      name: `list/total/${total.name}`,
      pointer: total.pointer,
      async run(session, operation) {
        // The list may change between the requests, so only a difference that occurs twice is reported.
        const first = await wrongTotal(session, subject, operation, list, total);
        const wrong = first === undefined ? undefined : await wrongTotal(session, subject, operation, list, total);
        if (wrong === undefined) return;
        session.fail({
          rule: 'list/total',
          message: `${total.name} is not the number of items in the list.`,
          expected: String(wrong.count),
          got: String(wrong.total),
          pointer: total.pointer,
        });
      },
    }),
  );

/**
 * Reads a list with the largest page, and with a page of one item. Returns the number of items and a total that differs from it. Returns
 * undefined if all totals are correct.
 */
async function wrongTotal(
  session: Session,
  subject: ContractSubject,
  operation: TestedOperation,
  list: ItemList,
  total: Total,
): Promise<{ readonly count: number; readonly total: number } | undefined> {
  if (session.fixtures.stateless) throw new CaseExcludedError('a mock has only one page');
  const size = pageSizeOf(subject, operation);
  const args = await session.prepare(operation);
  const read = async (count: number | undefined): Promise<WireResponse> => {
    const paging = size === undefined || count === undefined ? {} : { [size.parameter]: count };
    return (await session.call(operation, { ...args, query: { ...args.query, ...paging } })).response;
  };
  const whole = await read(size?.most);
  const count = isSuccess(whole.status) ? itemsInBody(whole.body, list)?.length : undefined;
  if (count === undefined) throw new CaseSkippedError('the list cannot be read');
  if (size !== undefined && count >= size.most) throw new CaseSkippedError('the list has several of the largest pages');
  const responses = size === undefined || count < 2 ? [whole] : [whole, await read(1)];
  const wrong = responses
    .map((response) => total.read(response))
    .find((value) => value !== undefined && value !== count);
  return wrong === undefined ? undefined : { count, total: wrong };
}

function totalsOf(subject: ContractSubject, operation: TestedOperation, list: ItemList): Total[] {
  const success = operation.responses.find(({ status }) => isSuccess(status));
  const headers = (success?.headers ?? [])
    .filter(({ name, schema }) => isTotal(subject, name, schema))
    .map(({ name, schema }) => ({
      name,
      pointer: schema.pointer,
      read: (response: WireResponse) => numberIn(response.headers[name.toLowerCase()]),
    }));
  const body = jsonSchemaOf(operation);
  const members =
    list.path.length === 0 || body === undefined ? [] : (mergedSchema(body, subject.resolve)?.properties ?? []);
  const properties = members
    .filter(({ name, schema }) => isTotal(subject, name, schema))
    .map(({ name, schema }) => ({
      name,
      pointer: schema.pointer,
      read: (response: WireResponse) => {
        const value = parseJsonBody(response.body);
        const total = isJsonObject(value) ? value[name] : undefined;
        return typeof total === 'number' ? total : undefined;
      },
    }));
  return [...headers, ...properties];
}

const numberIn = (text: string | undefined): number | undefined =>
  text === undefined || !/^\d+$/u.test(text) ? undefined : Number(text);

/** Returns true for an integer such as `total` or `total_count`. An estimated number is not a total. */
function isTotal(subject: ContractSubject, name: string, schema: Schema): boolean {
  const merged = mergedSchema(schema, subject.resolve);
  const words = lowerCaseWords(name.replaceAll('-', '_')).filter((word) => word !== 'x');
  const isCount =
    words.includes('total') && words.every((word) => /^(?:total|counts?|items|results|number|of|size)$/u.test(word));
  const isEstimated = /\b(?:about|approximat|estimat)/iu.test(merged?.annotations.description ?? '');
  return isCount && !isEstimated && merged?.type?.some((type) => type === 'integer' || type === 'number') === true;
}
