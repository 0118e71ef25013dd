// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { readBuffer, readJson } from './core.ts';
import { ApiError } from './errors.ts';
import type { Reply } from './send.ts';

/**
 * Reads a body that must be a JSON array.
 *
 * @throws {ApiError} if the body is another JSON value.
 */
export async function readList(reply: Reply): Promise<unknown> {
  const data = await readJson(reply);
  if (Array.isArray(data)) return data;
  throw new ApiError(reply, data, ', but the body is not a list');
}

/** Reads a body that the description does not mention, and drops it. */
export const readNothing = (reply: Reply): Promise<undefined> => readBuffer(reply).then(() => undefined);
