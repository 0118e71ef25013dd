import { readAccept } from './media-type.ts';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Changes the headers of a request, so that Prism reads them correctly:
 * - `Accept` contains only ranges that can be parsed, because Prism throws an error for other ranges.
 * - `Content-Length` contains the real length of the body. If the header is absent, as with chunked bodies, Prism accepts
 *   every content type.
 * - `Bearer` begins with a capital letter. The scheme is case-insensitive in HTTP, but not in Prism.
 *
 * @param bodyLength the length of the body in bytes.
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
