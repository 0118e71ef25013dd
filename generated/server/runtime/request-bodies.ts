// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type MediaKind, charsetOf, essenceOf, isInRange, mediaKind } from '../../shared/media-types.ts';
import { type Decoded, type FormFields, type RequestDecoders, decodersFor, hasOwn } from '../../shared/types.ts';
import {
  type BodyLimits,
  type BodyOptions,
  type TextReaders,
  bodyLimits,
  checkLimitedOperations,
  decodeBodyText,
  decodeUtf8,
  parseBody,
  refuseManyFields,
  tooLarge,
} from './body-limits.ts';
import { type AnyInput, type Step, invalid, statusOfInvalid } from './dispatch.ts';
import type { RequestContext } from './handler-context.ts';
import type { Route, TransportRequest, UnbracketedNotation } from './interfaces.ts';
import { readMultipart } from './multipart.ts';
import { CollectedChunks, openBody } from './raw-bodies.ts';
import { Refusal, brokenOff } from './refusal.ts';
import { quoted } from './responses.ts';

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

const json: BodyKind = ['application/json', 'json'];
const form: BodyKind = ['application/x-www-form-urlencoded', 'form'];
const kinds: readonly BodyKind[] = [json, form];

/**
 * Returns the step that adds query parameters from the body to the query. The step throws a refusal with one of these statuses:
 *
 * - 400 if the body cannot be read;
 * - 413 if the body is too large;
 * - 415 if the body is neither JSON nor a form;
 * - 422 if the body is JSON but not an object, or 400 if the operation documents no 422.
 */
export function queryPart(readers: TextReaders, options: BodyOptions): (route: Route) => Step | undefined {
  return (route) => {
    if (route.queryInBody === undefined) return undefined;
    const limitsOf = ([mediaType, kind]: BodyKind): BodyLimits => bodyLimits(options, route, kind, mediaType);
    const bodies: QueryBodies = { route, readers, json: limitsOf(json), form: limitsOf(form) };
    return (request, query, context) => (hasBody(request) ? addToQuery(bodies, request, query, context) : undefined);
  };
}

/** The data of an operation that is needed to read query parameters from its bodies. */
interface QueryBodies {
  readonly route: Route;
  readonly readers: TextReaders;
  /** The limits of a body that is JSON. */
  readonly json: BodyLimits;
  /** The limits of a body that is a form. */
  readonly form: BodyLimits;
}

async function addToQuery(
  bodies: QueryBodies,
  request: TransportRequest,
  query: string,
  context: RequestContext,
): Promise<void> {
  const added = await readQuery(bodies, request);
  if (added === undefined) return;
  refuseManyFields(added, bodies.form);
  context.query = query === '' || added === '' ? query + added : `${query}&${added}`;
}

/** Returns the parameters in a body, written as a query. Returns undefined if the body is empty. */
async function readQuery(bodies: QueryBodies, request: TransportRequest): Promise<string | undefined> {
  const kind = announcedKind(request, kinds)?.[1];
  const { body: limit } = kind === 'form' ? bodies.form : bodies.json;
  refuseLength(request, limit);
  const bytes = await (request.readBody?.(limit) ?? readWebBody(request.toRequest(), limit));
  if (bytes === undefined) throw tooLarge(limit);
  if (bytes.length === 0) return undefined;
  if (kind === undefined) throw unsupported(request, kinds);
  const text = decodeUtf8(bytes);
  return kind === 'form' ? text : queryOfJson(bodies, text);
}

/** Converts an object of parameters from JSON to the notation of a query. */
function queryOfJson({ route, readers, json: limits }: QueryBodies, text: string): string {
  const value = parseBody(text, readers, limits);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid(route, [{ path: '/body', message: 'must be an object with the parameters as properties' }]);
  const query = writeQuery(value, route.queryInBody ?? {}, limits.body);
  if (query === undefined) throw tooLarge(limits.body);
  return query;
}

/** Returns true if the headers of a request announce a body. RFC 9112, section 6. */
const hasBody = (request: TransportRequest): boolean =>
  request.header('transfer-encoding') !== undefined || (request.header('content-length') ?? '0') !== '0';

/** A map from query parameters to their notations, such as `commas`. Parameters with brackets, as `ids[]=1`, are not in the map. */
export type QueryNotations = Readonly<Record<string, UnbracketedNotation>>;

const separators: Readonly<Record<'commas' | 'pipes' | 'spaces', string>> = {
  commas: ',',
  pipes: '%7C',
  spaces: '%20',
};

/**
 * Writes the properties of a JSON object as a query string, so that one decoder can read JSON objects and query strings.
 *
 * @param notations the notations of the parameters that are not written with brackets.
 * @param longest the largest length of the query string. The key of an object or array can be repeated for each value in it, as `a` in
 * `a[b]=1&a[c]=2`. So a short body with a long key can result in a long query string.
 * @returns the query string without `?`: `kinds=a,b&ids[]=1&not[state]=sold`, percent-encoded. Undefined if it would be too long.
 */
export function writeQuery(parameters: object, notations: QueryNotations, longest: number): string | undefined {
  const query: Query = { pairs: [], left: longest };
  for (const [name, value] of Object.entries(parameters)) {
    addParameter(query, name, value, hasOwn(notations, name) ? notations[name] : undefined);
    if (query.left < 0) return undefined;
  }
  return query.pairs.join('&');
}

/** A query string that is being written. */
interface Query {
  readonly pairs: string[];
  /** The number of characters that may still be added. If the number is negative, the query string is too long. */
  left: number;
}

function addParameter(query: Query, name: string, value: unknown, notation: UnbracketedNotation | undefined): void {
  if (notation === 'json') return addPair(query, name, encodeURIComponent(JSON.stringify(value)));
  if (!isObjectOrArray(value)) return addPair(query, name, encoded(value));
  switch (notation) {
    case 'members':
      for (const [key, member] of Object.entries(value)) addBracketed(query, key, member);
      return;
    case 'repeated':
      return addRepeated(query, name, value);
    case undefined:
      // The name of a parameter may already end with `[]`.
      return name.endsWith('[]') ? addRepeated(query, name, value) : addBracketed(query, name, value);
    default:
      return addPair(query, name, itemsOf(value).map(encoded).join(separators[notation]));
  }
}

function addRepeated(query: Query, name: string, items: object): void {
  for (const item of Object.values(items)) addBracketed(query, name, item);
}

/** Adds a value with the keys of its items and properties in brackets: `a[]=1&a[]=2`, `a[b]=1`, `a[0][b]=1`. */
function addBracketed(query: Query, name: string, value: unknown): void {
  if (query.left < 0) return;
  if (!isObjectOrArray(value)) return addPair(query, name, encoded(value));
  for (const [key, part] of Object.entries(value))
    addBracketed(query, `${name}[${Array.isArray(value) && !isObjectOrArray(part) ? '' : key}]`, part);
}

function addPair(query: Query, name: string, value: string): void {
  query.left -= name.length + value.length + 2;
  if (query.left >= 0) query.pairs.push(`${encodeURIComponent(name)}=${value}`);
}

const itemsOf = (value: object): readonly unknown[] => (Array.isArray(value) ? value : Object.entries(value).flat());

const encoded = (value: unknown): string =>
  encodeURIComponent(isObjectOrArray(value) ? JSON.stringify(value) : String(value ?? ''));

const isObjectOrArray = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A media type that a body may have, its kind, such as `json`, and the described range, such as `text/*`, if it is in a range. */
export type BodyKind = readonly [mediaType: string, kind: MediaKind, range?: string];

/** The media types that a body may have. */
export type BodyKinds = readonly BodyKind[];

/**
 * Returns the entry of `kinds` that matches the header `Content-Type` of a request. Returns undefined if no entry matches. If the entry is
 * a range such as `image/*`, returns the media type of the request in place of the range.
 *
 * @throws {Refusal} 415 if the body is compressed, or if its character set is not UTF-8. Text may be in any character set, and the bytes of
 * a file have none.
 */
export function announcedKind(request: TransportRequest, kinds: BodyKinds): BodyKind | undefined {
  const contentType = request.header('content-type');
  const kind = contentType === undefined ? undefined : kindOf(contentType, kinds);
  refuseEncoding(request);
  if (contentType?.includes(';') === true && kind?.[1] !== 'binary' && kind?.[1] !== 'text') refuseCharset(contentType);
  return kind;
}

function kindOf(contentType: string, kinds: BodyKinds): BodyKind | undefined {
  // Fast path: most requests have a content type that is spelled as in the description.
  for (const kind of kinds) if (kind[0] === contentType) return kind;
  const essence = essenceOf(contentType);
  const same = kinds.find(([mediaType]) => essenceOf(mediaType) === essence);
  if (same !== undefined) return same;
  const range = kinds.find(([mediaType]) => isInRange(essence, essenceOf(mediaType)))?.[0];
  return range === undefined ? undefined : [essence, mediaKind(essence), range];
}

/** Returns the refusal of a body whose media type is not in `kinds`. */
export function unsupported(request: TransportRequest, kinds: BodyKinds): Refusal {
  const contentType = request.header('content-type');
  const problem =
    contentType === undefined
      ? 'The body has no content type'
      : `The content type ${quoted(contentType)} is not accepted`;
  const mediaTypes = kinds.map(([mediaType]) => mediaType);
  return new Refusal(415, `${problem}; it must be ${mediaTypes.join(' or ')}.`, { accept: mediaTypes.join(', ') });
}

function refuseEncoding(request: TransportRequest): void {
  const encoding = request.header('content-encoding');
  if (encoding === undefined || encoding === 'identity') return;
  const message = `The body is encoded as ${quoted(encoding)}; it must be sent without an encoding.`;
  throw new Refusal(415, message, { 'accept-encoding': 'identity' });
}

function refuseCharset(contentType: string): void {
  const charset = charsetOf(contentType);
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8')
    throw new Refusal(415, `The body is in ${quoted(charset)}; it must be in UTF-8.`);
}

/** @throws {Refusal} 413 if the header `Content-Length` states that the body is too large. */
export function refuseLength(request: TransportRequest, limit: number): void {
  const length = request.header('content-length');
  if (length === undefined) return;
  // Comparing the number of digits first is faster than parsing each number.
  if (length.length >= String(limit).length && Number(length) > limit) throw tooLarge(limit);
}

/**
 * Returns the whole body of a web request. Returns undefined if the body has more than `limit` bytes.
 *
 * @throws {Refusal} 400 if the connection closes before the body is complete.
 */
export async function readWebBody(request: Request, limit: number): Promise<Uint8Array | undefined> {
  const collected = new CollectedChunks(request.headers.get('content-length') ?? undefined, limit);
  for await (const chunk of webChunks(request)) {
    if (collected.length + chunk.length > limit) return undefined;
    collected.add(chunk);
  }
  return collected.whole();
}

/**
 * Returns the body of a web request chunk by chunk.
 *
 * @throws {Refusal} 400 if the connection closes before the body is complete.
 */
export async function* webChunks({ body, bodyUsed }: Request): AsyncGenerator<Uint8Array, void, undefined> {
  if (body === null) return;
  if (bodyUsed || body.locked)
    throw new Error('Other code has already read the body. Register the API before middleware that parses bodies.');
  const source = openBody(body);
  const next = (): Promise<Uint8Array | undefined> =>
    source.next().catch(() => {
      throw brokenOff();
    });
  try {
    for (let chunk = await next(); chunk !== undefined; chunk = await next()) yield chunk;
  } finally {
    source.cancel();
  }
}
