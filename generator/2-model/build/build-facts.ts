import type { JsonObject } from '../../1-load/json.ts';
import type { Facts } from '../operation.ts';
import { readFlag, readText, readTexts } from './read.ts';

const paginations = ['both', 'keyset', 'none', 'offset'] as const;

/** What the `x-` keys of an operation say. */
export function buildFacts(node: JsonObject): Facts {
  return {
    deprecated: readFlag(node, 'deprecated'),
    replacedBy: readText(node, 'x-replaced-by'),
    removal: readText(node, 'x-removal'),
    since: readText(node, 'x-since'),
    role: readText(node, 'x-role'),
    tiers: readTexts(node, 'x-tier'),
    offerings: readTexts(node, 'x-offering'),
    flag: readText(node, 'x-flag'),
    pagination: paginations.find((pagination) => pagination === node['x-pagination']),
    isAsync: readFlag(node, 'x-async'),
  };
}
