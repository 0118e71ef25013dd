import type { Log } from '@forgespec/sdk/server';
import { withoutValues } from './database/failure.ts';

/** Wraps a log so that it removes the values of queries and rows from database errors. These values can be secrets. */
export const logWithoutValues = (log: Log): Log => ({
  warn: (details, message) => log.warn(clean(details), message),
  error: (details, message) => log.error(clean(details), message),
});

const clean = (details: object): object =>
  Object.fromEntries(Object.entries(details).map(([name, value]) => [name, withoutValues(value)]));
