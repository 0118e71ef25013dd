import { invalid } from './decode-request.ts';
import { writeQuery } from './query-notation.ts';
import { announcedKind, decodeUtf8, parseBody, tooLarge, unsupported, type Reading } from './request-body.ts';
import type { QueryNotations } from './route.ts';
import type { ServerRoute } from './server-route.ts';
import type { TransportRequest } from './transport.ts';

/** Returns true if the headers of a request announce a body. RFC 9112, section 6. */
export const hasBody = (request: TransportRequest): boolean =>
  request.header('transfer-encoding') !== undefined || (request.header('content-length') ?? '0') !== '0';

/**
 * Reads the parameters that a request has in its body, in place of its query or beside it.
 *
 * @param query the query of the request target, without `?`.
 * @returns all parameters as one query string, without `?`: those of the target, then those of the body.
 * @throws {Refusal} 400 if the body cannot be read; 413 if it is too large; 415 if it is neither JSON nor a form; 400 or 422, as the
 *   operation documents it, if it is JSON but not an object.
 */
export async function withParametersInBody(
  query: string,
  notations: QueryNotations,
  server: ServerRoute,
  request: TransportRequest,
  limits: Reading,
): Promise<string> {
  const kind = announcedKind(server, request, limits);
  const bytes = await request.readBody(limits.body);
  if (bytes === undefined) throw tooLarge(limits.body);
  if (bytes.length === 0) return query;
  if (kind !== 'form' && kind !== 'json') throw unsupported(request, server);
  const text = decodeUtf8(bytes);
  const added = kind === 'form' ? text : writeQuery(parametersIn(text, server, limits), notations, limits.body);
  if (added === undefined) throw tooLarge(limits.body);
  return query === '' || added === '' ? query + added : `${query}&${added}`;
}

function parametersIn(text: string, server: ServerRoute, limits: Reading): object {
  const value = parseBody(text, limits);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw invalid(server, [{ path: '/body', message: 'must be an object with the parameters as properties' }]);
}
