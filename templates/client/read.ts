import { ApiError } from './api-error.ts';
import type { Reply } from './reply.ts';

/**
 * Reads a body as JSON; undefined for an answer that says that it has none (204, 205).
 *
 * @throws {ApiError} when it is something else.
 */
export async function readJson(reply: Reply): Promise<unknown> {
  const { response } = reply;
  const text = await response.text();
  if (text === '' && /^20[45]$/u.test(String(response.status))) return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError(reply, text, 'ApiError', { cause });
  }
}

/** Reads the body of a failure, of which nothing is known: JSON as its value, anything else as text, undefined where it is empty. */
export async function readFailure(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text === '' ? undefined : text;
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
