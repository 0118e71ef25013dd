// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { parseJson } from '../validators/runtime/json-text.ts';
import { plainForm } from '../validators/runtime/parameters/form.ts';
import { findRoute } from './find-route.ts';
import type { Handlers } from './index.ts';
import type { ContextOptions } from './runtime/context-options.ts';
import { createDispatch } from './runtime/dispatch.ts';
import type { ServerOptions } from './runtime/options.ts';
import type { Dispatch } from './runtime/transport.ts';
import { type Authenticators, securitySchemes } from './security.ts';

/** Some of the handlers. Operations without one are answered with 501. */
export type PartialHandlers = { readonly [Area in keyof Handlers]?: Partial<Handlers[Area]> };

/** How requests are answered besides what handlers do. */
export type DispatcherOptions = ContextOptions & ServerOptions & { readonly authenticate: Authenticators };

/**
 * A server of the Service REST API, without a transport: a function that answers requests by handlers.
 *
 * Adapters give it requests: `createServer(nodeListener(createDispatcher(handlers, options)))`.
 */
export function createDispatcher(handlers: PartialHandlers, options: DispatcherOptions): Dispatch {
  return createDispatch({ findRoute, securitySchemes, readers: { parseJson, plainForm } }, handlers, options);
}
