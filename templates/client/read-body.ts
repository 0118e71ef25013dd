import { ApiError } from './api-error.ts';
import type { Reply } from './reply.ts';

/**
 * Reads the body of a success. Undefined where it is empty, or where none is described.
 *
 * @throws {ApiError} when the body is not the JSON that it should be.
 */
export async function readBody(reply: Reply): Promise<unknown> {
  const { endpoint, response } = reply;
  if (endpoint.responseType === 'blob') return response.blob();
  const text = await response.text();
  if (endpoint.responseType === 'text') return text;
  if (endpoint.responseType === 'none' || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError(reply, text, { cause });
  }
}
