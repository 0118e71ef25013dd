import { invalid } from './decode-request.ts';
import { mediaKind, type MediaKind } from '../shared/media-kind.ts';
import { charsetOf } from '../shared/charset.ts';
import { essenceOf, isInRange } from '../shared/media-type.ts';
import type { Limits } from './options.ts';
import { quoted } from './quoted.ts';
import { Refusal } from './refusal.ts';
import type { Decoded } from './route.ts';
import type { ServerRoute } from './server-route.ts';
import type { TransportRequest } from './transport.ts';

/** The functions that read untrusted text. The generated validators have them, so that one rule holds for all parts of a request. */
export interface TextReaders {
  /** @throws {SyntaxError} whose message reads as that of an issue. */
  readonly parseJson: (text: string, depth: number) => unknown;
  /** Reads a form of which nothing is described. */
  readonly plainForm: (text: string) => Decoded;
}

/** How the bodies of a server are read. */
export interface Reading extends Limits, TextReaders {}

/**
 * How the body of a request is to be read, by what its headers say.
 *
 * @returns undefined where the operation does not take its media type, or none is told.
 * @throws {Refusal} 413 when it is too large, 415 when it is compressed or in another character set than UTF-8.
 */
export function announcedKind(server: ServerRoute, request: TransportRequest, limits: Limits): MediaKind | undefined {
  const contentType = request.header('content-type');
  const kind = contentType === undefined ? undefined : kindOf(contentType, server);
  refuseEncoding(request, contentType);
  refuseLength(request, limits.body);
  return kind;
}

/**
 * Reads a body as its media type says: a value for JSON and forms, or text. It is given the bytes and does not wait for them
 * itself: a function more that waits costs as much as all that is asked about a small body.
 *
 * @param bytes undefined where there are too many.
 * @param query the query of the request target, without `?`: it may have properties of the body, or all of them.
 * @returns undefined where there is none, and none is needed; a promise for a multipart form alone.
 * @throws {Refusal} 400 when it cannot be read, 413 when it is too large, 415 when it is of another media type, and
 *   422 when it is missing or not as described, or 400 if the operation does not document 422.
 */
export function decodeBody(
  bytes: Uint8Array | undefined,
  kind: Exclude<MediaKind, 'binary'> | undefined,
  request: TransportRequest,
  server: ServerRoute,
  limits: Reading,
  query: string,
): unknown {
  if (bytes === undefined) throw tooLarge(limits.body);
  const { request: decoders, body: described, bodyInQuery } = server.route;
  const isInQuery = bodyInQuery === true && query !== '';
  if (bytes.length === 0 && kind !== 'text') {
    if (isInQuery && decoders.form !== undefined) return valueOf(movedToQuery(decoders.form(query)), server);
    if (described?.required !== true) return undefined;
    throw new Refusal(
      server.statusOfFaults,
      bodyInQuery === true ? 'The request needs a body, or a query.' : 'The request needs a body.',
    );
  }
  switch (kind) {
    case 'json': {
      const value = parseBody(decodeUtf8(bytes), limits);
      if (isInQuery && decoders.form !== undefined && isObject(value))
        return valueOf(decoders.form(query, value), server);
      return decoders.body === undefined ? value : valueOf(decoders.body(value), server);
    }
    case 'form': {
      const text = isInQuery ? `${query}&${decodeUtf8(bytes)}` : decodeUtf8(bytes);
      return valueOf(decoders.form === undefined ? limits.plainForm(text) : decoders.form(text), server);
    }
    case 'multipart':
      return decodeMultipart(bytes, request, server);
    case 'text':
      return decodeUtf8(bytes);
    case undefined:
      throw unsupported(request, server);
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Points the issues of a body at the query that it came in. */
const movedToQuery = ({ value, issues }: Decoded): Decoded => ({
  value,
  issues: issues?.map(({ path, message }) => ({ path: path.replace(/^\/body/u, '/query'), message })),
});

function valueOf({ value, issues }: Decoded, server: ServerRoute): unknown {
  if (issues !== undefined) throw invalid(server, issues);
  return value;
}

/**
 * Parses a body of JSON.
 *
 * @throws {Refusal} 400 if it is not JSON, or contains something that programs read differently.
 */
export function parseBody(text: string, { parseJson, depth }: Reading): unknown {
  try {
    return parseJson(text, depth);
  } catch (error) {
    throw error instanceof SyntaxError ? new Refusal(400, `The body ${error.message}.`) : error;
  }
}

/** How a body of a content type is read, when the operation takes it. */
function kindOf(contentType: string, { bodyKinds }: ServerRoute): MediaKind | undefined {
  // Most content types are written as the description does it.
  for (const [mediaType, kind] of bodyKinds) if (mediaType === contentType) return kind;
  const essence = essenceOf(contentType);
  return bodyKinds.some(([mediaType]) => isInRange(essence, essenceOf(mediaType))) ? mediaKind(essence) : undefined;
}

export function unsupported(request: TransportRequest, { bodyKinds }: ServerRoute): Refusal {
  const contentType = request.header('content-type');
  const problem =
    contentType === undefined ? 'The body has no content type' : `The content type ${quoted(contentType)} is not taken`;
  const mediaTypes = bodyKinds.map(([mediaType]) => mediaType);
  return new Refusal(415, `${problem}; it must be ${mediaTypes.join(' or ')}.`, { accept: mediaTypes.join(', ') });
}

function refuseEncoding(request: TransportRequest, contentType: string | undefined): void {
  const encoding = request.header('content-encoding');
  if (encoding !== undefined && encoding !== 'identity') {
    const message = `The body is encoded as ${quoted(encoding)}; it must be sent as it is.`;
    throw new Refusal(415, message, { 'accept-encoding': 'identity' });
  }
  const charset = contentType?.includes(';') === true ? charsetOf(contentType) : undefined;
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') {
    throw new Refusal(415, `The body is in ${quoted(charset)}; it must be in UTF-8.`);
  }
}

export const tooLarge = (limit: number): Refusal => new Refusal(413, `The body is longer than ${limit} bytes.`);

function refuseLength(request: TransportRequest, limit: number): void {
  const length = request.header('content-length');
  if (length === undefined) return;
  // To read it takes the engine longer than to see that it has fewer digits than the limit.
  if (length.length >= String(limit).length && Number(length) > limit) throw tooLarge(limit);
}

/**
 * Bytes as they come.
 *
 * @throws {Refusal} 413 to whoever reads them, where they go too far: a body that comes in chunks tells no length before.
 */
export async function* streamedBody(
  request: TransportRequest,
  { body: limit }: Limits,
): AsyncGenerator<Uint8Array, void, undefined> {
  let length = 0;
  for await (const chunk of request.streamBody()) {
    length += chunk.length;
    if (length > limit) throw tooLarge(limit);
    yield chunk;
  }
}

async function decodeMultipart(bytes: Uint8Array, request: TransportRequest, server: ServerRoute): Promise<FormData> {
  const form = await readMultipart(bytes, request.header('content-type') ?? '');
  const { multipart } = server.route.request;
  // Judged, and handed over as it is: files stay files.
  if (multipart !== undefined) valueOf(multipart(form), server);
  return form;
}

async function readMultipart(bytes: Uint8Array, contentType: string): Promise<FormData> {
  try {
    return await new Response(Uint8Array.from(bytes), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new Refusal(400, 'The body is not what its content type says, multipart/form-data.');
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Refusal(400, 'The body is not UTF-8.');
  }
}
