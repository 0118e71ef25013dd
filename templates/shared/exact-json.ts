import { assumeType } from './assume-type.ts';
import { parseExactJson } from './parse-exact-json.ts';
import { writeExactJson } from './write-exact-json.ts';

/**
 * Functions like those of the global `JSON`. They do not lose digits: an integer outside of the safe range of numbers is a `bigint`.
 * In an output with such integers, modules that read or write the values of messages use this object in place of the global one.
 */
export const exactJson = {
  parse: parseExactJson,
  // Returns undefined for the value `undefined`. The result type is nevertheless `string`, as in the global `JSON.stringify`.
  stringify: (...input: Parameters<typeof writeExactJson>): string => assumeType(writeExactJson(...input)),
} as const;
