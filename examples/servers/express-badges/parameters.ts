import type { Request } from 'express';

/** Returns the parameters of a request: those of the query, and those of the body. */
export function parametersOf({ query, body }: Request): Readonly<Record<string, unknown>> {
  const inBody: unknown = body;
  return typeof inBody === 'object' && inBody !== null ? { ...query, ...inBody } : query;
}
