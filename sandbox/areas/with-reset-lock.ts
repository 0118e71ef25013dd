import type { Handlers } from '@forgespec/sdk/server';
import type { ResetLock } from '../database/reset-lock.ts';

type AnyHandler = (input: unknown, context: unknown) => Promise<unknown>;

/** Wraps handlers so that no reset happens while a handler runs. */
export function withResetLock(handlers: Handlers, { share }: ResetLock): Handlers {
  const wrap = (handler: AnyHandler): AnyHandler => {
    return async (input, context) => share(async () => handler(input, context));
  };
  const areas = Object.entries(handlers).map(([area, operations]) => {
    const wrapped = Object.entries(operations).map(([name, handler]) => [name, wrap(handler as AnyHandler)]);
    return [area, Object.fromEntries(wrapped)];
  });
  // The cast is safe, because the result has the same areas and operations as `handlers`.
  return Object.fromEntries(areas) as Handlers;
}
