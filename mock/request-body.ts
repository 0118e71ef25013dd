import { charsetOf } from '@forgespec/templates/shared/charset';
import { isJson } from '@forgespec/templates/shared/media-type';
import { readContentType } from './media-type.ts';
import { RejectedRequestError } from './rejected-request.ts';
import { parsePairs } from './request-target.ts';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/**
 * Reads the body of a request.
 *
 * @param limit the maximum length in bytes.
 * @throws {RejectedRequestError} 413 as soon as the body is longer than the limit. The rest of the body is then read
 * and discarded. If the mock did not read the rest, a client that is still sending would get a connection error instead
 * of the response.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let length = 0;
  request.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length <= limit) chunks.push(chunk);
    else reject(new RejectedRequestError(413, `The body is longer than ${limit} bytes.`));
  });
  request.on('end', () => resolve(Buffer.concat(chunks)));
  request.on('error', () => reject(new RejectedRequestError(400, 'The connection closed before the body ended.')));
  return promise;
}

/** The error that is thrown if the content type of a body is JSON, but the body cannot be parsed as JSON. */
export class MalformedBodyError extends RejectedRequestError {}

/**
 * Converts a body to the value that Prism expects: a JSON value for JSON, undefined for an empty body, otherwise the
 * text. Rejects bodies that Prism cannot decode.
 *
 * @throws {MalformedBodyError} 400 if JSON cannot be parsed.
 * @throws {RejectedRequestError} 400 if a form cannot be parsed or contains NUL; 415 if the content type cannot be parsed, or if the
 * body is compressed or not in UTF-8.
 */
export function parseBodyForPrism(bytes: Buffer, headers: IncomingHttpHeaders): unknown {
  const mediaType = readContentType(headers['content-type']);
  if (bytes.length === 0) return undefined;
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') {
    throw new RejectedRequestError(415, `The mock does not decompress bodies; this one is encoded as ${encoding}.`);
  }

  const charset = charsetOf(headers['content-type'] ?? '');
  const isText = mediaType?.startsWith('text/') === true;
  if (!isText && charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') {
    throw new RejectedRequestError(415, `The body is in "${charset}"; it must be in UTF-8.`);
  }
  // A decoder removes a byte order mark, with which JSON could not be parsed.
  const text = new TextDecoder().decode(bytes);
  if (mediaType === 'application/x-www-form-urlencoded') {
    parsePairs(text, 'form');
    if (/\0|%00/u.test(text)) throw new RejectedRequestError(400, 'The form contains a NUL character.');
  }
  return mediaType !== undefined && isJson(mediaType) ? parseJson(text) : text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new MalformedBodyError(400, `The body is not JSON: ${(error as SyntaxError).message}`);
  }
}
