import { ApiError } from './api-error.ts';
import { connectionError } from './connection-error.ts';
import { asDescribed } from './described.ts';
import { readJson } from './read.ts';
import type { Reply } from './reply.ts';
import { finish } from './send.ts';
import { errorOf } from './error-of.ts';

/**
 * Reads the data of a success.
 *
 * @throws {ApiError} for any other answer, or when it cannot be read.
 * @throws {ConnectionError} when the answer breaks off.
 */
export async function dataOf<Data>(reply: Reply): Promise<Data> {
  const { operation, response } = reply;
  if (!response.ok) throw errorOf(reply);
  const data = await read(reply);
  reply.check?.(operation, response, data);
  return asDescribed(data);
}

async function read(reply: Reply): Promise<unknown> {
  const { operation, request, context } = reply;
  try {
    return await (operation.read ?? readJson)(reply);
  } catch (error) {
    throw error instanceof ApiError ? error : connectionError(request, error, context.options.signal);
  } finally {
    finish(context, true);
  }
}
