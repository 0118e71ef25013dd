import type { Dispatch } from './transport.ts';

/**
 * Answers at one more path whether the server can do its work, 200 or 503, to whatever looks after it.
 *
 * @param path as on the wire: `/health`. It needs no credentials.
 * @param isHealthy asked each time. Who throws is not healthy.
 */
export function withHealth(
  dispatch: Dispatch,
  path: string,
  isHealthy: () => boolean | Promise<boolean> = () => true,
): Dispatch {
  const answer: Dispatch = async () => {
    const isGood = await holds(isHealthy);
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
    return { status: isGood ? 200 : 503, headers, body: JSON.stringify({ status: isGood ? 'ok' : 'unavailable' }) };
  };
  return (request) => {
    const { method, target } = request;
    const isAsked = (method === 'GET' || method === 'HEAD') && target.split('?', 1)[0] === path;
    return isAsked ? answer(request) : dispatch(request);
  };
}

async function holds(isHealthy: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await isHealthy();
  } catch {
    return false;
  }
}
