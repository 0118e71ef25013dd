import type { Dispatch, TransportRequest, TransportResponse } from '../transport.ts';

/** As much of a request of `node:http` as is read. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly complete: boolean;
  on(event: 'data', listener: (chunk: Uint8Array) => void): unknown;
  on(event: 'end' | 'close' | 'error', listener: () => void): unknown;
  off(event: 'data', listener: (chunk: Uint8Array) => void): unknown;
  resume(): unknown;
}

/** As much of an answer of `node:http` as is written. */
export interface NodeResponse {
  readonly writableFinished: boolean;
  readonly destroyed: boolean;
  writeHead(status: number, headers: Record<string, number | string>): unknown;
  write(chunk: Uint8Array): boolean;
  end(chunk?: Uint8Array | string): unknown;
  destroy(error?: Error): unknown;
  on(event: 'close', listener: () => void): unknown;
  once(event: 'close' | 'drain', listener: () => void): unknown;
}

/** A listener for requests of `node:http` or `node:https`. */
export type NodeListener = (request: NodeRequest, response: NodeResponse) => void;

/** Answers requests of `node:http`: `createServer(nodeListener(dispatch))`. */
export function nodeListener(dispatch: Dispatch): NodeListener {
  return (request, response) => {
    dispatch(new NodeTransportRequest(request, response))
      .then((answer) => send(answer, request, response))
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : new Error(String(error))));
  };
}

class NodeTransportRequest implements TransportRequest {
  readonly #request: NodeRequest;
  readonly #response: NodeResponse;
  #abort: AbortController | undefined;

  constructor(request: NodeRequest, response: NodeResponse) {
    this.#request = request;
    this.#response = response;
  }

  get method(): string {
    return this.#request.method ?? '';
  }

  get target(): string {
    return this.#request.url ?? '';
  }

  get signal(): AbortSignal {
    if (this.#abort === undefined) {
      const abort = (this.#abort = new AbortController());
      const response = this.#response;
      if (response.destroyed && !response.writableFinished) abort.abort();
      response.on('close', () => {
        if (!response.writableFinished) abort.abort();
      });
    }
    return this.#abort.signal;
  }

  header(name: string): string | undefined {
    const value = this.#request.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  }

  readBody(limit: number): Promise<Uint8Array | undefined> {
    const request = this.#request;
    return new Promise((resolve, reject) => {
      const chunks: Uint8Array[] = [];
      let length = 0;
      request.on('data', (chunk) => {
        length += chunk.length;
        if (length <= limit) chunks.push(chunk);
        else resolve(undefined);
      });
      request.on('end', () => resolve(joined(chunks, length)));
      request.on('error', () => reject(new Error('The request broke off')));
      request.on('close', () => reject(new Error('The request broke off')));
    });
  }

  streamBody(): AsyncIterable<Uint8Array> {
    return this.#request;
  }

  toRequest(): Request {
    const headers = new Headers();
    for (const [name, value] of Object.entries(this.#request.headers)) {
      for (const one of [value ?? []].flat()) headers.append(name, one);
    }
    const url = new URL(this.target, `http://${this.header('host') ?? 'localhost'}`);
    return new Request(url, { method: this.method, headers, signal: this.signal });
  }
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const [only] = chunks;
  if (only !== undefined && chunks.length === 1) return only;
  const whole = new Uint8Array(length);
  let position = 0;
  for (const chunk of chunks) {
    whole.set(chunk, position);
    position += chunk.length;
  }
  return whole;
}

const encoder = new TextEncoder();

async function send(answer: TransportResponse, request: NodeRequest, response: NodeResponse): Promise<void> {
  const { status, headers, body } = answer;
  const isHead = request.method === 'HEAD';
  if (body === undefined) {
    response.writeHead(status, status === 204 || status === 304 ? headers : { ...headers, 'content-length': 0 });
    response.end();
  } else if (typeof body === 'string' || body instanceof Uint8Array) {
    const bytes = typeof body === 'string' ? encoder.encode(body) : body;
    response.writeHead(status, { ...headers, 'content-length': bytes.length });
    response.end(isHead ? undefined : bytes);
  } else {
    response.writeHead(status, headers);
    if (!isHead) await writeAll(body, response);
    response.end();
  }
  // What nobody has read would keep the connection from being used again.
  if (!request.complete) request.resume();
}

async function writeAll(
  body: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>,
  response: NodeResponse,
): Promise<void> {
  for await (const chunk of chunksOf(body)) {
    if (response.destroyed) return;
    if (!response.write(chunk)) {
      await new Promise<void>((resolve) => {
        response.once('drain', resolve);
        response.once('close', resolve);
      });
    }
  }
}

async function* chunksOf(body: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (!('getReader' in body)) {
    yield* body;
    return;
  }
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}
