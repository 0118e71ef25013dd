// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Route } from './route.ts';

/** A handler, whichever operation it is of. */
export type AnyHandler = (input: never, context: never) => unknown;

/** The handler of a route among those of a server, where there is one. Areas may be objects of classes. */
export function handlerOf(route: Route, handlers: object): AnyHandler | undefined {
  const area = ownOrInherited(handlers, route.area);
  if (typeof area !== 'object' || area === null) return undefined;
  const handler = ownOrInherited(area, route.handler);
  if (typeof handler !== 'function') return undefined;
  // The types of `Handlers` say that it is one.
  const handle = handler as AnyHandler;
  // Called like this, it is compiled together with what calls it; bound, it would not be.
  return (input, context) => handle.call(area, input, context);
}

/** What an object has under a name; not what every object has, such as `toString`. */
function ownOrInherited(object: object, name: string): unknown {
  const value: unknown = Reflect.get(object, name);
  return value === Reflect.get(Object.prototype, name) ? undefined : value;
}
