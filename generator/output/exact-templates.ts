import { posix } from 'node:path';

/**
 * The templates that parse or write the JSON of HTTP messages, and therefore have to preserve all digits of integers. The list does not
 * contain templates that use JSON only for other texts, such as error bodies. `client/core.ts` is not in the list either, because
 * `client/read-exact.ts` reads the responses with integers of 64 bits.
 */
const withMessages: ReadonlySet<string> = new Set([
  'client/item-streams.ts',
  'server/query-notation.ts',
  'server/respond.ts',
  'shared/write-event.ts',
  'shared/write-json-item.ts',
  'shared/write-json.ts',
  'validators/json-text.ts',
]);

/**
 * Returns the text of a template for an output that reads and writes integers with all digits. If the template parses or writes messages,
 * an import of `JSON` from `shared/exact-json.ts` is added. In this template, the imported object replaces the global object `JSON`. A template
 * that calls `parseLosslessJson`, which rejects integers that a number cannot represent, calls `parseExactJson` instead.
 */
export function withExactJson(template: string, text: string): string {
  if (!withMessages.has(template)) return text;
  if (text.includes('parseLosslessJson'))
    return text.replaceAll('parseLosslessJson', 'parseExactJson').replaceAll('parse-lossless-json', 'parse-exact-json');
  const path = posix.relative(posix.dirname(template), 'shared/exact-json.ts');
  return `import { JSON } from '${path.startsWith('.') ? path : `./${path}`}';\n${text}`;
}
