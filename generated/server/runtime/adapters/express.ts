// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type Dispatch, endOnClose, isForUnknownPath } from '../interfaces.ts';
import { type NodeRequest, type NodeResponse, NodeTransportRequest } from './node-request.ts';
import { type NodeOptions, sendNode } from './node.ts';

/** The properties of a request of express that the adapter uses. */
export interface ExpressRequest extends NodeRequest {
  /** The request target as the client sent it. It does not depend on the path at which the middleware is mounted. */
  readonly originalUrl: string;
  /** The path at which the middleware is mounted. Empty if it is mounted at the root. */
  readonly baseUrl: string;
}

/** Middleware of express. */
export type ExpressMiddleware = (
  request: ExpressRequest,
  response: NodeResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * Returns middleware for express: `app.use(expressMiddleware(dispatch))`, or `app.use('/v1', expressMiddleware(dispatch))` if the paths of
 * the API begin after `/v1`. Add it before middleware that reads bodies. If the API does not have the path of a request, the request goes
 * to the next middleware.
 */
export function expressMiddleware(dispatch: Dispatch, { stallTimeout, closing }: NodeOptions = {}): ExpressMiddleware {
  /** Returns false if the API does not have the path. */
  const handle = async (request: ExpressRequest, response: NodeResponse): Promise<boolean> => {
    const { originalUrl, baseUrl } = request;
    const incoming = new NodeTransportRequest(request, response, originalUrl, 'shared', baseUrl);
    const result = await dispatch(incoming);
    if (isForUnknownPath(result) && !response.headersSent) return false;
    sendNode(
      endOnClose(result, closing, () => incoming.abort()),
      request.method ?? '',
      response,
      stallTimeout,
    );
    return true;
  };
  return (request, response, next) => {
    const passOn = (isHandled: boolean): void => {
      if (!isHandled) next();
    };
    handle(request, response).then(passOn, next);
  };
}
