// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { announcedKind, refuseLength, unsupported, type BodyKind } from './body-headers.ts';
import { bodyLimits, refuseManyFields, tooLarge, type BodyLimits, type BodyOptions } from './body-limits.ts';
import { decodeUtf8, parseBody, type TextReaders } from './body-text.ts';
import { invalid } from './decode-request.ts';
import { writeQuery } from './query-notation.ts';
import type { Step } from './dispatch.ts';
import type { RequestContext } from './handler-context.ts';
import type { Route } from './route.ts';
import type { TransportRequest } from './transport.ts';
import { readWebBody } from './web-body.ts';

const json: BodyKind = ['application/json', 'json'];
const form: BodyKind = ['application/x-www-form-urlencoded', 'form'];
const kinds: readonly BodyKind[] = [json, form];

/**
 * Returns the step that adds query parameters from the body to the query. The step throws a refusal with one of these statuses:
 *
 * - 400 if the body cannot be read;
 * - 413 if the body is too large;
 * - 415 if the body is neither JSON nor a form;
 * - 422 if the body is JSON but not an object, or 400 if the operation documents no 422.
 */
export function queryPart(readers: TextReaders, options: BodyOptions): (route: Route) => Step | undefined {
  return (route) => {
    if (route.queryInBody === undefined) return undefined;
    const limitsOf = ([mediaType, kind]: BodyKind): BodyLimits => bodyLimits(options, route, kind, mediaType);
    const bodies: QueryBodies = { route, readers, json: limitsOf(json), form: limitsOf(form) };
    return (request, query, context) => (hasBody(request) ? addToQuery(bodies, request, query, context) : undefined);
  };
}

/** The data of an operation that is needed to read query parameters from its bodies. */
interface QueryBodies {
  readonly route: Route;
  readonly readers: TextReaders;
  /** The limits of a body that is JSON. */
  readonly json: BodyLimits;
  /** The limits of a body that is a form. */
  readonly form: BodyLimits;
}

async function addToQuery(
  bodies: QueryBodies,
  request: TransportRequest,
  query: string,
  context: RequestContext,
): Promise<void> {
  const added = await readQuery(bodies, request);
  if (added === undefined) return;
  refuseManyFields(added, bodies.form);
  context.query = query === '' || added === '' ? query + added : `${query}&${added}`;
}

/** Returns the parameters in a body, written as a query. Returns undefined if the body is empty. */
async function readQuery(bodies: QueryBodies, request: TransportRequest): Promise<string | undefined> {
  const kind = announcedKind(request, kinds)?.[1];
  const { body: limit } = kind === 'form' ? bodies.form : bodies.json;
  refuseLength(request, limit);
  const bytes = await (request.readBody?.(limit) ?? readWebBody(request.toRequest(), limit));
  if (bytes === undefined) throw tooLarge(limit);
  if (bytes.length === 0) return undefined;
  if (kind === undefined) throw unsupported(request, kinds);
  const text = decodeUtf8(bytes);
  return kind === 'form' ? text : queryOfJson(bodies, text);
}

/** Converts an object of parameters from JSON to the notation of a query. */
function queryOfJson({ route, readers, json: limits }: QueryBodies, text: string): string {
  const value = parseBody(text, readers, limits);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid(route, [{ path: '/body', message: 'must be an object with the parameters as properties' }]);
  const query = writeQuery(value, route.queryInBody ?? {}, limits.body);
  if (query === undefined) throw tooLarge(limits.body);
  return query;
}

/** Returns true if the headers of a request announce a body. RFC 9112, section 6. */
const hasBody = (request: TransportRequest): boolean =>
  request.header('transfer-encoding') !== undefined || (request.header('content-length') ?? '0') !== '0';
