import type { JsonObject } from '@forgespec/description/json';
import type { Facts } from '../operation.ts';
import { buildAvailability } from './build-availability.ts';
import { readPaginationMethod } from './build-paging.ts';
import { readFlag, readTexts } from './read.ts';

/** Reads the `x-` keys of an operation, and returns the facts that callers need. */
export function buildFacts(node: JsonObject): Facts {
  return {
    ...buildAvailability(node),
    pagination: readPaginationMethod(node),
    isAsync: readFlag(node, 'x-async'),
    scopes: readTexts(node, 'x-token-scopes'),
  };
}
