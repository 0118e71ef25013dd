// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { checkNumbers } from './check-numbers.ts';
import { ConnectionError } from './errors.ts';
import type { Middleware, Send } from './send.ts';

type SentRequest = Parameters<Send>;

/** The type of bytes that are not in shared memory. This expression is valid in TypeScript before and after 5.7. */
type Bytes = ReturnType<typeof Uint8Array.from>;

/** The limit for bodies that are read into memory. */
export interface BodyLimit {
  /**
   * The size of the longest body that is read into memory, in bytes and after decompression. Reading a longer body throws a {@link
   * ConnectionError}. The stream of `responseOf` is not limited. Default: 104,857,600 (100 MiB).
   */
  readonly longestBody?: number | undefined;
}

/**
 * Stops reading a body when it is too long, so that a server cannot fill the memory. `createClient` already uses this middleware;
 * `createCoreClient` does not, so that bundles stay small.
 *
 * @param longestBody the size of the longest body, in bytes and after decompression.
 */
export function limitBody(longestBody: number = 104_857_600): Middleware {
  checkNumbers({ longestBody });
  const limited = (response: Response, ...sent: SentRequest): Response => {
    const { headers } = response;
    const length = headers.get('content-length');
    // The platform reads at most `content-length` bytes, so a body without compression is not longer than this header states.
    const isShort = length !== null && Number(length) <= longestBody && !headers.has('content-encoding');
    // React Native has no streams: `body` is undefined there.
    if (isShort || !response.body) return response;
    const arrayBuffer = async (): Promise<ArrayBuffer> => joined(await readChunks(response, longestBody, ...sent));
    return Object.assign(response, {
      arrayBuffer,
      blob: async () => new Blob([await arrayBuffer()], { type: headers.get('content-type') ?? '' }),
      text: async () => new TextDecoder().decode(await arrayBuffer()),
    });
  };
  return (send) => async (request, context) => {
    context.progress.limitBody = (response) => limited(response, request, context);
    return limited(await send(request, context), request, context);
  };
}

async function readChunks({ body, bodyUsed }: Response, longestBody: number, ...sent: SentRequest): Promise<Bytes[]> {
  if (bodyUsed) throw new Error('The body of a response was already read: middleware must read response.clone()');
  const chunks: Bytes[] = [];
  const reader = body?.getReader();
  let left = longestBody;
  let chunk = await reader?.read();
  while (chunk?.value !== undefined) {
    left -= chunk.value.length;
    if (left < 0) {
      reader?.cancel().catch(() => undefined);
      const words = `the body is longer than ${longestBody} bytes (longestBody)`;
      throw new ConnectionError(...sent, undefined, ['longestBody', words]);
    }
    chunks.push(chunk.value);
    chunk = await reader?.read();
  }
  return chunks;
}

function joined(chunks: readonly Bytes[]): ArrayBuffer {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let position = 0;
  for (const chunk of chunks) {
    whole.set(chunk, position);
    position += chunk.length;
  }
  return whole.buffer;
}
