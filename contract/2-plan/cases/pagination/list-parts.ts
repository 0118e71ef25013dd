import type { JsonValue } from '@forgespec/generator/json';
import type { PagingParameter } from '@forgespec/generator/model/pagination';
import type { Parameter } from '@forgespec/generator/model/parameter';
import { mergedSchema } from '@forgespec/generator/values/merged-schema';
import type { Subject, TestedOperation } from '../../../1-describe/subject.ts';

/** The size of the parts of a list. */
export interface PartSize {
  /** The query parameter with the number of items of a part. */
  readonly parameter: string;
  /** The largest number that the description allows; undefined if it allows any. */
  readonly maximum: number | undefined;
  /** The largest number that a case requests. */
  readonly most: number;
}

/** A list that is requested by the numbers of pages or of items. */
export interface NumberedList {
  readonly size: PartSize;
  /** Returns the query for a part. @param index counts parts from 0. @param count the number of items. */
  part(index: number, count: number): Readonly<Record<string, JsonValue>>;
}

/** The largest part that a case requests if the description allows any. */
const usualMost = 100;

// Names that parameters often have in a description without `x-paging`: nothing in OpenAPI says which parameters they are.
const usualNames: Readonly<Record<Exclude<PagingParameter, 'method'>, RegExp>> = {
  page: /^page(?:_?number)?$/iu,
  offset: /^(?:offset|skip|start(?:_?index)?)$/iu,
  cursor: /^(?:cursor|marker|(?:page|next|continuation)_?token|(?:starting_?)?after)$/iu,
  size: /^(?:per_?page|page_?size|limit|size|max_?results)$/iu,
};

/** Returns the query parameter that the description gives a purpose to, or else one with a usual name. */
export function pagingParameter(
  { parameters, paging }: TestedOperation,
  purpose: keyof typeof usualNames,
): Parameter | undefined {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const described = paging.parameters[purpose];
  return inQuery.find(({ name }) => (described === undefined ? usualNames[purpose].test(name) : name === described));
}

/** Returns the size of the parts of a list; undefined if a request cannot choose it. */
export function partSizeOf(subject: Subject, operation: TestedOperation): PartSize | undefined {
  const declared = pagingParameter(operation, 'size');
  if (declared === undefined) return undefined;
  const maximum = mergedSchema(declared.schema, subject.resolve)?.maximum;
  return { parameter: declared.name, maximum, most: Math.min(maximum ?? usualMost, usualMost) };
}

/** Returns undefined if an operation is not requested by numbers, or if a request cannot choose the size of a part. */
export function numberedListOf(subject: Subject, operation: TestedOperation): NumberedList | undefined {
  const size = partSizeOf(subject, operation);
  if (size === undefined || operation.method !== 'get') return undefined;
  const page = pagingParameter(operation, 'page');
  if (page !== undefined) {
    return { size, part: (index, count) => ({ [page.name]: index + 1, [size.parameter]: count }) };
  }
  const offset = pagingParameter(operation, 'offset');
  if (offset === undefined) return undefined;
  return { size, part: (index, count) => ({ [offset.name]: index * count, [size.parameter]: count }) };
}
