import createFetchClient from 'openapi-fetch';
import { streamedResponse } from './body-stream.ts';
import { ApiError, printableAscii } from './errors.ts';
import type { CoreClient } from './core.ts';
import { assumeType } from '../shared/assume-type.ts';
import { headerEntries } from '../shared/header-entries.ts';
import { hasNoBody } from '../shared/responses.ts';
import { unencoded } from './unencoded.ts';
import type { HttpClient, HttpOptions } from './http-types.ts';
import { operationAt } from './operation-at.ts';
import type { Operation, RequestOptions } from './operation.ts';
import { methods } from '../shared/methods.ts';
import { serializePath } from '../shared/write-url.ts';
import { serializeQuery } from '../shared/bracket-notation.ts';
import { readBlob } from './read-blob.ts';
import { isGetOrHead, type Reply } from './send.ts';

/**
 * Creates the client of openapi-fetch. It sends requests in the same way as the functions of operations: with the same headers, retries,
 * time limits, redirects and errors. Credentials are sent only to the origin of the main server.
 *
 * @param security alternative lists of security schemes. A request to the origin of the main server needs all schemes of one list.
 */
export function createHttpClient<Paths extends object>(
  core: CoreClient,
  security: Operation['security'] = [],
): HttpClient<Paths> {
  const client = createFetchClient<Record<string, Record<'get', object>>>({
    baseUrl: core.address,
    pathSerializer: serializePath,
    querySerializer: serializeQuery,
  });

  async function request(method: string, path: string, options: HttpOptions = {}): Promise<unknown> {
    let reply: Reply | undefined;
    const fetch = async (sent: Request): Promise<Response> => {
      reply = await replyTo(core, sent, security, options);
      return readableResponse(reply, options);
    };
    try {
      // `new Request` adds a listener to its signal, and does not remove it. So openapi-fetch does not get the signal of the caller.
      return await client.request(
        assumeType<'get'>(method),
        path,
        assumeType<Record<string, unknown>>({ fetch, ...options, signal: undefined }),
      );
    } catch (cause) {
      throw reply?.response.ok && cause instanceof SyntaxError
        ? new ApiError(reply, undefined, ', but the body is not JSON', cause)
        : cause;
    }
  }

  const byMethod = methods
    .map((method) => method.toUpperCase())
    .map((method) => [method, (path: string, options?: HttpOptions) => request(method, path, options)]);
  return assumeType({ ...client, request, ...Object.fromEntries(byMethod) });
}

/** Sends a request of openapi-fetch as a call of the client. */
async function replyTo(
  core: CoreClient,
  request: Request,
  security: NonNullable<Operation['security']>,
  options: HttpOptions,
): Promise<Reply> {
  const { url, method } = request;
  const signal = options.signal ?? request.signal;
  const body = isGetOrHead(method) ? undefined : await request.arrayBuffer();
  const isToMainServer = new URL(url).origin === new URL(core.address).origin;
  const operation = operationAt(url, {
    id: '',
    method: assumeType(method.toLowerCase()),
    path: '',
    security: isToMainServer ? security : [],
    bodyFormat: { write: unencoded },
  });
  // openapi-fetch has already omitted headers that are null. They are added again, because null removes a default header of the client.
  const headers: RequestOptions['headers'] = {
    ...options.headers,
    ...Object.fromEntries(headerEntries(request.headers)),
  };
  return core.call(operation, { body: body?.byteLength ? body : undefined }, { ...options, headers, signal }).reply;
}

/** Returns a response whose body openapi-fetch can read. The body is a stream only if the option `parseAs` requires one. */
async function readableResponse(reply: Reply, { parseAs }: HttpOptions): Promise<Response> {
  if (reply.error) return copyOf(reply, bodyOf(reply.error));
  return parseAs === 'stream' ? streamedResponse(reply) : copyOf(reply, await readBlob(reply));
}

/** Returns the body of a failure as it is passed to openapi-fetch. */
function bodyOf({ body }: ApiError): Blob | string | undefined {
  if (body instanceof Uint8Array) return new Blob([body.slice()]);
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** Returns a copy of a response whose body has already been read. openapi-fetch can read the body of the copy. */
function copyOf({ response, request }: Reply, body: Blob | string | undefined): Response {
  const { status, headers } = response;
  const isEmpty = !body || hasNoBody(status);
  const copy = new Response(isEmpty ? null : body, {
    status,
    headers,
    statusText: printableAscii(response.statusText),
  });
  return Object.defineProperty(copy, 'url', { value: response.url || request.url });
}
