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
    const { queryInBody } = route;
    if (queryInBody === undefined) return undefined;
    const limitsOf = ([mediaType, kind, range = mediaType]: BodyKind): BodyLimits =>
      bodyLimits(options, route, kind, range);
    const limits = { json: limitsOf(json), form: limitsOf(form) };

    function parametersIn(text: string): object {
      const value = parseBody(text, readers, limits.json);
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
      throw invalid(route, [{ path: '/body', message: 'must be an object with the parameters as properties' }]);
    }

    async function addToQuery(query: string, request: TransportRequest, context: RequestContext): Promise<void> {
      const kind = announcedKind(request, kinds)?.[1];
      const { body: limit } = limits[kind === 'form' ? 'form' : 'json'];
      refuseLength(request, limit);
      const bytes = await (request.readBody?.(limit) ?? readWebBody(request.toRequest(), limit));
      if (bytes === undefined) throw tooLarge(limit);
      if (bytes.length === 0) return;
      if (kind !== 'form' && kind !== 'json') throw unsupported(request, kinds);
      const text = decodeUtf8(bytes);
      const added = kind === 'form' ? text : writeQuery(parametersIn(text), queryInBody ?? {}, limit);
      if (added === undefined) throw tooLarge(limit);
      refuseManyFields(added, limits.form);
      context.query = query === '' || added === '' ? query + added : `${query}&${added}`;
    }

    return (request, query, context) => (hasBody(request) ? addToQuery(query, request, context) : undefined);
  };
}

/** Returns true if the headers of a request announce a body. RFC 9112, section 6. */
const hasBody = (request: TransportRequest): boolean =>
  request.header('transfer-encoding') !== undefined || (request.header('content-length') ?? '0') !== '0';
