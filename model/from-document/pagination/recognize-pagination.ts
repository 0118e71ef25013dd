import { descriptionOf, describesOnly, type DescribedValue } from '../../inspect/described-values.ts';
import type { Resolve } from '../../inspect/value-types.ts';
import type { OperationModel } from '../../operation.ts';
import type { LastPageMark, NextPage, Pagination, RequestValue } from '../../pagination.ts';
import type { Parameter } from '../../parameter.ts';
import type { Schema } from '../../schema.ts';
import { idOfItem } from './find-list.ts';
import { firstNumber } from './first-number.ts';
import { listOperation, type ListOperation } from './list-operation.ts';
import { headerPurposes, nextInHeaders } from './paging-headers.ts';
import { parameterWords } from '../../inspect/paging-parameters.ts';
import { pagingNames, plainName } from '../../inspect/paging-names.ts';

/** The pagination facts of an operation, or the reason why it has none. */
export type Recognition = { readonly found: Omit<Pagination, 'source'> } | { readonly reason: string };

/** Finds the pagination facts of an operation in its parameters and in its response. */
export function recognizePagination(operation: OperationModel, resolve: Resolve): Recognition {
  if (operation.method !== 'get') return { reason: `The method is ${operation.method.toUpperCase()}, not GET.` };
  const described = listOperation(operation, resolve);
  if ('reason' in described) return described;
  const next = recognizeNext(described);
  return next === undefined ? { reason: missingReason(described) } : { found: paginationWith(next, described) };
}

/** Returns the facts of a list whose next page is known. */
export function paginationWith(next: NextPage, described: ListOperation): Omit<Pagination, 'source'> {
  const { list, parameters, response } = described;
  const names = Object.entries(parameters).flatMap(([purpose, parameter]: [string, Parameter | undefined]) =>
    parameter === undefined ? [] : [[purpose, parameter.name]],
  );
  return {
    next,
    items: list.path,
    last: next.kind === 'link' ? undefined : lastPageMark(described, next),
    parameters: { ...Object.fromEntries(names), ...positionOf(next) },
    headers: headerPurposes(response.headers),
  };
}

/** Returns the query parameter with which the next page is requested, by its purpose. */
function positionOf(next: NextPage): Pagination['parameters'] {
  if (next.kind === 'link' || next.kind === 'url' || next.parameter.in === 'body') return {};
  const { name } = next.parameter;
  return next.kind === 'page' || next.kind === 'offset' ? { [next.kind]: name } : { cursor: name };
}

function recognizeNext(described: ListOperation): NextPage | undefined {
  const { response, parameters } = described;
  if (response.headers.some(({ name }) => name.toLowerCase() === 'link') || namesLinkHeader(described))
    return { kind: 'link' };
  const { cursor } = parameters;
  return (
    nextUrl(described) ??
    sameName(described) ??
    (cursor && (nextCursor(inQuery(cursor), described) ?? lastId(cursor, described))) ??
    textPage(described) ??
    (cursor && undescribedLink(cursor, described)) ??
    numbered(described)
  );
}

/** Recognizes a parameter whose next value has the same name in the response, such as `position` and `next_position`. */
function sameName(described: ListOperation): NextPage | undefined {
  const { operation, values } = described;
  const names = values.map(({ path }) => plainName(path.at(-1) ?? ''));
  const found = operation.parameters.find((parameter) => {
    const name = plainName(parameter.name);
    const isNext = names.includes(`next${name}`) || (/^next(?!page$)./u.test(name) && names.includes(name));
    return parameter.in === 'query' && isNext && !/date|time|day|week|month|year/u.test(name);
  });
  return found === undefined ? undefined : nextCursor(inQuery(found), described);
}

const wordsOfCursors = /cursor|pagination|page|pointer|\bnext\b/iu;

/**
 * Recognizes a list whose body is an array, and which has a parameter for a cursor. The body then has no place for the next cursor, so that
 * the service sends it in the header `Link`.
 */
const undescribedLink = (cursor: Parameter, { list, resolve }: ListOperation): NextPage | undefined =>
  list.path.length === 0 && wordsOfCursors.test(`${cursor.name} ${parameterWords(cursor, resolve)}`)
    ? { kind: 'link' }
    : undefined;

/** Returns true if a parameter for pagination is described as a part of the links in the header `Link`. */
const namesLinkHeader = ({ parameters, resolve }: ListOperation): boolean =>
  [parameters.cursor, parameters.page, parameters.offset].some((parameter) =>
    /\blink header|\bheader `?link\b|`link` header/iu.test(
      parameter === undefined ? '' : parameterWords(parameter, resolve),
    ),
  );

const evidenceOfUrl = /\b(?:urls?|uris?|hrefs?|links?|hyperlinks?)\b/iu;

/** Finds the address of the next page in the body. */
export function nextUrl({ values, resolve, parameters }: ListOperation): NextPage | undefined {
  const found = values.find(({ path, schema }) => {
    if (!describesOnly(schema, ['string'], resolve)) return false;
    const names = path.map(plainName);
    const name = names.at(-1) ?? '';
    if (pagingNames.nextUrl.has(name)) return true;
    const isNext =
      ['next', 'nextpage'].includes(name) ||
      (['href', 'url', 'uri', 'link'].includes(name) && ['next', 'nextpage'].includes(names.at(-2) ?? ''));
    return isNext && isAddress(path, schema, resolve);
  });
  if (found === undefined) return undefined;
  // A cursor may have a name such as `next_link`. Its parameter then has the same name.
  const name = plainName(found.path.at(-1) ?? '');
  const { cursor } = parameters;
  if (cursor !== undefined && plainName(cursor.name) === name && !isAddress(found.path, found.schema, resolve))
    return undefined;
  return { kind: 'url', from: { in: 'body', path: found.path } };
}

/** Returns true if a text is described as an address: by its format, its name, its words or its examples. */
function isAddress(path: readonly string[], schema: Schema, resolve: Resolve): boolean {
  const words = path.map((name) => name.replaceAll(/([a-z])([A-Z])|_/gu, '$1 $2')).join(' ');
  if (evidenceOfUrl.test(words) || evidenceOfUrl.test(descriptionOf(schema, resolve))) return true;
  if (schema.kind === 'boolean') return false;
  const { examples, default: value } = schema.annotations;
  return (
    /^(?:uri|url|uri-reference|link)$/u.test(schema.format ?? '') ||
    [...examples, ...(value ?? [])].some(
      (example) => typeof example === 'string' && /^(?:https?:\/\/|\/|\?)/u.test(example),
    )
  );
}

const inQuery = ({ name }: Parameter): RequestValue => ({ in: 'query', name });

/** Finds the value of the response with which the next page is requested. */
export function nextCursor(parameter: RequestValue, described: ListOperation): NextPage | undefined {
  const { values, resolve, response } = described;
  const header = nextInHeaders(response.headers);
  const ranked = values
    .filter(({ schema }) => describesOnly(schema, ['string', 'integer', 'number'], resolve) || isAnyValue(schema))
    .map((value) => ({ value, rank: rankOfNext(value, parameter) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank);
  const [best] = ranked;
  if (best !== undefined) return { kind: 'cursor', parameter, from: { in: 'body', path: best.value.path } };
  return header === undefined ? undefined : { kind: 'cursor', parameter, from: { in: 'header', name: header } };
}

const isAnyValue = (schema: Schema): boolean =>
  schema.kind === 'keywords' &&
  schema.type === undefined &&
  schema.reference === undefined &&
  schema.properties === undefined &&
  schema.allOf === undefined;

const previousNames = /prev|before|first|self|start$|begin/u;

/** Returns a number that is larger for better evidence that a value is the cursor of the next page. Returns 0 if there is none. */
function rankOfNext({ path }: DescribedValue, cursor: RequestValue): number {
  const names = path.map(plainName);
  const name = names.at(-1) ?? '';
  const owners = names.slice(0, -1);
  if (owners.some((owner) => previousNames.test(owner))) return 0;
  const parameter = plainName(cursor.name);
  const isInside = owners.some((owner) => /^(?:next|nextpage|after)$/u.test(owner));
  if (name === `next${parameter}` || (isInside && (name === parameter || name === 'cursor'))) return 6;
  if (pagingNames.strongNext.has(name)) return 5;
  if (isInside && pagingNames.weakNext.has(name)) return 4;
  if (name === 'next') return 4;
  if (name === parameter) return 3;
  return pagingNames.weakNext.has(name) ? 2 : 0;
}

const wordsOfIds = /\b(?:ids?|identifiers?|uuid|object id)\b/iu;

/** Recognizes lists whose next page begins after the id of the last item. */
function lastId(cursor: Parameter, described: ListOperation): NextPage | undefined {
  const { list, resolve, values } = described;
  const path = idOfItem(list.item, resolve);
  if (path === undefined) return undefined;
  const words = `${cursor.name.replaceAll(/[^a-z]|(?<=[a-z])(?=[A-Z])/gu, ' ')} ${parameterWords(cursor, resolve)}`;
  const hasMore = values.some((value) => isMark(value, pagingNames.hasMore, ['boolean'], resolve));
  if (!hasMore && !wordsOfIds.test(words)) return undefined;
  return { kind: 'last-id', parameter: inQuery(cursor), path };
}

/** Recognizes a cursor in a parameter with the name `page` or `offset` whose value is a text. */
function textPage(described: ListOperation): NextPage | undefined {
  const { parameters, resolve } = described;
  const text = [parameters.page, parameters.offset].find(
    (parameter) =>
      parameter !== undefined &&
      /^(?:page|offset)$/u.test(plainName(parameter.name)) &&
      describesOnly(parameter.schema, ['string'], resolve),
  );
  return text === undefined ? undefined : nextCursor(inQuery(text), described);
}

function numbered(described: ListOperation): NextPage | undefined {
  const { parameters, list, resolve } = described;
  const { page, offset } = parameters;
  const isProven =
    parameters.size !== undefined ||
    list.isWrapped ||
    Object.keys(headerPurposes(described.response.headers)).length > 0 ||
    [page, offset].some((parameter) =>
      /\b(?:pages? of|page=\d|pagination|paginat\w+|page number|results? page|page index|number of the page|items? to skip|results? to skip|skip)\b/iu.test(
        parameter === undefined ? '' : parameterWords(parameter, resolve),
      ),
    );
  if (!isProven) return undefined;
  if (page !== undefined) return { kind: 'page', parameter: inQuery(page), first: firstNumber(page, 1) };
  if (offset !== undefined) return { kind: 'offset', parameter: inQuery(offset), first: firstNumber(offset, 0) };
  return undefined;
}

function lastPageMark({ values, resolve }: ListOperation, next: NextPage): LastPageMark | undefined {
  const find = (names: ReadonlySet<string>, types: readonly string[]) =>
    values.find((value) => isMark(value, names, types, resolve));
  const more = find(pagingNames.hasMore, ['boolean']);
  if (more !== undefined) return { kind: 'has-more', from: { in: 'body', path: more.path } };
  const last = find(pagingNames.isLast, ['boolean']);
  if (last !== undefined) return { kind: 'is-last', from: { in: 'body', path: last.path } };
  const count = next.kind === 'page' ? find(pagingNames.pageCount, ['integer', 'number']) : undefined;
  return count === undefined ? undefined : { kind: 'page-count', from: { in: 'body', path: count.path } };
}

const isMark = (
  { path, schema }: DescribedValue,
  names: ReadonlySet<string>,
  types: readonly string[],
  resolve: Resolve,
) => names.has(plainName(path.at(-1) ?? '')) && describesOnly(schema, types, resolve);

function missingReason({ parameters, operation }: ListOperation): string {
  const { cursor, page, offset } = parameters;
  if (cursor !== undefined)
    return `The query parameter \`${cursor.name}\` may be a cursor, but the response does not describe the cursor of the next page.`;
  const number = page ?? offset;
  if (number !== undefined)
    return `The query parameter \`${number.name}\` may be a position, but neither a page size nor the response confirms this.`;
  return operation.parameters.some((parameter) => parameter.in === 'query')
    ? 'It has no query parameter for a cursor, a page or an offset, and the response has no address of the next page.'
    : 'It has no query parameters, and the response has no address of the next page.';
}
