import { mediaKind } from '../shared/media-type.ts';
import { decodersFor, type Decoded, type FormFields, type RequestDecoders } from '../shared/request-decoders.ts';
import { announcedKind, unsupported, type BodyKind } from './body-headers.ts';
import { decodeUtf8, parseBody, tooLarge, withDefaultLimits, type BodyOptions, type TextReaders } from './body-text.ts';
import { invalid, statusOfInvalid } from './decode-request.ts';
import { Refusal } from './refusal.ts';
import type { Step } from './dispatch.ts';
import { readMultipart } from './multipart-form.ts';
import type { Route } from './route.ts';
import type { TransportRequest } from './transport.ts';
import { readWebBody, webChunks } from './web-body.ts';

/** Returns the step that reads and decodes request bodies. */
export function bodyPart(readers: TextReaders, options: BodyOptions): (route: Route) => Step | undefined {
  const { body: limit, depth } = withDefaultLimits(options);

  return (route) => {
    const { request: decodersOfRoute, requestBody: described, bodyInQuery } = route;
    if (described === undefined) return undefined;
    const kinds = described.mediaTypes.map((mediaType) => [mediaType, mediaKind(mediaType)] as const);
    /** The media type of a body whose properties are all in the query. */
    const inQuery = kinds.find(([, kind]) => kind === 'form');
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

    function decode(
      bytes: Uint8Array | undefined,
      [mediaType, kind]: BodyKind | readonly [],
      request: TransportRequest,
      query: string,
    ): unknown {
      if (bytes === undefined) throw tooLarge(limit);
      const isInQuery = bodyInQuery === true && query !== '';
      if (bytes.length === 0 && kind !== 'text') return decodeEmpty(isInQuery, query);
      const decoders = decodersFor(decodersOfRoute, mediaType);
      switch (kind) {
        case 'json': {
          const value = parseBody(decodeUtf8(bytes), readers, depth);
          if (isInQuery && decoders.form !== undefined && isObject(value)) return valueOf(decoders.form(query, value));
          return decoders.body === undefined ? value : valueOf(decoders.body(value));
        }
        case 'form': {
          const text = isInQuery ? `${query}&${decodeUtf8(bytes)}` : decodeUtf8(bytes);
          return valueOf(decoders.form === undefined ? readers.plainForm(text) : decoders.form(text));
        }
        case 'multipart':
          return multipart(bytes, request, decoders);
        case 'text':
          return decodeUtf8(bytes);
        case 'binary':
        case 'sequence':
        case undefined:
          throw unsupported(request, kinds);
      }
    }

    function multipart(bytes: Uint8Array, request: TransportRequest, decoders: RequestDecoders): unknown {
      const form = readMultipart(bytes, request.header('content-type') ?? '');
      return decoders.multipart === undefined ? formData(form) : valueOf(decoders.multipart(form));
    }

    return async (request, query, _context, input) => {
      const announced = announcedKind(request, kinds, limit);
      const kind = announced?.[1];
      if (kind === 'binary' || kind === 'sequence') {
        input.body = limitedChunks(request, limit);
        if (described.isChoice === true) input.contentType = announced?.[0];
        return;
      }
      const bytes = await (request.readBody?.(limit) ?? readWebBody(request.toRequest(), limit));
      input.body = decode(bytes, announced ?? [], request, query);
      if (described.isChoice === true && input.body !== undefined) input.contentType = (announced ?? inQuery)?.[0];
    };
  };
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
