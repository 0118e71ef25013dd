// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { isGetOrHead } from '../../shared/get-or-head.ts';
import { belowMount } from './route.ts';
import { wrapping, type Dispatch, type TransportRequest } from './transport.ts';

/**
 * Returns a dispatcher that also handles a path for load balancers. The response has the status 200 if the server is
 * healthy, and otherwise 503.
 *
 * @param path the path, such as `/health`. Requests need no credentials.
 * @param isHealthy called for each request. If it throws, the server is not healthy.
 */
export function withHealth(
  dispatch: Dispatch,
  path: string,
  isHealthy: () => boolean | Promise<boolean> = () => true,
): Dispatch {
  const reportHealth: Dispatch = async () => {
    const isHealthyNow = await resultOf(isHealthy);
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
    return {
      status: isHealthyNow ? 200 : 503,
      headers,
      body: JSON.stringify({ status: isHealthyNow ? 'ok' : 'unavailable' }),
    };
  };
  const all = wrapping(dispatch, (request) => {
    const { method } = request;
    const isForHealth = isGetOrHead(method) && pathOf(request) === path;
    return isForHealth ? reportHealth(request) : dispatch(request);
  });
  return Object.assign(all, { routes: dispatch.routes && [...dispatch.routes, { method: 'GET', path }] });
}

function pathOf({ target, mountSegments = 0 }: TransportRequest): string {
  const [path = ''] = target.split('?', 1);
  return mountSegments === 0 ? path : `/${belowMount(path.slice(1).split('/'), mountSegments).join('/')}`;
}

async function resultOf(isHealthy: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await isHealthy();
  } catch {
    return false;
  }
}
