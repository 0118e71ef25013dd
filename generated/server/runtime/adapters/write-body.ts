// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { BodySource } from '../raw-bodies.ts';
import type { NodeResponse } from './node-request.ts';

/** The length of the pieces in which bodies are written, in bytes. The time limit for slow clients applies to each piece. */
export const longestPiece: number = 64 * 1024;

/** The longest time that a timer of Node can measure, in milliseconds. */
const longestTimer: number = 2 ** 31 - 1;

/**
 * Writes a body, and ends the response. Stops without an error if the client closes the connection. Closes the connection if the client
 * does not accept a piece of the body within `stallTimeout` milliseconds. A timeout of Node's sockets would not do: it begins again when
 * bytes of the client arrive, and may need twice its time. The time of the handler is not limited.
 *
 * @param first the first chunk. Undefined if the body is empty.
 * @param source the other chunks. Undefined if there are none.
 * @throws the error of the source.
 */
export async function writeBody(
  response: NodeResponse,
  first: Uint8Array | undefined,
  source: BodySource | undefined,
  stallTimeout: number,
): Promise<void> {
  let resume = (): void => {};
  response.on('drain', () => resume());
  response.on('close', () => resume());
  for (let chunk = first; chunk !== undefined; chunk = await source?.next()) {
    for (let start = 0; start < chunk.length; start += longestPiece) {
      if (response.destroyed) return;
      const isWhole = chunk.length <= longestPiece;
      if (response.write(isWhole ? chunk : chunk.subarray(start, start + longestPiece))) continue;
      const cancel = closeAfter(response, stallTimeout);
      await new Promise<void>((resolve) => {
        resume = resolve;
      });
      cancel();
    }
  }
  if (response.destroyed) return;
  response.end();
  if (response.writableLength > 0) closeIfStalled(response, stallTimeout);
}

/** Closes the connection of an ended response if the client does not accept the rest of it in time. */
export function closeIfStalled(response: NodeResponse, stallTimeout: number): void {
  response.once('close', closeAfter(response, stallTimeout));
}

/** Closes a connection after some time, unless the returned function is called. A time of 0 or `Infinity` means no limit. */
function closeAfter(response: NodeResponse, milliseconds: number): () => void {
  if (milliseconds <= 0 || milliseconds > longestTimer) return () => {};
  const timer = setTimeout(() => void response.destroy(), milliseconds);
  return () => clearTimeout(timer);
}
