import { asDescribed } from '../shared/described.ts';
import { errorOf } from './error-of.ts';
import { readJson } from './read.ts';
import type { Reply } from './reply.ts';
import { finish } from './send.ts';

/**
 * Reads the data of a success.
 *
 * @throws {ApiError} if the response is not a success, or if its body cannot be read.
 * @throws {ConnectionError} if the response breaks off.
 */
export async function dataOf<Data>(reply: Reply): Promise<Data> {
  const { operation, response } = reply;
  if (!response.ok) throw errorOf(reply);
  try {
    const data = await (operation.read ?? readJson)(reply);
    reply.check?.(operation, response, data);
    return asDescribed(data);
  } finally {
    finish(reply.context, true);
  }
}
