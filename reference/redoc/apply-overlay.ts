import { isJsonObject, valueAt, type JsonObject, type JsonValue } from '@forgespec/description/json';
import type { Overlay, OverlayAction } from './overlay.ts';

/**
 * Applies an overlay to a document. Does not change the given document. The result shares with this document all
 * objects that the overlay does not change.
 *
 * @throws {Error} if the document does not contain a target of the overlay.
 */
export function applyOverlay(document: JsonObject, { actions }: Overlay): JsonObject {
  return actions.reduce((changed, action) => applyAt(changed, keysOf(action.target), action), document);
}

function applyAt(node: JsonValue | undefined, keys: readonly string[], action: OverlayAction): JsonObject {
  if (!isJsonObject(node)) throw new Error(`An overlay targets ${action.target}, which is not in the document.`);
  const [key, ...rest] = keys;
  if (key === undefined) return { ...node, ...action.update };
  if (rest.length === 0 && action.remove === true) return without(node, key);
  return { ...node, [key]: applyAt(valueAt(node, [key]), rest, action) };
}

const without = (node: JsonObject, key: string): JsonObject =>
  Object.fromEntries(Object.entries(node).filter(([other]) => other !== key));

/** Returns the keys of a normalized path: `$['paths']['/shops']` → `paths`, `/shops`. */
const keysOf = (path: string): string[] =>
  Array.from(path.matchAll(/\['((?:[^'\\]|\\.)*)'\]/gsu), ([, key = '']) => key.replaceAll(/\\(.)/gsu, '$1'));
