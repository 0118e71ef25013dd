import { isJsonObject, type JsonValue } from '../../1-load/json.ts';

/** The same as `true` and `false`, in words that openapi-typescript does not stumble over in a list. */
const everything = {};
const nothing = { enum: [] };

/** Writes the boolean schemas in `allOf`, `anyOf` and `oneOf` in another way, in place. */
export function replaceBooleanSchemas(node: JsonValue | undefined): void {
  if (Array.isArray(node)) node.forEach(replaceBooleanSchemas);
  if (!isJsonObject(node)) return;
  for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
    const list = node[keyword];
    if (!Array.isArray(list)) continue;
    node[keyword] = list.map((item) => (item === true ? everything : item === false ? nothing : item));
  }
  Object.values(node).forEach(replaceBooleanSchemas);
}
