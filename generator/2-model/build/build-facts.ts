import type { JsonObject } from '../../1-load/json.ts';
import type { Facts } from '../operation.ts';
import { buildAvailability } from './build-availability.ts';
import { readFlag, readTexts } from './read.ts';

const paginations = ['both', 'keyset', 'none', 'offset'] as const;

/** What the `x-` keys of an operation say. */
export function buildFacts(node: JsonObject): Facts {
  return {
    ...buildAvailability(node),
    pagination: paginations.find((pagination) => pagination === node['x-pagination']),
    isAsync: readFlag(node, 'x-async'),
    scopes: readTexts(node, 'x-token-scopes'),
  };
}
