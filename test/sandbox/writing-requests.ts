import type { StartedSandbox } from '../../sandbox/start.ts';
import { eventually } from './eventually.ts';
import { describedOperations, type DescribedOperation } from './extreme-requests.ts';

/** A valid request of an operation that writes. */
export interface WritingRequest {
  readonly operation: string;
  readonly method: string;
  /** The path with its query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/**
 * Returns a valid request for each operation of the description that writes: each one whose method is not GET or HEAD. The values are the
 * first examples of the description. They exist in the example data, so each request succeeds on a sandbox with fresh example data.
 */
export const writingRequests = (): WritingRequest[] =>
  describedOperations()
    .filter(({ method }) => method !== 'GET' && method !== 'HEAD')
    .map(requestOf);

function requestOf(operation: DescribedOperation): WritingRequest {
  const { id, method, parameters, body } = operation;
  const credential = { 'private-token': 'token-of-admin' };
  const isSent = body !== undefined && body.examples.length > 0;
  return {
    operation: id,
    method,
    target: targetOf(operation, parameters),
    headers: isSent ? { ...credential, 'content-type': 'application/json' } : credential,
    body: isSent ? JSON.stringify(body.examples[0]) : undefined,
  };
}

/** Returns the path with the examples of its parameters, and the query with the required parameters. */
function targetOf({ path }: DescribedOperation, parameters: DescribedOperation['parameters']): string {
  const exampleOf = ({ name, examples }: DescribedOperation['parameters'][number]): string =>
    // The path of an image has several segments.
    encodeURIComponent(String(examples[0])).replaceAll('%2F', name === 'image_path' ? '/' : '%2F');
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((at, parameter) => at.replace(`{${parameter.name}}`, exampleOf(parameter)), path);
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.isRequired)
    .map((parameter) => `${encodeURIComponent(parameter.name)}=${exampleOf(parameter)}`);
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

/**
 * Returns the request with a token for the registry, if it is a request to the registry. The token is valid until the next reset of the
 * sandbox.
 */
export async function withRegistryToken(url: string, request: WritingRequest): Promise<WritingRequest> {
  if (!request.target.startsWith('/v2/')) return request;
  const { 'private-token': _, ...headers } = request.headers;
  return { ...request, headers: { ...headers, authorization: `Bearer ${await createRegistryToken(url)}` } };
}

async function createRegistryToken(url: string): Promise<string> {
  const authorization = `Basic ${Buffer.from('mira:token-of-mira').toString('base64')}`;
  const scope = 'repository:aurora/compass:pull,push,delete';
  const response = await fetch(`${url}/jwt/auth?service=container_registry&scope=${encodeURIComponent(scope)}`, {
    headers: { authorization },
  });
  const { token } = (await response.json()) as { readonly token: string };
  return token;
}

/** Sends a request to a sandbox. Returns the response after its whole body has arrived. */
export async function sendWriting(
  url: string,
  { method, target, headers, body }: WritingRequest,
  signal?: AbortSignal,
): Promise<{ readonly status: number; readonly headers: Headers; readonly text: string }> {
  const response = await fetch(url + target, {
    method,
    // With a connection of its own, a request cannot fail because the server closes an idle connection at the same time.
    headers: { ...headers, connection: 'close' },
    ...(body === undefined ? {} : { body }),
    ...(signal === undefined ? {} : { signal }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Restores the example data of a sandbox. Waits until the sandbox has completed the move that is in progress in the example data. */
export async function restoreExampleData({
  url,
  controlUrl,
}: Pick<StartedSandbox, 'controlUrl' | 'url'>): Promise<void> {
  const { status } = await fetch(`${controlUrl}/sandbox/reset`, { method: 'POST' });
  if (status !== 204) throw new Error(`The reset got the status ${status}`);
  await eventually(
    async () => {
      const headers = { 'private-token': 'token-of-admin' };
      const move = await fetch(`${url}/api/v4/snippet_repository_storage_moves/15`, { headers });
      return move.text();
    },
    (move) => move.includes('"finished"'),
  );
}
