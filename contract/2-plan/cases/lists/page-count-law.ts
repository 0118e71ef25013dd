import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import type { Schema } from '@forgespec/model';
import { lowerCaseWords } from '@forgespec/model/names';
import { mergedSchema } from '@forgespec/model/values';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import { jsonSchemaOf } from '../../../1-describe/documented-response.ts';
import { itemsInBody, type ItemList } from '../../../1-describe/lists/item-list.ts';
import { parseJsonBody } from '../../../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { withValue, type Arguments } from '../../../http/arguments.ts';
import type { WireResponse } from '../../../http/wire-request.ts';
import { CaseExcludedError, CaseSkippedError, type Session } from '../../session.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import { pageSizeOf, type PageSize } from '../pagination/page-parameters.ts';

/** A documented header or property with the number of pages of a list. */
interface PageCount {
  readonly name: string;
  readonly pointer: string;
  /** False if the name could also mean another number, such as the number of items on a page. */
  readonly isDeclared: boolean;
  /** Returns the number in a response. Returns undefined if the response does not contain it. */
  read(response: WireResponse): number | undefined;
}

/** The page sizes for which the number of pages is compared. The last page of an odd number of items is then not full. */
const pageSizes = [1, 2];

/** Returns the cases that a documented number of pages, such as `total_pages`, agrees with the number of items and the page size. */
export function pageCountCases(subject: ContractSubject, operation: TestedOperation, list: ItemList): Case[] {
  const size = pageSizeOf(subject, operation);
  if (size === undefined) return [];
  return pageCountsOf(subject, operation, list).map((pages) =>
    createCase(operation, {
      kind: 'list',
      name: `list/pages/${pages.name}`,
      pointer: pages.pointer,
      async run(session, operation) {
        if (session.fixtures.stateless) throw new CaseExcludedError('a mock has only one page');
        // The list may change between the requests, so only a difference that occurs twice is reported.
        const read = () => wrongCount(session, operation, list, size, pages);
        const wrong = (await read()) === undefined ? undefined : await read();
        if (wrong === undefined) return;
        session[pages.isDeclared ? 'fail' : 'hint']({
          rule: 'list/pages',
          message: `${pages.name} is not the number of pages of the list.`,
          expected: `${wrong.expected} with the page size ${wrong.size}`,
          got: String(wrong.found),
          pointer: pages.pointer,
        });
      },
    }),
  );
}

async function wrongCount(
  session: Session,
  operation: TestedOperation,
  list: ItemList,
  { parameter, most }: PageSize,
  pages: PageCount,
): Promise<{ readonly size: number; readonly expected: number; readonly found: number } | undefined> {
  const args = await session.prepare(operation);
  const read = async (size: number): Promise<WireResponse> =>
    (await session.call(operation, withSize(args, parameter, size))).response;
  const count = countIn(await read(most), list);
  if (count === undefined) throw new CaseSkippedError('the list cannot be read');
  if (count >= most) throw new CaseSkippedError('the list has several of the largest pages');
  for (const size of pageSizes.filter((each) => each < count)) {
    const response = await read(size);
    const found = pages.read(response);
    const expected = Math.ceil(count / size);
    // A server may have a smallest page of its own.
    const isOfSize = countIn(response, list) === size;
    if (isOfSize && found !== undefined && found !== expected) return { size, expected, found };
  }
  return undefined;
}

const withSize = (args: Arguments, name: string, size: number): Arguments =>
  withValue(args, { in: 'query', name }, size);

const countIn = (response: WireResponse, list: ItemList): number | undefined =>
  isSuccess(response.status) ? itemsInBody(response.body, list)?.length : undefined;

function pageCountsOf(subject: ContractSubject, operation: TestedOperation, list: ItemList): PageCount[] {
  const success = operation.responses.find(({ status }) => isSuccess(status));
  const headers = (success?.headers ?? []).map(({ name, schema }) => ({
    name,
    schema,
    read: ({ headers: sent }: WireResponse) => integerOf(sent[name.toLowerCase()]),
  }));
  const body = jsonSchemaOf(operation);
  const isBodyItself = list.path.length === 0 || body === undefined;
  const members = isBodyItself ? [] : (mergedSchema(body, subject.resolve)?.properties ?? []);
  const properties = members.map(({ name, schema }) => ({
    name,
    schema,
    read: (response: WireResponse) => integerOf(memberOf(parseJsonBody(response.body), name)),
  }));
  return [...headers, ...properties]
    .filter(({ name }) => isPageCount(name))
    .map(({ name, schema, read }) => ({
      name,
      pointer: schema.pointer,
      read,
      isDeclared: wordsOf(name).includes('pages') || mentionsPages(subject, schema),
    }));
}

const memberOf = (value: unknown, name: string): JsonValue | undefined =>
  isJsonObject(value as JsonValue) ? (value as Record<string, JsonValue>)[name] : undefined;

const integerOf = (value: JsonValue | undefined): number | undefined =>
  /^\d+$/u.test(String(value)) ? Number(value) : undefined;

const wordsOf = (name: string): readonly string[] =>
  lowerCaseWords(name.replaceAll('-', '_')).filter((word) => word !== 'x');

/** Returns true for a name such as `total_pages`, `numberOfPages` or `pageCount`. A `page_number` is the number of one page. */
function isPageCount(name: string): boolean {
  const words = wordsOf(name);
  const isCount = words.every((word) => /^(?:total|counts?|num|number|of|pages?)$/u.test(word));
  return (
    isCount && words.length > 1 && (words.includes('pages') || (words.includes('page') && words.includes('count')))
  );
}

const mentionsPages = (subject: ContractSubject, schema: Schema): boolean =>
  /\bpages\b/iu.test(mergedSchema(schema, subject.resolve)?.annotations.description ?? '');
