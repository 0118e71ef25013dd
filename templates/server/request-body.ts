import { mediaKind, type MediaKind } from '../shared/media-type.ts';
import { charsetOf } from '../shared/charset.ts';
import { decodersFor, type Decoded, type FormFields, type RequestDecoders } from '../shared/request-decoders.ts';
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
import { invalid, statusOfInvalid, type AnyInput } from './decode-request.ts';
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
    if (route.requestBody === undefined) return undefined;
    const bodies = new RequestBodies(route, route.requestBody, readers, options);
    return (request, query, _context, input) => bodies.read(request, query, input);
  };
}

/** True for the kinds of bodies that are passed to the handler as a stream. */
const isStreamed: Readonly<Record<MediaKind, boolean>> = {
  binary: true,
  form: false,
  json: false,
  multipart: false,
  sequence: true,
  text: false,
};

/** Reads and decodes the bodies of requests for one operation. */
class RequestBodies {
  readonly #route: Route;
  readonly #described: NonNullable<Route['requestBody']>;
  readonly #readers: TextReaders;
  readonly #options: BodyOptions;
  /** The described media types. */
  readonly #kinds: readonly BodyKind[];
  readonly #limits: ReadonlyMap<BodyKind, BodyLimits>;

  constructor(route: Route, described: NonNullable<Route['requestBody']>, readers: TextReaders, options: BodyOptions) {
    this.#route = route;
    this.#described = described;
    this.#readers = readers;
    this.#options = options;
    this.#kinds = described.mediaTypes.map((mediaType) => [mediaType, mediaKind(mediaType)] as const);
    this.#limits = new Map(this.#kinds.map((kind) => [kind, this.#limitsOf(kind)]));
  }

  /** Sets `body` of the input, and `contentType` if the operation has several media types and the request has a body. */
  async read(request: TransportRequest, query: string, input: AnyInput): Promise<void> {
    const announced = announcedKind(request, this.#kinds);
    input.body =
      announced === undefined
        ? await this.#decodeUnknown(request, query)
        : await this.#readKind(announced, request, query);
    if (this.#described.isChoice !== true || input.body === undefined) return;
    // A body without a described media type is empty, so its properties are all in the query, as those of a form.
    input.contentType = (announced ?? this.#kinds.find(([, kind]) => kind === 'form'))?.[0];
  }

  /** Returns the value for a body without a described media type. Such a body must be empty. */
  async #decodeUnknown(request: TransportRequest, query: string): Promise<unknown> {
    // The body is only read to find out if it is empty.
    const mostBytes = Math.max(...Array.from(this.#limits.values(), ({ body }) => body));
    refuseLength(request, mostBytes);
    if ((await readWhole(request, mostBytes)).length > 0) throw unsupported(request, this.#kinds);
    return this.#decodeEmpty(query);
  }

  /** Returns a stream for a body that is passed to the handler as a stream, otherwise the decoded value. */
  async #readKind(announced: BodyKind, request: TransportRequest, query: string): Promise<unknown> {
    const limits = this.#limits.get(announced) ?? this.#limitsOf(announced);
    refuseLength(request, limits.body);
    const [mediaType, kind] = announced;
    if (isStreamed[kind]) return limitedChunks(request, limits.body);
    const decoders = decodersFor(this.#route.request, mediaType);
    if (kind === 'multipart') return this.#decodeMultipart(request, query, decoders, limits);
    const bytes = await readWhole(request, limits.body);
    if (kind === 'text') return decodeBodyText(bytes, charsetOf(request.header('content-type') ?? ''));
    if (bytes.length === 0) return this.#decodeEmpty(query);
    const text = decodeUtf8(bytes);
    return kind === 'form'
      ? this.#decodeForm(text, query, decoders, limits)
      : this.#decodeJson(text, query, decoders, limits);
  }

  async #decodeMultipart(
    request: TransportRequest,
    query: string,
    { multipart }: RequestDecoders,
    limits: BodyLimits,
  ): Promise<unknown> {
    const contentType = request.header('content-type') ?? '';
    const form = await readMultipart(limitedChunks(request, limits.body), contentType, limits.names);
    if (form === undefined) return this.#decodeEmpty(query);
    return multipart === undefined ? formData(form) : this.#validValue(multipart(form));
  }

  #decodeForm(text: string, query: string, { form }: RequestDecoders, limits: BodyLimits): unknown {
    const fields = this.#isInQuery(query) ? `${query}&${text}` : text;
    refuseManyFields(fields, limits);
    return this.#validValue(form === undefined ? this.#readers.plainForm(fields) : form(fields));
  }

  #decodeJson(text: string, query: string, { form, body }: RequestDecoders, limits: BodyLimits): unknown {
    const value = parseBody(text, this.#readers, limits);
    if (this.#isInQuery(query) && form !== undefined && isObject(value)) return this.#validValue(form(query, value));
    return body === undefined ? value : this.#validValue(body(value));
  }

  /**
   * Returns the value for an empty body. If the query contains the properties of the body, the value is read from the query. Otherwise,
   * returns undefined if the body is optional, and throws a refusal if the body is required.
   */
  #decodeEmpty(query: string): unknown {
    const {
      bodyInQuery,
      request: { form },
    } = this.#route;
    if (this.#isInQuery(query) && form !== undefined) return this.#validValue(movedToQuery(form(query)));
    if (!this.#described.required) return undefined;
    const needed = bodyInQuery === true ? 'a body, or a query' : 'a body';
    throw new Refusal(statusOfInvalid(this.#route), `The request needs ${needed}.`);
  }

  #isInQuery(query: string): boolean {
    return this.#route.bodyInQuery === true && query !== '';
  }

  #limitsOf([mediaType, kind, range = mediaType]: BodyKind): BodyLimits {
    return bodyLimits(this.#options, this.#route, kind, range);
  }

  /** @throws {Refusal} if the value is not valid. */
  #validValue({ value, issues }: Decoded): unknown {
    if (issues !== undefined) throw invalid(this.#route, issues);
    return value;
  }
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
