import { isJsonObject, type JsonValue } from '../../1-load/json.ts';

const prefix = '#/components/headers/';

/**
 * Replaces references to headers by the headers, in place. openapi-typescript would treat a header that is a `$ref` as required,
 * even if the header is optional.
 */
export function inlineHeaders(node: JsonValue | undefined, headers: JsonValue | undefined): void {
  if (Array.isArray(node)) {
    for (const item of node) inlineHeaders(item, headers);
    return;
  }
  if (!isJsonObject(node) || !isJsonObject(headers)) return;
  for (const [key, value] of Object.entries(node)) {
    const reference = isJsonObject(value) ? value.$ref : undefined;
    if (typeof reference !== 'string' || !reference.startsWith(prefix)) {
      inlineHeaders(value, headers);
      continue;
    }
    const target = headers[reference.slice(prefix.length)];
    if (isJsonObject(target)) node[key] = target;
  }
}
