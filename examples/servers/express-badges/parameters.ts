import type { Request } from 'express';

/** Returns the parameters of the query and of the body of a request. */
export function parametersOf({ query, body }: Request): Readonly<Record<string, unknown>> {
  const inBody: unknown = body;
  return typeof inBody === 'object' && inBody !== null ? { ...query, ...inBody } : query;
}
