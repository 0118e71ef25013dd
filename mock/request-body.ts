import { isJson } from '@forgespec/templates/shared/media-type';
import { readContentType } from './media-type.ts';
import { Refusal } from './refusal.ts';
import { readPairs } from './request-target.ts';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/**
 * Reads a request's body to its end.
 *
 * @param limit The most bytes to keep.
 * @throws {Refusal} 413 as soon as there are more. The rest is then read and thrown away, so that a client that is
 *   still sending gets the answer instead of a broken connection.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let length = 0;
  request.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length <= limit) chunks.push(chunk);
    else reject(new Refusal(413, `The body is longer than ${limit} bytes.`));
  });
  request.on('end', () => resolve(Buffer.concat(chunks)));
  request.on('error', () => reject(new Refusal(400, 'The request ended before its body did.')));
  return promise;
}

/** A body that is not what its content type says it is. */
export class MalformedBody extends Refusal {}

/**
 * Turns a body into what Prism takes: a value for JSON, the text for everything else, `undefined` for none. What Prism
 * would choke on when it decodes the body itself is refused here.
 *
 * @throws {MalformedBody} 400 when JSON does not parse.
 * @throws {Refusal} 400 when a form does not; 415 when the content type does not, or the body is compressed.
 */
export function parseBody(bytes: Buffer, headers: IncomingHttpHeaders): unknown {
  const mediaType = readContentType(headers['content-type']);
  if (bytes.length === 0) return undefined;
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') {
    throw new Refusal(415, `The mock does not decompress bodies; this one is encoded as ${encoding}.`);
  }

  const text = bytes.toString('utf8');
  if (mediaType === 'application/x-www-form-urlencoded') readPairs(text, 'form');
  return mediaType !== undefined && isJson(mediaType) ? parseJson(text) : text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new MalformedBody(400, `The body is not JSON: ${(error as SyntaxError).message}`);
  }
}
