import { convertExactly } from '../shared/convert-integers.ts';
import { InexactNumberError } from '../shared/inexact-number-error.ts';
import { parseExactJson } from '../shared/parse-exact-json.ts';
import { hasNoBody } from '../shared/responses.ts';
import { readJsonText } from './core.ts';
import { ApiError, handleNested } from './errors.ts';
import type { Middleware, Reply } from './send.ts';

/**
 * Reads the body of a successful response as JSON. An integer outside of the safe range of numbers becomes a `bigint`.
 *
 * @throws {ApiError} if the body is not JSON. An empty body is allowed only for the statuses 204 and 205.
 */
export async function readExactJson(reply: Reply): Promise<unknown> {
  const body = await readJsonText(reply);
  if (body === '' && hasNoBody(reply.response.status)) return undefined;
  let cause: unknown;
  try {
    if (typeof body === 'string') return parseExactJson(body);
  } catch (error) {
    cause = error;
  }
  const fault = cause instanceof InexactNumberError ? cause.message : 'is not JSON';
  throw new ApiError(reply, body, `, but the body ${fault}`, cause);
}

/**
 * Reads a body that must be a JSON array.
 *
 * @throws {ApiError} if the body is another JSON value.
 */
export async function readExactList(reply: Reply): Promise<unknown> {
  const data = await readExactJson(reply);
  if (Array.isArray(data)) return data;
  throw new ApiError(reply, data, ', but the body is not a list');
}

/**
 * Converts the data of successful responses, for example integers to `bigint`. If an integer outside of the safe range is not converted, it
 * becomes a number. Middleware with `checkData`, such as `checkResponses`, gets the data before the conversion.
 */
export const exactConversion: Middleware = (send) => async (request, context) => {
  const response = await send(request, context);
  const { operation, progress } = context;
  const { read } = progress;
  if (operation.convertData !== undefined || operation.readItems !== undefined)
    progress.read = async (reply) => {
      const data = await read(reply);
      return handleNested(reply, () => convertExactly(data, operation.convertData));
    };
  return response;
};
