import { mediaKind } from '../shared/media-type.ts';
import { serializeQuery } from '../shared/bracket-notation.ts';
import { type ApiCall, apiCall, type CoreClient, readJson, readText } from './core.ts';
import { jsonBody } from './json-body.ts';
import type { CallInput, Operation, RequestOptions } from './operation.ts';
import { readBlob } from './read-blob.ts';
import type { Reply } from './send.ts';
import { isRequestBody, unencoded } from './unencoded.ts';

/** The responses to a request that the description does not have. */
export interface UndescribedResponses {
  readonly default: { readonly content: { readonly 'application/json': unknown } };
}

/** A request that the description does not have. The path may have parameters, such as `/shops/{id}`. */
interface UndescribedRequest extends Pick<Operation, 'security'> {
  /** The HTTP method in upper or lower case. */
  readonly method: string;
  readonly path: `/${string}`;
}

/**
 * Sends a request that the description does not have, to the main server of the API. A body that `fetch` can send, such as a `Blob`, is sent
 * unchanged, and any other body as JSON.
 *
 * The call is rejected with a `TypeError` if the path does not begin with a slash.
 */
export function sendUndescribed(
  client: CoreClient,
  { method, path, security }: UndescribedRequest,
  input: CallInput,
  options: RequestOptions,
): ApiCall<unknown, UndescribedResponses> {
  // Without the slash, a path such as `@host` would change the host of the address.
  if (!path.startsWith('/')) {
    return apiCall(Promise.reject(new TypeError(`The path must begin with a slash: ${path}`)));
  }
  const operation: Operation = {
    id: '',
    method: method.toLowerCase(),
    path,
    security: security ?? [],
    writeQuery: serializeQuery,
    bodyFormat: isRequestBody(input.body) ? { write: unencoded } : jsonBody,
    read: readAny,
  };
  return client.call(operation, input, options);
}

/** Reads the value of JSON, the text of a text, and a `Blob` of any other body. Returns undefined for an empty body without a media type. */
async function readAny(reply: Reply): Promise<unknown> {
  const type = reply.response.headers.get('content-type') ?? '';
  const kind = mediaKind(type);
  if (kind === 'json') return readJson(reply);
  if (kind === 'text' || kind === 'sequence') return readText(reply);
  const blob = await readBlob(reply);
  return blob.size === 0 && type === '' ? undefined : blob;
}
