// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { HandlerContext } from './handler-context.ts';
import type { RequestContext } from './request-context.ts';

/** What a server has added to the context of its handlers. */
type Added = Omit<HandlerContext, keyof RequestContext>;

/** Where {@link HandlerContext} was added to, this says what the added members are. */
export type ContextOptions = object extends Added
  ? { readonly addToContext?: (context: RequestContext) => Added | Promise<Added> }
  : { readonly addToContext: (context: RequestContext) => Added | Promise<Added> };
