/** The runtime of generated servers, for rooms that start such a server. */

export { respondToBrokenRequests } from './adapters/broken-request.ts';
export { serve } from './adapters/serve.ts';
export type { ServerOptions } from './dispatch.ts';
export type { HandlerContext } from './handler-context.ts';
export type { Log } from './log.ts';
export { withObserver } from './observe.ts';
export type { UndescribedOptions } from './omit-undescribed.ts';
export { writeQuery, type QueryNotations } from './query-notation.ts';
export type { Refusal } from './refusal.ts';
export type { ResponseCheckOptions } from './response-checks.ts';
export { allowedMethods, type FindRoute, type Route } from './route.ts';
export { wrapping, type Dispatch, type TransportRequest, type TransportResponse } from './transport.ts';
