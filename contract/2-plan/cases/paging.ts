import type { JsonValue } from '@forgespec/generator/json';
import type { PagingParameter } from '@forgespec/generator/model/pagination';
import type { Parameter } from '@forgespec/generator/model/parameter';
import type { Subject, TestedOperation } from '../../1-describe/subject.ts';
import { mergedSchema } from '@forgespec/generator/values/merged-schema';

/** How a list is asked for part by part, by numbers of pages or of items. */
export interface Paging {
  /** The parameter that says how many items a part holds. */
  readonly size: string;
  /** The largest part that may be asked for. */
  readonly most: number;
  /** Asks for a part of so many items. @param index counts parts from 0. */
  part(index: number, size: number): Readonly<Record<string, JsonValue>>;
}

/** How a list is asked for by marks that the server gives. */
export interface CursorPaging {
  readonly cursor: string;
  readonly size: string | undefined;
  readonly most: number;
}

// Names that parameters often have in a description without `x-paging`: nothing in OpenAPI says which parameters they are.
const pageNames = /^page(?:_?number)?$/iu;
const offsetNames = /^(?:offset|skip|start(?:_?index)?)$/iu;
export const cursorNames: RegExp = /^(?:cursor|marker|(?:page|next|continuation)_?token|(?:starting_?)?after)$/iu;
const sizeNames = /^(?:per_?page|page_?size|limit|size|max_?results)$/iu;

/** The largest part where the description does not say. */
export const usualMost = 100;

/** @returns undefined for an operation that is not asked for in parts. */
export function pagingOf(subject: Subject, operation: TestedOperation): Paging | undefined {
  const size = find(operation, 'size', sizeNames);
  if (size === undefined || operation.method !== 'get') return undefined;
  const rest = { size: size.name, most: mostOf(subject, size) };
  const page = find(operation, 'page', pageNames);
  if (page !== undefined) {
    return { ...rest, part: (index, count) => ({ [page.name]: index + 1, [size.name]: count }) };
  }
  const offset = find(operation, 'offset', offsetNames);
  if (offset === undefined) return undefined;
  return { ...rest, part: (index, count) => ({ [offset.name]: index * count, [size.name]: count }) };
}

/** @returns undefined for an operation that knows no cursor. */
export function cursorPagingOf(subject: Subject, operation: TestedOperation): CursorPaging | undefined {
  const cursor = find(operation, 'cursor', cursorNames);
  if (cursor === undefined || operation.method !== 'get') return undefined;
  const size = find(operation, 'size', sizeNames);
  return { cursor: cursor.name, size: size?.name, most: size === undefined ? usualMost : mostOf(subject, size) };
}

/** Returns the query parameter that the description gives a purpose to, or else one with a usual name. */
function find({ parameters, paging }: TestedOperation, purpose: PagingParameter, names: RegExp): Parameter | undefined {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const described = paging.parameters[purpose];
  return inQuery.find(({ name }) => (described === undefined ? names.test(name) : name === described));
}

const mostOf = (subject: Subject, { schema }: Parameter): number =>
  Math.min(mergedSchema(schema, subject.resolve)?.maximum ?? usualMost, usualMost);
