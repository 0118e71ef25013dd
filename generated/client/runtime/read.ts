// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { ApiError } from './api-error.ts';
import type { Reply } from './reply.ts';

/**
 * Reads a body as JSON; undefined where it is empty.
 *
 * @throws {ApiError} when it is something else.
 */
export async function readJson(reply: Reply): Promise<unknown> {
  const text = await reply.response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError(reply, text, { cause });
  }
}

/** Reads a body as text. */
export const readText = ({ response }: Reply): Promise<string> => response.text();

/** Reads a body as it is. */
export const readBlob = ({ response }: Reply): Promise<Blob> => response.blob();

/** Reads a body that the description does not speak of to its end, and drops it. */
export async function readNothing({ response }: Reply): Promise<undefined> {
  await response.text();
}
