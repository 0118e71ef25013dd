import { formatPointer } from '@forgespec/description/json';
import type { Resolve } from '../../inspect/value-types.ts';
import { itemSchema, possibleProperties, schemaAt } from '../../inspect/described-values.ts';
import { onlyBody } from '../../inspect/successes.ts';
import type { Body } from '../../message.ts';
import type { OperationModel } from '../../operation.ts';
import type { NextPage, Pagination, PaginationMethod, RequestValue } from '../../pagination.ts';
import type { PaginationDeclaration } from './declaration.ts';
import { idOfItem, type FoundList } from './find-list.ts';
import { firstNumber } from './first-number.ts';
import { listOperation, type ListOperation } from './list-operation.ts';
import { nextCursor, nextUrl, paginationWith } from './recognize-pagination.ts';

/** The facts of a declared pagination, or the reason why the declaration cannot be used. */
export type DeclaredPagination = { readonly found: Omit<Pagination, 'source'> } | { readonly fault: string };

/** Completes a declaration: the parts that it does not contain are recognized. */
export function declaredPagination(
  operation: OperationModel,
  declaration: PaginationDeclaration,
  resolve: Resolve,
): DeclaredPagination {
  const described = listOperation(operation, resolve, declaredList(operation, declaration, resolve));
  if ('reason' in described) return { fault: described.reason };
  const next = declaredNext(declaration, described);
  if (typeof next === 'string') return { fault: next };
  const found = paginationWith(next, described);
  const { hasMore, size, headers } = declaration;
  return {
    found: {
      ...found,
      ...(hasMore !== undefined && { last: { kind: 'has-more', from: hasMore } }),
      ...(size !== undefined && { parameters: { ...found.parameters, size } }),
      headers: { ...found.headers, ...headers },
    },
  };
}

/** Returns the list at the declared location. Returns undefined if the location is not declared, or if it has no array. */
function declaredList(
  operation: OperationModel,
  { items }: PaginationDeclaration,
  resolve: Resolve,
): FoundList | undefined {
  const body = onlyBody(operation)?.contents[0]?.schema;
  if (items === undefined || body === undefined) return undefined;
  const target = schemaAt(body, items, resolve);
  const item = target && itemSchema(target, resolve);
  return item && { path: items, item, isWrapped: true };
}

/** Returns how the next page is found. Returns a text if a part is neither declared nor recognized. */
function declaredNext(declaration: PaginationDeclaration, described: ListOperation): NextPage | string {
  const { method, next } = declaration;
  if (method === 'link') return { kind: 'link' };
  if (method === 'url') {
    const found = next === undefined ? nextUrl(described) : ({ kind: 'url', from: next } as const);
    return found ?? 'The response has no address of the next page. Declare it as `next`.';
  }
  const usual = described.parameters[method === 'last-id' ? 'cursor' : method];
  const parameter = declaration.parameter ?? (usual && ({ in: 'query', name: usual.name } as const));
  if (parameter === undefined) return 'It has no parameter for the position of a page. Declare it as `parameter`.';
  return nextInParameter(method, parameter, declaration, described);
}

/** Returns how the next page is requested with a parameter. */
function nextInParameter(
  method: Exclude<PaginationMethod, 'link' | 'url'>,
  parameter: RequestValue,
  { next, first }: PaginationDeclaration,
  described: ListOperation,
): NextPage | string {
  switch (method) {
    case 'cursor':
      if (next !== undefined) return { kind: method, parameter, from: next };
      return nextCursor(parameter, described) ?? 'The response has no cursor of the next page. Declare it as `next`.';
    case 'page':
      return { kind: method, parameter, first: first ?? firstOf(parameter, described, 1) };
    case 'offset':
      return { kind: method, parameter, first: first ?? firstOf(parameter, described, 0) };
    case 'last-id': {
      const { list, resolve } = described;
      const path = next?.in === 'body' ? next.path : idOfItem(list.item, resolve);
      if (path === undefined) return 'The items have no id. Declare it as `next`.';
      return schemaAt(list.item, path, resolve) === undefined
        ? `The items have no \`${pointerTo(path)}\`.`
        : { kind: method, parameter, path };
    }
  }
}

function firstOf({ name }: RequestValue, { operation }: ListOperation, usual: number): number {
  const parameter = operation.parameters.find((candidate) => candidate.in === 'query' && candidate.name === name);
  return parameter === undefined ? usual : firstNumber(parameter, usual);
}

/** Returns the names of the declared parts that the operation does not have. */
export function unknownParts(
  operation: OperationModel,
  { parameter, next, hasMore, method, items, size }: PaginationDeclaration,
  resolve: Resolve,
): readonly string[] {
  const inQuery = operation.parameters.filter((candidate) => candidate.in === 'query').map(({ name }) => name);
  const schema = onlyBody(operation)?.contents[0]?.schema;
  // Without a described body, the declaration cannot be used for another reason, which has its own message.
  const isKnownPath = (path: readonly string[]): boolean =>
    schema === undefined || schemaAt(schema, path, resolve) !== undefined;
  const ofBody = [method === 'last-id' ? undefined : next, hasMore].flatMap((value) =>
    value?.in === 'body' && !isKnownPath(value.path) ? [pointerTo(value.path)] : [],
  );
  return [
    ...(size === undefined || inQuery.includes(size) ? [] : [size]),
    ...(parameter?.in === 'query' && !inQuery.includes(parameter.name) ? [parameter.name] : []),
    ...(parameter?.in === 'body' && !mayContain(operation.body, parameter.name, resolve) ? [parameter.name] : []),
    ...(items === undefined || isKnownPath(items) ? [] : [pointerTo(items)]),
    ...ofBody,
  ];
}

/** Returns true if the body of a request may have a property. A body without described properties may have any property. */
function mayContain(body: Body | undefined, property: string, resolve: Resolve): boolean {
  const schemas = (body?.contents ?? []).map(({ schema }) => schema);
  const names = schemas.flatMap((schema) => (schema === undefined ? [] : possibleProperties(schema, resolve)));
  return schemas.length > 0 && (names.length === 0 || names.some(({ name }) => name === property));
}

const pointerTo = (path: readonly string[]): string => formatPointer(path).slice(1);
