import { ApiError } from './errors.ts';
import type { Middleware } from './send.ts';

/**
 * Converts the data of successful responses, for example texts to dates. Middleware with `checkData`, such as `checkResponses`, gets the
 * data before the conversion.
 */
export const dataConversion: Middleware = (send) => async (request, context) => {
  const response = await send(request, context);
  const { operation, progress } = context;
  const { read } = progress;
  progress.read = async (reply) => {
    const data = await read(reply);
    try {
      return operation.convertData === undefined ? data : operation.convertData(data);
    } catch (cause) {
      // The conversion is recursive, so deeply nested data exceeds the stack.
      throw new ApiError(reply, undefined, ', but the body is nested too deeply', cause);
    }
  };
  return response;
};
