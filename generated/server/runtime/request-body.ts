// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { invalid } from './decode-request.ts';
import { parseJson } from './json-text.ts';
import { charsetOf, essenceOf, isInRange, mediaKind, type MediaKind } from './media-type.ts';
import type { Limits } from './options.ts';
import { Refusal } from './refusal.ts';
import type { Decoded, RouteBody } from './route.ts';
import type { ServerRoute } from './server-route.ts';
import type { TransportRequest } from './transport.ts';

/**
 * Reads the body of a request as its media type says: a value for JSON and forms, text, or bytes as they come.
 *
 * @returns undefined where there is none, and none is needed.
 * @throws {Refusal} 400 when it is missing or cannot be read, 413 when it is too large, 415 when it is of another media type, and
 *   400 or 422 when it is not what the description says.
 */
export async function readRequestBody(
  server: ServerRoute,
  body: RouteBody,
  request: TransportRequest,
  limits: Limits,
): Promise<unknown> {
  const contentType = request.header('content-type');
  const kind = contentType === undefined ? undefined : kindOf(contentType, server, body);
  refuseEncoding(request, contentType);
  refuseLength(request, limits.body);
  if (kind === 'binary') return limited(request.streamBody(), limits.body);

  const bytes = await request.readBody(limits.body);
  if (bytes === undefined) throw tooLarge(limits.body);
  if (bytes.length === 0 && kind !== 'text') {
    if (body.required) throw new Refusal(400, 'The request needs a body.');
    return undefined;
  }
  if (contentType === undefined) throw unsupported('The body has no content type', body);
  const { request: decoders } = server.route;
  switch (kind) {
    case undefined:
      throw unsupported(`The content type ${JSON.stringify(contentType)} is not taken`, body);
    case 'multipart': {
      const form = await readMultipart(bytes, contentType);
      // Judged, and handed over as it is: files stay files.
      if (decoders.multipart !== undefined) valueOf(decoders.multipart(form), server);
      return form;
    }
    case 'json': {
      const value = parseJson(decodeUtf8(bytes), limits.depth);
      return decoders.body === undefined ? value : valueOf(decoders.body(value), server);
    }
    case 'form': {
      const text = decodeUtf8(bytes);
      return decoders.form === undefined
        ? Object.fromEntries(new URLSearchParams(text))
        : valueOf(decoders.form(text), server);
    }
    case 'text':
      return decodeUtf8(bytes);
  }
}

function valueOf({ value, issues }: Decoded, server: ServerRoute): unknown {
  if (issues !== undefined) throw invalid(server, issues);
  return value;
}

/** How a body of a content type is read, when the operation takes it. */
function kindOf(contentType: string, { bodyKinds }: ServerRoute, { mediaTypes }: RouteBody): MediaKind | undefined {
  // Most content types are written as the description does it.
  for (const [mediaType, kind] of bodyKinds) if (mediaType === contentType) return kind;
  const essence = essenceOf(contentType);
  return mediaTypes.some((mediaType) => isInRange(essence, essenceOf(mediaType))) ? mediaKind(essence) : undefined;
}

const unsupported = (problem: string, { mediaTypes }: RouteBody): Refusal =>
  new Refusal(415, `${problem}; it must be ${mediaTypes.join(' or ')}.`, { accept: mediaTypes.join(', ') });

function refuseEncoding(request: TransportRequest, contentType: string | undefined): void {
  const encoding = request.header('content-encoding');
  if (encoding !== undefined && encoding !== 'identity') {
    const message = `The body is encoded as ${JSON.stringify(encoding)}; it must be sent as it is.`;
    throw new Refusal(415, message, { 'accept-encoding': 'identity' });
  }
  const charset = contentType?.includes(';') === true ? charsetOf(contentType) : undefined;
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') {
    throw new Refusal(415, `The body is in ${JSON.stringify(charset)}; it must be in UTF-8.`);
  }
}

const tooLarge = (limit: number): Refusal => new Refusal(413, `The body is longer than ${limit} bytes.`);

function refuseLength(request: TransportRequest, limit: number): void {
  const length = request.header('content-length');
  if (length !== undefined && Number(length) > limit) throw tooLarge(limit);
}

/** A body that comes in chunks tells no length before. @throws {Refusal} 413 to whoever reads it, where it goes too far. */
async function* limited(chunks: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Uint8Array, void, undefined> {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > limit) throw tooLarge(limit);
    yield chunk;
  }
}

async function readMultipart(bytes: Uint8Array, contentType: string): Promise<FormData> {
  try {
    return await new Response(Uint8Array.from(bytes), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new Refusal(400, 'The body is not what its content type says, multipart/form-data.');
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Refusal(400, 'The body is not UTF-8.');
  }
}
