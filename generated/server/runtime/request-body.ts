// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { parseJson } from './json-text.ts';
import { charsetOf, essenceOf, isInRange, mediaKind } from './media-type.ts';
import type { Limits } from './options.ts';
import { Refusal } from './refusal.ts';
import type { RouteBody } from './route.ts';
import { headerOf, type TransportRequest } from './transport.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads the body of a request as its media type says: a value for JSON and forms, text, or bytes as they come.
 *
 * @returns undefined where there is none, and none is needed.
 * @throws {Refusal} 400 when it is missing or cannot be read, 413 when it is too large, 415 when it is of another media type.
 */
export async function readRequestBody(body: RouteBody, request: TransportRequest, limits: Limits): Promise<unknown> {
  const header = headerOf(request.headers, 'content-type');
  const essence = header === undefined ? undefined : takenEssence(header, body);
  const kind = essence === undefined ? undefined : mediaKind(essence);
  refuseEncoding(request, header);
  refuseLength(request, limits.body);
  if (kind === 'binary') return request.streamBody();

  const bytes = await wholeBody(request, limits.body);
  if (bytes.length === 0 && kind !== 'text') {
    if (body.required) throw new Refusal(400, 'The request needs a body.');
    return undefined;
  }
  if (header === undefined) throw unsupported('The body has no content type', body);
  if (kind === undefined) throw unsupported(`The content type ${JSON.stringify(header)} is not taken`, body);
  if (kind === 'multipart') return new Response(bytes.slice(), { headers: { 'content-type': header } }).formData();
  const text = decodeUtf8(bytes);
  switch (kind) {
    case 'json':
      return parseJson(text, limits.depth);
    case 'form':
      return Object.fromEntries(new URLSearchParams(text));
    case 'text':
      return text;
  }
}

/** The essence of a content type, when the operation takes it. */
function takenEssence(header: string, { mediaTypes }: RouteBody): string | undefined {
  const essence = essenceOf(header);
  return mediaTypes.some((mediaType) => isInRange(essence, essenceOf(mediaType))) ? essence : undefined;
}

const unsupported = (problem: string, { mediaTypes }: RouteBody): Refusal =>
  new Refusal(415, `${problem}; it must be ${mediaTypes.join(' or ')}.`, { accept: mediaTypes.join(', ') });

function refuseEncoding(request: TransportRequest, contentType: string | undefined): void {
  const encoding = headerOf(request.headers, 'content-encoding');
  if (encoding !== undefined && encoding !== 'identity') {
    throw new Refusal(415, `The body is encoded as ${JSON.stringify(encoding)}; it must be sent as it is.`, {
      'accept-encoding': 'identity',
    });
  }
  const charset = contentType === undefined ? undefined : charsetOf(contentType);
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') {
    throw new Refusal(415, `The body is in ${JSON.stringify(charset)}; it must be in UTF-8.`);
  }
}

const tooLarge = (limit: number): Refusal => new Refusal(413, `The body is longer than ${limit} bytes.`);

function refuseLength(request: TransportRequest, limit: number): void {
  const length = headerOf(request.headers, 'content-length');
  if (length !== undefined && Number(length) > limit) throw tooLarge(limit);
}

async function wholeBody(request: TransportRequest, limit: number): Promise<Uint8Array> {
  let bytes: Uint8Array | undefined;
  try {
    bytes = await request.readBody(limit);
  } catch {
    throw new Refusal(400, 'The request ended before its body did.');
  }
  if (bytes === undefined) throw tooLarge(limit);
  return bytes;
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Refusal(400, 'The body is not UTF-8.');
  }
}
