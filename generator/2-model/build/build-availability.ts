import type { JsonObject } from '../../1-load/json.ts';
import type { Availability } from '../availability.ts';
import { readFlag, readText, readTexts } from './read.ts';

/** Reads the `x-` keys about the availability of an operation, a parameter or a schema. */
export function buildAvailability(node: JsonObject): Availability {
  return {
    deprecated: readFlag(node, 'deprecated'),
    replacedBy: readText(node, 'x-replaced-by'),
    removal: readText(node, 'x-removal'),
    since: readText(node, 'x-since'),
    role: readText(node, 'x-role'),
    tiers: readTexts(node, 'x-tier'),
    offerings: readTexts(node, 'x-offering'),
    flag: readText(node, 'x-flag'),
    notShown: readText(node, 'x-not-shown'),
  };
}
