import type { Handlers } from '@forgespec/sdk/server';
import { refusingFailures } from '../requests/refuse-failures.ts';
import type { Sandbox } from '../sandbox.ts';

type AnyHandler = (input: unknown, context: unknown) => Promise<unknown>;

/**
 * Wraps handlers so that no reset happens while a handler runs. If the database is unavailable, or a disk is full, the wrapped handlers
 * throw a refusal.
 */
export function withResetLock(handlers: Handlers, sandbox: Sandbox): Handlers {
  const { share } = sandbox.resetLock;
  const wrap = (handler: AnyHandler): AnyHandler => {
    return async (input, context) => refusingFailures(sandbox, async () => share(async () => handler(input, context)));
  };
  const areas = Object.entries(handlers).map(([area, operations]) => {
    const wrapped = Object.entries(operations).map(([name, handler]) => [name, wrap(handler as AnyHandler)]);
    return [area, Object.fromEntries(wrapped)];
  });
  // The cast is safe, because the result has the same areas and operations as `handlers`.
  return Object.fromEntries(areas) as Handlers;
}
