import { handleNested } from './errors.ts';
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
    return handleNested(reply, () => (operation.convertData === undefined ? data : operation.convertData(data)));
  };
  return response;
};
