import type { Resolve } from './value-types.ts';
import type { PagingParameter } from '../pagination.ts';
import type { Parameter } from '../parameter.ts';
import { commonParts, describesOnly, descriptionOf } from './described-values.ts';
import { pagingNames, parameterForms } from './paging-names.ts';

/** The query parameters for pagination, by their purpose. */
export type PagingParameters = Readonly<Partial<Record<PagingParameter, Parameter>>>;

/** Finds the query parameters for pagination by their names and types. */
export function pagingParameters(parameters: readonly Parameter[], resolve: Resolve): PagingParameters {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query' && !isTime(parameter, resolve));
  const named = (names: ReadonlySet<string>, isFitting: (parameter: Parameter) => boolean): Parameter | undefined =>
    [...names].flatMap((name) =>
      inQuery.filter((parameter) => parameterForms(parameter.name).includes(name) && isFitting(parameter)),
    )[0];
  const isNumber = ({ schema }: Parameter): boolean => describesOnly(schema, ['integer', 'number'], resolve);
  const isUntyped = ({ schema }: Parameter): boolean =>
    commonParts(schema, resolve).every(({ type, enum: values }) => type === undefined && values === undefined);
  const isScalar = (parameter: Parameter): boolean =>
    isUntyped(parameter) || describesOnly(parameter.schema, ['integer', 'number', 'string'], resolve);
  const isEnum = ({ schema }: Parameter): boolean =>
    commonParts(schema, resolve).some(({ enum: values }) => values !== undefined);
  const isText = (parameter: Parameter): boolean => isScalar(parameter) && !isNumber(parameter);
  const isNumeric = (parameter: Parameter): boolean => isNumber(parameter) || isUntyped(parameter) || isText(parameter);
  const found = {
    cursor: named(pagingNames.cursor, (parameter) => isScalar(parameter) && !isEnum(parameter)),
    page: named(pagingNames.page, isNumeric),
    offset: named(pagingNames.offset, isNumeric),
    size: named(pagingNames.size, isNumeric),
    method: inQuery.find(({ schema }) => selectsMethod(schema, resolve)),
  };
  return Object.fromEntries(Object.entries(found).filter(([, parameter]) => parameter !== undefined));
}

/** Returns the texts that describe a parameter. */
export const parameterWords = ({ description = '', schema }: Parameter, resolve: Resolve): string =>
  `${description} ${descriptionOf(schema, resolve)}`;

/** Names that a position in a list and a point in time may have. */
const ambiguousNames = /^(?:start|from|since|after|begin|continue|position)$/iu;

const wordsOfTimes = /\b(?:dates?|times?|timestamps?|datetime|unix|epoch|iso[- ]?8601|period|day|utc)\b/iu;

/** Returns true for a parameter that is a date or a time. */
const isTime = (parameter: Parameter, resolve: Resolve): boolean =>
  commonParts(parameter.schema, resolve).some(({ format = '' }) =>
    /^(?:date|time|date-time|unixtime|timestamp)$/u.test(format),
  ) ||
  (ambiguousNames.test(parameter.name) && wordsOfTimes.test(parameterWords(parameter, resolve)));

/** Returns true for a parameter that selects the pagination method. One of its values is `keyset` or `cursor`. */
const selectsMethod = (schema: Parameter['schema'], resolve: Resolve): boolean =>
  commonParts(schema, resolve).some(({ enum: values = [], const: value = [] }) =>
    [...values, ...value].some((option) => option === 'keyset' || option === 'cursor'),
  );
