import type { IncomingHttpHeaders } from 'node:http';
import { effectiveParameters } from '@forgespec/description/openapi';
import { isJsonObject } from '@forgespec/description/json';
import { queryNotation } from '@forgespec/model';
import { writeQuery, type QueryNotations } from '@forgespec/templates/server';
import { isJson } from '@forgespec/templates/shared/media-type';
import { readContentType } from './media-type.ts';
import type { OpenApiDocument, DocumentOperation, DocumentParameter, PathItem } from './openapi-document.ts';
import { dereference } from './reference.ts';

/** The parts of a request in which parameters can be sent. */
export interface RequestParts {
  /** The query string without `?`. */
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Moves the parameters of a request to the place that the operation describes: from the query to the body, or from the
 * body to the query.
 */
export type PlaceParameters = (parts: RequestParts) => RequestParts;

const form = 'application/x-www-form-urlencoded';

/**
 * Returns a function that moves the parameters of a request. With `x-parameters-in`, a document allows parameters both
 * in the query and in the body. Prism reads a parameter only from the place that the operation describes.
 */
export function parameterPlacement(
  document: OpenApiDocument,
  item: PathItem,
  operation: DocumentOperation,
): PlaceParameters {
  if (document['x-parameters-in'] !== 'query-or-body') return (parts) => parts;
  const [common, own] = [item, operation].map(({ parameters = [] }) =>
    parameters.map((parameter) => dereference<DocumentParameter>(document, parameter)),
  );
  const query = effectiveParameters(common ?? [], own ?? [], (parameter) => parameter).filter(
    (parameter) => parameter.in === 'query',
  );
  if (operation['requestBody'] === undefined)
    return query.length === 0 ? (parts) => parts : toQuery((body) => notationsIn(body, query));
  return query.length === 0 ? toBody : (parts) => parts;
}

/**
 * Returns a map from the names of the properties of a body to their query notations. A property has the notation of the
 * query parameter with the same name. A property is omitted if no parameter has its name, or if the notation of the
 * parameter uses brackets, as in `filter[name]=x`.
 */
function notationsIn(body: object, parameters: readonly DocumentParameter[]): QueryNotations {
  const notations = Object.entries(body).flatMap(([name, value]) => {
    const parameter = parameters.find((candidate) => candidate.name === name);
    if (parameter === undefined) return [];
    const { style = 'form', explode = style === 'form', content } = parameter;
    const [mediaType] = Object.keys(content ?? {});
    const notation = queryNotation({ style, explode, mediaType }, isJsonObject(value));
    return notation === 'brackets' ? [] : [[name, notation] as const];
  });
  return Object.fromEntries(notations);
}

const toQuery =
  (notationsOf: (body: object) => QueryNotations): PlaceParameters =>
  (parts) => {
    const { query, headers, body } = parts;
    const added = body.length === 0 ? undefined : queryTextOf(body, headers, notationsOf);
    if (added === undefined) return parts;
    const { 'content-type': _type, ...others } = headers;
    return { query: [query, added].filter(Boolean).join('&'), headers: others, body: Buffer.alloc(0) };
  };

/** The maximum length of a query string that is created from a body, in characters. */
const longestQuery = 1024 * 1024;

/**
 * Returns the parameters of a body as a query string. Returns undefined if the body is neither a form nor a JSON
 * object, or if the query string would be too long.
 */
function queryTextOf(
  body: Buffer,
  headers: IncomingHttpHeaders,
  notationsOf: (body: object) => QueryNotations,
): string | undefined {
  const mediaType = readContentType(headers['content-type']);
  const text = body.toString('utf8');
  if (mediaType === form) return text;
  if (mediaType === undefined || !isJson(mediaType)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null
      ? writeQuery(value, notationsOf(value), longestQuery)
      : undefined;
  } catch {
    return undefined;
  }
}

const toBody: PlaceParameters = (parts) =>
  parts.query === '' || parts.body.length > 0
    ? parts
    : { query: '', headers: { ...parts.headers, 'content-type': form }, body: Buffer.from(parts.query) };
