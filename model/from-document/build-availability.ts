import type { JsonObject } from '@forgespec/description/json';
import type { Availability } from '../availability.ts';
import { readFlag, readString, readTexts } from './read.ts';

/** Reads `deprecated` and the `x-` keys that describe the availability of an operation, a parameter or a schema. */
export function buildAvailability(node: JsonObject): Availability {
  return {
    deprecated: readFlag(node, 'deprecated'),
    replacedBy: readString(node, 'x-replaced-by'),
    removal: readString(node, 'x-removal'),
    since: readString(node, 'x-since'),
    role: readString(node, 'x-role'),
    tiers: readTexts(node, 'x-tier'),
    offerings: readTexts(node, 'x-offering'),
    flag: readString(node, 'x-flag'),
    notShown: readString(node, 'x-not-shown'),
  };
}
