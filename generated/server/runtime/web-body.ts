// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { openBody } from './body-source.ts';
import { CollectedChunks } from './join-chunks.ts';
import { brokenOff } from './refusal.ts';

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
