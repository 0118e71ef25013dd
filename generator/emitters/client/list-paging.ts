import {
  describesOnly,
  itemSchema,
  onlyBody,
  schemaAt,
  type LastPageMark,
  type OperationModel,
  type Pagination,
  type RequestValue,
  type ResponseValue,
  type Schema,
} from '@forgespec/model';
import { stringLiteral } from '../../code/literal.ts';
import type { Module } from '../../code/module.ts';
import { namedType, type Schemas } from '../named-type.ts';
import { runtime } from './symbols.ts';

/** Returns the type of an item of a list. @param data the code of the type of the whole data. */
export function itemType(
  operation: OperationModel,
  { items }: Pagination,
  data: string,
  schemas: Schemas,
  module: Module,
): string {
  const body = onlyBody(operation)?.contents[0]?.schema;
  const resolve = (reference: string): Schema | undefined => schemas.get(reference)?.schema;
  const list = body && schemaAt(body, items, resolve);
  const item = list && itemSchema(list, resolve);
  const named =
    item?.kind === 'keywords' && item.reference !== undefined ? namedType(item, schemas, module) : undefined;
  if (named !== undefined) return named;
  if (items.length === 0) return data.endsWith('[]') ? data.slice(0, -2) : `${data}[number]`;
  return `${items.reduce((owner, name) => `NonNullable<${owner}[${stringLiteral(name)}]>`, data)}[number]`;
}

/** Returns the code of the argument that describes the pages of a list for the runtime. */
export function pagingLiteral(
  operation: OperationModel,
  { items, next, last, parameters }: Pagination,
  schemas: Schemas,
  module: Module,
): string {
  const known = [parameters.page, parameters.offset, parameters.cursor].filter((name) => name !== undefined);
  const positions = known.length > 0 ? known : numbersInQuery(operation, parameters.size, schemas);
  const members = {
    items: items.length === 0 ? undefined : `[${items.map(stringLiteral).join(', ')}]`,
    next: nextLiteral(next, positions, module),
    isLast: last === undefined ? undefined : lastLiteral(last, next, module),
  };
  const texts = Object.entries(members).flatMap(([name, text]) => (text === undefined ? [] : [`${name}: ${text}`]));
  return `{ ${texts.join(', ')} }`;
}

/** Returns the names of the query parameters with numbers, such as `since`, except the number of items on a page. */
const numbersInQuery = ({ parameters }: OperationModel, size: string | undefined, schemas: Schemas): string[] =>
  parameters
    .filter(
      ({ in: location, name, schema }) =>
        location === 'query' &&
        name !== size &&
        describesOnly(schema, ['integer', 'number'], (reference) => schemas.get(reference)?.schema),
    )
    .map(({ name }) => name);

function nextLiteral(next: Pagination['next'], positions: readonly string[], module: Module): string {
  const call = (
    name: 'followLink' | 'followUrl' | 'sendLastId' | 'sendNumber' | 'sendOffset' | 'sendValue',
    ...args: readonly string[]
  ) => `${module.use(runtime[name])}(${args.join(', ')})`;
  switch (next.kind) {
    case 'link':
      return call('followLink', ...positions.map(stringLiteral));
    case 'url':
      return call('followUrl', valueLiteral(next.from, module), ...positions.map(stringLiteral));
    case 'cursor':
      return call('sendValue', valueLiteral(next.from, module), ...requestLiterals(next.parameter));
    case 'last-id':
      return call('sendLastId', `[${next.path.map(stringLiteral).join(', ')}]`, ...requestLiterals(next.parameter));
    case 'page':
      return call('sendNumber', ...numberLiterals(next));
    case 'offset':
      return call('sendOffset', ...numberLiterals(next));
  }
}

/** Returns the arguments with the name of a parameter. The query is the default, so only another part is named. */
const requestLiterals = (parameter: RequestValue): string[] => [
  stringLiteral(parameter.name),
  ...(parameter.in === 'body' ? ["'body'"] : []),
];

const numberLiterals = ({
  parameter,
  first,
}: {
  readonly parameter: RequestValue;
  readonly first: number;
}): string[] => [stringLiteral(parameter.name), String(first), ...(parameter.in === 'body' ? ["'body'"] : [])];

const valueLiteral = (from: ResponseValue, module: Module): string =>
  from.in === 'body'
    ? `${module.use(runtime.inBody)}(${from.path.map(stringLiteral).join(', ')})`
    : `${module.use(runtime.inHeader)}(${stringLiteral(from.name)})`;

function lastLiteral({ kind, from }: LastPageMark, next: Pagination['next'], module: Module): string | undefined {
  const value = valueLiteral(from, module);
  switch (kind) {
    case 'has-more':
      return `${module.use(runtime.untilFalse)}(${value})`;
    case 'is-last':
      return `${module.use(runtime.untilTrue)}(${value})`;
    case 'page-count':
      return next.kind === 'page'
        ? `${module.use(runtime.untilNumber)}(${[value, ...numberLiterals(next)].join(', ')})`
        : undefined;
  }
}
