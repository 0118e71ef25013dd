import { readAccept } from './media-type.ts';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * The headers of a request in the form in which Prism reads them right:
 * - only the ranges of `Accept` that parse, since it throws on others;
 * - the true length of the body: without one, as with chunked bodies, it accepts every content type;
 * - `Bearer` with a capital: it compares the scheme by case, HTTP does not.
 *
 * @param bodyLength In bytes.
 */
export function prismHeaders(headers: IncomingHttpHeaders, bodyLength: number): Record<string, string> {
  const { accept, authorization, 'content-length': _, ...others } = headers;
  const ranges = readAccept(accept);
  const values = {
    ...others,
    ...(ranges !== undefined && { accept: ranges }),
    ...(authorization !== undefined && { authorization: authorization.replace(/^bearer\b/i, 'Bearer') }),
    ...(bodyLength > 0 && { 'content-length': String(bodyLength) }),
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value].flat().join(', ')]));
}
