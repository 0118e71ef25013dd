// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Dispatch } from './transport.ts';

/**
 * Answers at one more path with 200 if the server can do its work, and with 503 otherwise, for load balancers and supervisors.
 *
 * @param path as on the wire: `/health`. It needs no credentials.
 * @param isHealthy called for each request. If it throws, the server is not healthy.
 */
export function withHealth(
  dispatch: Dispatch,
  path: string,
  isHealthy: () => boolean | Promise<boolean> = () => true,
): Dispatch {
  const answer: Dispatch = async () => {
    const isGood = await resultOf(isHealthy);
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
    return { status: isGood ? 200 : 503, headers, body: JSON.stringify({ status: isGood ? 'ok' : 'unavailable' }) };
  };
  return (request) => {
    const { method, target } = request;
    const isForHealth = (method === 'GET' || method === 'HEAD') && target.split('?', 1)[0] === path;
    return isForHealth ? answer(request) : dispatch(request);
  };
}

async function resultOf(isHealthy: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await isHealthy();
  } catch {
    return false;
  }
}
