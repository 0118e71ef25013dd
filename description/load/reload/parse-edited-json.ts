import { createDiagnostics } from '../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../diagnostics/source-file.ts';
import { changedRange } from '../../text/changed-range.ts';
import type { JsonObject, JsonValue } from '../../json/json.ts';
import { keepPositions, nodeAround } from '../json-positions.ts';
import { deepestNesting } from '../json-value.ts';
import { setOwnKey } from '../../json/own-keys.ts';
import { parse } from '../parse.ts';

/**
 * Parses only a part of an edited JSON file: the smallest object or array that contains the edit. Copies the objects and arrays around this
 * part. All other objects and arrays are the same as in the value before the edit.
 *
 * @param before the file before the edit, and its value. The file had no problems.
 * @returns undefined if the whole file must be parsed.
 */
export function parseEditedJson(
  before: { readonly source: SourceFile; readonly value: JsonValue },
  source: SourceFile,
): JsonValue | undefined {
  const { start, endBefore, endAfter } = changedRange(before.source.text, source.text);
  const node = nodeAround(before.source, [start, endBefore]);
  if (node === undefined || node.keys.length === 0) return undefined;
  const text = source.text.slice(node.start, node.end + endAfter - endBefore);
  const diagnostics = createDiagnostics();
  const value = parse({ path: source.path, text }, diagnostics);
  if (value === undefined || diagnostics.count > 0 || depthOf(value) + node.keys.length > deepestNesting)
    return undefined;
  keepPositions(before.source, source, node, text);
  return withValue(before.value, node.keys, value);
}

/** Returns a copy of `around`, with `value` as the value at a sequence of keys. */
function withValue(around: JsonValue | undefined, [key, ...inner]: readonly string[], value: JsonValue): JsonValue {
  if (key === undefined) return value;
  if (Array.isArray(around)) return around.with(Number(key), withValue(around[Number(key)], inner, value));
  const copy: JsonObject = {};
  for (const [name, member = null] of Object.entries(around ?? {}))
    setOwnKey(copy, name, name === key ? withValue(member, inner, value) : member);
  return copy;
}

const depthOf = (value: JsonValue | undefined): number =>
  typeof value === 'object' && value !== null
    ? 1 + Object.values(value).reduce((deepest: number, member) => Math.max(deepest, depthOf(member)), 0)
    : 0;
