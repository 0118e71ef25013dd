import type { Dispatch } from '../transport.ts';
import { NodeTransportRequest, type NodeRequest, type NodeResponse } from './node-request.ts';
import { sendNode } from './node.ts';

/** As much of a request of express as is read. */
export interface ExpressRequest extends NodeRequest {
  /** The target as it came, wherever the middleware is mounted. */
  readonly originalUrl: string;
}

/** Middleware of express. */
export type ExpressMiddleware = (
  request: ExpressRequest,
  response: NodeResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * Answers requests of express, and leaves those for paths that the API has not to what comes after it: `app.use(expressMiddleware(dispatch))`,
 * before anything that reads bodies.
 */
export function expressMiddleware(dispatch: Dispatch): ExpressMiddleware {
  const answer = async (request: ExpressRequest, response: NodeResponse): Promise<boolean> => {
    const answered = await dispatch(new NodeTransportRequest(request, response, request.originalUrl, 'shared'));
    if (answered.isUnknownPath === true && !response.headersSent) return false;
    sendNode(answered, request.method ?? '', response);
    return true;
  };
  return (request, response, next) => {
    const goOn = (isAnswered: boolean): void => {
      if (!isAnswered) next();
    };
    answer(request, response).then(goOn, next);
  };
}
