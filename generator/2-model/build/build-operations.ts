import type { Method } from '@forgespec/templates/shared/methods';
import { operationsOf } from '../../1-load/operations-of.ts';
import type { JsonObject } from '../../1-load/json.ts';
import { typeName, valueName } from '../../code/identifier.ts';
import type { SourceLocation } from '../../diagnostics/diagnostic.ts';
import type { Server } from '../api.ts';
import { mediaKind } from '@forgespec/templates/shared/media-type';
import type { OperationModel } from '../operation.ts';
import { buildFacts } from './build-facts.ts';
import { buildBody, buildResponses } from './build-messages.ts';
import { buildPaging } from './build-paging.ts';
import { buildParameters } from './build-parameters.ts';
import { buildSecurity } from './build-security.ts';
import { buildServers } from './build-servers.ts';
import { inside, type BuildContext, type Located } from './context.ts';
import { createNames, type Names } from './names.ts';
import { reportIgnored } from './ignored.ts';
import { createOperationIds, type OperationIds } from './operation-ids.ts';
import { readMembers, readObject, readString, readTexts } from './read.ts';

/** An operation with its node in the document, its tag and its area. */
export interface PlacedOperation {
  readonly operation: OperationModel;
  readonly node: JsonObject;
  /** The name of the operation's area, as the description writes it. */
  readonly group: string;
  readonly tag: string | undefined;
}

/**
 * Builds all operations of a document, sorted by path, then by method.
 *
 * @param taken the names of other exports, which no operation may have.
 */
export function buildOperations(taken: readonly string[], context: BuildContext): PlacedOperation[] {
  const names = createNames(context, [...context.reservedNames.operations, ...taken]);
  const ids = createOperationIds(context);
  return readMembers(context.document, 'paths')
    .filter(([path]) => path.startsWith('/'))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, node]) => {
      const item = context.follow({ node, pointer: inside('#/paths', path) }, 'pathItems');
      return buildPath(path, item, names, ids, context);
    });
}

function buildPath(
  path: string,
  item: Located,
  names: Names,
  ids: OperationIds,
  context: BuildContext,
): PlacedOperation[] {
  const servers = buildServers(item.node);
  return operationsOf(item.node).flatMap(([method, node]) => {
    const located = { node, pointer: inside(item.pointer, method) };
    ids.check(node, `${method.toUpperCase()} ${path}`);
    reportIgnored(node, 'callbacks', context);
    const operation = buildOperation(path, method, item, located, servers, names, context);
    const tag = readTexts(node, 'tags').find((name) => name !== '');
    const group = readString(readObject(node, 'x-sdk') ?? {}, 'group') ?? tag ?? 'default';
    return [{ operation, node, group, tag }];
  });
}

function buildOperation(
  path: string,
  method: Method,
  item: Located,
  { node, pointer }: Located,
  pathServers: readonly Server[] | undefined,
  names: Names,
  context: BuildContext,
): OperationModel {
  const id = readString(node, 'operationId');
  // `createNames` does not report a collision of equal subjects. Another check reports a repeated `operationId`.
  const subject = id === undefined ? `operation ${method.toUpperCase()} ${path}` : `operation "${id}"`;
  const place = (): SourceLocation | undefined =>
    context.place(node, id === undefined ? undefined : 'operationId', 'value');
  const name = names.claim(valueName(id ?? nameFromPath(method, path)), subject, place);
  const shortName = readString(readObject(node, 'x-sdk') ?? {}, 'method');
  const parameters = buildParameters(path, item, { node, pointer }, context);
  const body = buildBody(node, pointer, context);
  const servers = buildServers(node) ?? pathServers;
  const facts = buildFacts(node);
  const responses = buildResponses(node, method, pointer, context);
  return {
    name,
    typePrefix: typeName(name),
    area: '',
    id,
    shortName: shortName === undefined ? name : valueName(shortName).replace(/_$/u, ''),
    method,
    path,
    pointer,
    summary: readString(node, 'summary'),
    description: readString(node, 'description'),
    facts,
    paging: buildPaging(facts.pagination, parameters, responses),
    requiredHeaders: Object.entries(readObject(node, 'x-required-headers') ?? {}).flatMap(([header, value]) =>
      typeof value === 'string' ? [{ name: header, value }] : [],
    ),
    parameters,
    body,
    alsoTakesParametersIn: servers === undefined ? otherPartFor(parameters, body, context) : undefined,
    responses,
    security: buildSecurity(node, context),
    servers,
  };
}

/**
 * Returns `body` if the operation also accepts its query parameters in the body, and `query` if it also accepts the body in the query
 * (`x-parameters-in`). Otherwise returns undefined.
 */
function otherPartFor(
  parameters: OperationModel['parameters'],
  body: OperationModel['body'],
  { document }: BuildContext,
): OperationModel['alsoTakesParametersIn'] {
  if (document['x-parameters-in'] !== 'query-or-body') return undefined;
  const hasQuery = parameters.some((parameter) => parameter.in === 'query');
  if (body === undefined) return hasQuery ? 'body' : undefined;
  // A body can be sent in the query only if it is a form, because only a form defines the text of each value.
  const hasForm = body.contents.some(
    ({ mediaType, schema }) => schema !== undefined && mediaKind(mediaType) === 'form',
  );
  return hasForm && !hasQuery ? 'query' : undefined;
}

/** Returns the name of an operation without `operationId`, such as `getShopsByIdPets` for `GET /shops/{id}/pets`. */
function nameFromPath(method: Method, path: string): string {
  const words = path.split('/').map((segment) => {
    const parameter = /^\{(.*)\}$/u.exec(segment)?.[1];
    return parameter === undefined ? typeName(segment) : `By${typeName(parameter)}`;
  });
  return method + words.join('');
}
