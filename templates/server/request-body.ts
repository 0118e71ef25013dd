import { mediaKind } from '../shared/media-type.ts';
import { charsetOf } from '../shared/charset.ts';
import { decodersFor, type Decoded, type FormFields } from '../shared/request-decoders.ts';
import { announcedKind, refuseLength, unsupported, type BodyKind } from './body-headers.ts';
import {
  bodyLimits,
  checkLimitedOperations,
  refuseManyFields,
  tooLarge,
  type BodyLimits,
  type BodyOptions,
} from './body-limits.ts';
import { decodeBodyText, decodeUtf8, parseBody, type TextReaders } from './body-text.ts';
import { invalid, statusOfInvalid } from './decode-request.ts';
import { Refusal } from './refusal.ts';
import type { Step } from './dispatch.ts';
import { readMultipart } from './multipart-form.ts';
import type { Route } from './route.ts';
import type { TransportRequest } from './transport.ts';
import { readWebBody, webChunks } from './web-body.ts';

/**
 * Returns the step that reads and decodes request bodies.
 *
 * @throws {TypeError} if the option `limits` names an operation that is not in `routes`.
 */
export function bodyPart(
  readers: TextReaders,
  options: BodyOptions,
  routes: readonly Pick<Route, 'operation'>[],
): (route: Route) => Step | undefined {
  checkLimitedOperations(options, routes);
  return (route) => {
    const { request: decodersOfRoute, requestBody: described, bodyInQuery } = route;
    if (described === undefined) return undefined;
    const kinds = described.mediaTypes.map((mediaType) => [mediaType, mediaKind(mediaType)] as const);
    /** The media type of a body whose properties are all in the query. */
    const inQuery = kinds.find(([, kind]) => kind === 'form');
    const limitsOf = ([mediaType, kind, range = mediaType]: BodyKind): BodyLimits =>
      bodyLimits(options, route, kind, range);
    const knownLimits = new Map<BodyKind, BodyLimits>(kinds.map((kind) => [kind, limitsOf(kind)]));
    // A body with another media type is only read to find out if it is empty.
    const mostBytes = Math.max(...Array.from(knownLimits.values(), ({ body }) => body));
    const valueOf = ({ value, issues }: Decoded): unknown => {
      if (issues !== undefined) throw invalid(route, issues);
      return value;
    };

    /**
     * Returns the value for an empty body. If the query contains the properties of the body, the value is read from the
     * query. Otherwise, returns undefined if the body is optional, and throws a refusal if the body is required.
     */
    function decodeEmpty(isInQuery: boolean, query: string): unknown {
      const { form } = decodersOfRoute;
      if (isInQuery && form !== undefined) return valueOf(movedToQuery(form(query)));
      if (described?.required !== true) return undefined;
      const needed = bodyInQuery === true ? 'a body, or a query' : 'a body';
      throw new Refusal(statusOfInvalid(route), `The request needs ${needed}.`);
    }

    /** Reads and decodes a body that is not passed to the handler as a stream. */
    async function decode(
      [mediaType, kind]: BodyKind,
      limits: BodyLimits,
      request: TransportRequest,
      query: string,
    ): Promise<unknown> {
      const isInQuery = bodyInQuery === true && query !== '';
      const contentType = request.header('content-type') ?? '';
      const decoders = decodersFor(decodersOfRoute, mediaType);
      if (kind === 'multipart') {
        const form = await readMultipart(limitedChunks(request, limits.body), contentType, limits.names);
        if (form === undefined) return decodeEmpty(isInQuery, query);
        return decoders.multipart === undefined ? formData(form) : valueOf(decoders.multipart(form));
      }
      const bytes = await readWhole(request, limits.body);
      if (kind === 'text') return decodeBodyText(bytes, charsetOf(contentType));
      if (bytes.length === 0) return decodeEmpty(isInQuery, query);
      if (kind === 'form') {
        const text = isInQuery ? `${query}&${decodeUtf8(bytes)}` : decodeUtf8(bytes);
        refuseManyFields(text, limits);
        return valueOf(decoders.form === undefined ? readers.plainForm(text) : decoders.form(text));
      }
      const value = parseBody(decodeUtf8(bytes), readers, limits);
      if (isInQuery && decoders.form !== undefined && isObject(value)) return valueOf(decoders.form(query, value));
      return decoders.body === undefined ? value : valueOf(decoders.body(value));
    }

    /** Returns the value for a body without a described media type. Such a body must be empty. */
    async function decodeUnknown(request: TransportRequest, query: string): Promise<unknown> {
      refuseLength(request, mostBytes);
      if ((await readWhole(request, mostBytes)).length > 0) throw unsupported(request, kinds);
      return decodeEmpty(bodyInQuery === true && query !== '', query);
    }

    return async (request, query, _context, input) => {
      const announced = announcedKind(request, kinds);
      const isChoice = described.isChoice === true;
      if (announced === undefined) {
        input.body = await decodeUnknown(request, query);
        if (isChoice && input.body !== undefined) input.contentType = inQuery?.[0];
        return;
      }
      const [mediaType, kind] = announced;
      const limits = knownLimits.get(announced) ?? limitsOf(announced);
      refuseLength(request, limits.body);
      const isStreamed = kind === 'binary' || kind === 'sequence';
      input.body = isStreamed ? limitedChunks(request, limits.body) : await decode(announced, limits, request, query);
      if (isChoice && input.body !== undefined) input.contentType = mediaType;
    };
  };
}

/** @throws {Refusal} 413 if the body is too large. */
async function readWhole(request: TransportRequest, limit: number): Promise<Uint8Array> {
  const bytes = await (request.readBody?.(limit) ?? readWebBody(request.toRequest(), limit));
  if (bytes === undefined) throw tooLarge(limit);
  return bytes;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes the paths of issues from `/body` to `/query`, for a body whose properties are in the query. */
function movedToQuery(decoded: Decoded): Decoded {
  if (decoded.issues === undefined) return decoded;
  return { issues: decoded.issues.map((issue) => ({ ...issue, path: issue.path.replace(/^\/body/u, '/query') })) };
}

/**
 * Returns the body chunk by chunk.
 *
 * @throws {Refusal} 413 if the body is too large. For a chunked body, this is known only while the body is read.
 */
async function* limitedChunks(request: TransportRequest, limit: number): AsyncGenerator<Uint8Array, void, undefined> {
  let length = 0;
  for await (const chunk of request.streamBody?.() ?? webChunks(request.toRequest())) {
    length += chunk.length;
    if (length > limit) throw tooLarge(limit);
    yield chunk;
  }
}

/** Converts the fields of a form without a described schema to `FormData`. */
function formData(fields: FormFields): FormData {
  const form = new FormData();
  fields.forEach((value, name) => form.append(name, value));
  return form;
}
