// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { isAuthority, originForm, splitAbsolute } from '../../../shared/addresses.ts';
import type { ServerSocket } from '../../../shared/http.ts';
import type { RequestHeaders, TransportRequest } from '../interfaces.ts';
import { CollectedChunks } from '../raw-bodies.ts';
import { Refusal, brokenOff } from '../refusal.ts';

/** The properties of a request of Node that the adapter uses. With this type, the generated code compiles without Node's types. */
export interface NodeRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: RequestHeaders;
  /** A list in which names and values alternate, as the client sent them. */
  readonly rawHeaders: readonly string[];
  readonly destroyed: boolean;
  /** True if the whole request has arrived. */
  readonly complete?: boolean;
  readonly readableEnded: boolean;
  /** The number of bytes of the body that have arrived and are not read yet. */
  readonly readableLength: number;
  readonly socket?: ServerSocket;
  iterator(options: { readonly destroyOnReturn: boolean }): AsyncIterableIterator<Uint8Array>;
  /** Returns the bytes of the body that have arrived. */
  read(): Uint8Array | null;
  resume(): unknown;
  on(event: 'data', listener: (chunk: Uint8Array) => void): unknown;
  on(event: 'close' | 'end', listener: () => void): unknown;
}

/** The properties of a response of `node:http` that the adapter uses. */
export interface NodeResponse {
  /** The request to which this is the response. */
  readonly req?: NodeRequest;
  readonly headersSent: boolean;
  readonly destroyed: boolean;
  readonly writableFinished: boolean;
  /** The number of bytes that are written and not sent yet. */
  readonly writableLength: number;
  setHeader(name: string, value: string): unknown;
  appendHeader(name: string, value: string[]): unknown;
  /** @param headers a list in which names and values alternate. */
  writeHead(status: number, headers: string[]): unknown;
  write(chunk: Uint8Array): boolean;
  end(body?: Uint8Array | string): unknown;
  destroy(error?: Error): unknown;
  on(event: 'close' | 'drain', listener: () => void): unknown;
  once(event: 'close', listener: () => void): unknown;
}

/** A settled promise. Its callbacks run after Node has processed all bytes that arrived with the head of a request. */
const turn = Promise.resolve();

/** A request of Node. */
export class NodeTransportRequest implements TransportRequest {
  readonly method: string;
  readonly target: string;
  readonly mountSegments: number;
  readonly #request: NodeRequest;
  readonly #response: NodeResponse;
  readonly #server: 'own' | 'shared';
  #headers: RequestHeaders | undefined;
  #abort: AbortController | undefined;

  /**
   * @param server `shared` if other code also gets the request, and may wait for the event `end`.
   * @param mountPath the path at which an application has mounted the API. Only its number of segments is used.
   */
  constructor(
    request: NodeRequest,
    response: NodeResponse,
    target: string,
    server: 'own' | 'shared',
    mountPath: string = '',
  ) {
    this.method = request.method ?? '';
    this.target = target;
    this.#request = request;
    this.#response = response;
    this.#server = server;
    this.mountSegments = mountPath === '' ? 0 : mountPath.split('/').filter(Boolean).length;
  }

  toOriginForm(): string {
    const { target } = this;
    const host = this.header('host');
    if (host !== undefined && host !== '' && !isAuthority(host))
      throw new Refusal(400, 'The header Host is not a host.');
    return target.startsWith('/') ? target : (splitAbsolute(target)?.origin ?? target);
  }

  get headers(): RequestHeaders {
    // The headers are stored, because Node's getter checks at each access if the headers are already parsed.
    this.#headers ??= this.#request.headers;
    return this.#headers;
  }

  header(name: string): string | undefined {
    const value: unknown = this.headers[name];
    if (typeof value === 'string')
      return name === 'authorization' ? joinAuthorization(value, this.#request.rawHeaders) : value;
    // A value of another type is an inherited property, such as `constructor`, and not a header.
    return Array.isArray(value) ? value.join(', ') : undefined;
  }

  get origin(): string {
    const { socket } = this.#request;
    const scheme = socket !== undefined && 'encrypted' in socket ? 'https' : 'http';
    // RFC 9112, section 3.2.2: the authority of an absolute target takes precedence over the header.
    const authority = splitAbsolute(this.target)?.authority ?? this.header('host') ?? '';
    const url = `${scheme}://${authority}`;
    return URL.canParse(url) ? new URL(url).origin : `${scheme}://localhost`;
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get #controller(): AbortController {
    this.#abort ??= abortOnClose(this.#response);
    return this.#abort;
  }

  /** Aborts the signal, although the client has not closed the connection. */
  abort(): void {
    this.#controller.abort();
    // Otherwise `close` of the server waits until the connection has been unused for `keepAliveTimeout`: 72 seconds with fastify.
    this.#response.once('close', () => this.#request.socket?.destroySoon());
  }

  readBody(limit: number): Promise<Uint8Array | undefined> {
    if (this.#server === 'shared') return this.#comingBody(limit);
    return turn.then(() => (this.#hasWholeBody() ? this.#bufferedBody(limit) : this.#comingBody(limit)));
  }

  #hasWholeBody(): boolean {
    const { readableLength } = this.#request;
    return readableLength > 0 && String(readableLength) === this.header('content-length');
  }

  /**
   * Returns a body that arrived together with the head, as nearly all bodies do. Returns undefined if the body is longer than `limit`.
   * Reading the stream to its end instead would take 3 % of the time of a POST.
   */
  #bufferedBody(limit: number): Uint8Array | undefined {
    const body = this.#request.read();
    return body === null || body.length > limit ? undefined : body;
  }

  #comingBody(limit: number): Promise<Uint8Array | undefined> {
    const request = this.#request;
    if (request.readableEnded) return this.#endedBody();
    // A closed request emits no more events.
    if (request.destroyed) return Promise.reject(brokenOff());
    return new Promise((resolve, reject) => {
      let collected = new CollectedChunks(this.header('content-length'), limit);
      let isWhole = false;
      let isTooLong = false;
      request.on('data', (chunk) => {
        // The rest of the body is discarded, so that a client that is still sending gets the response and not a broken connection.
        isTooLong ||= collected.length + chunk.length > limit;
        if (!isTooLong) return collected.add(chunk);
        collected = new CollectedChunks(undefined, 0);
        resolve(undefined);
      });
      request.on('end', () => {
        isWhole = true;
        resolve(collected.whole());
      });
      // A request always emits `close`. A listener for `error` is not needed: without it, Node ignores the errors of a request.
      request.on('close', () => {
        if (!isWhole) reject(brokenOff());
      });
    });
  }

  /** Returns the body of a request that has already ended. Node ends a request without a body as soon as its head has arrived. */
  async #endedBody(): Promise<Uint8Array> {
    const isEmpty = Number(this.header('content-length') ?? 0) === 0 && this.header('transfer-encoding') === undefined;
    if (isEmpty) return new Uint8Array();
    throw new Error('Other code has already read the body. Register the API before middleware that parses bodies.');
  }

  async *streamBody(): AsyncGenerator<Uint8Array, void, undefined> {
    try {
      // If a handler stops reading, it still sends a response, so the connection must stay open.
      yield* this.#request.iterator({ destroyOnReturn: false });
    } catch {
      throw brokenOff();
    } finally {
      // The rest of the body is discarded, so that a client that is still sending gets the response.
      this.#request.resume();
    }
  }

  toRequest(): Request {
    const headers = new Headers();
    for (const [name, value] of Object.entries(this.headers)) {
      for (const one of [value ?? []].flat()) headers.append(name, one);
    }
    return new Request(this.origin + originForm(this.target), { method: this.method, headers, signal: this.signal });
  }
}

/**
 * Joins all values of the header `authorization` with a comma. Node has only the first value in `headers`, so an invalid credential in a
 * second value would not be noticed.
 *
 * @param first the value in `headers`. If middleware has replaced this value, the values in `rawHeaders` are ignored.
 */
function joinAuthorization(first: string, rawHeaders: readonly string[]): string {
  let joined: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() !== 'authorization') continue;
    const value = rawHeaders[index + 1] ?? '';
    if (joined === undefined && value !== first) return first;
    joined = joined === undefined ? value : `${joined}, ${value}`;
  }
  return joined ?? first;
}

/** Calls a function when a connection closes before its response is complete. If it has already closed, calls the function immediately. */
export function whenClosed(response: NodeResponse, closed: () => void): void {
  const callUnlessSent = (): void => {
    if (!response.writableFinished) closed();
  };
  if (response.destroyed) callUnlessSent();
  else response.once('close', callUnlessSent);
}

/** Returns a controller that aborts when a connection closes before its response is complete. */
function abortOnClose(response: NodeResponse): AbortController {
  const controller = new AbortController();
  whenClosed(response, () => controller.abort());
  return controller;
}
