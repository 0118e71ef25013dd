import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/generator/json';
import { valueAt } from '@forgespec/generator/pointer';
import type { Overlay, OverlayAction } from './overlay.ts';

/**
 * A document with an overlay applied. The document is not changed; what the overlay leaves alone is shared with it.
 *
 * @throws {Error} when a target is not in the document: overlay and document do not belong together.
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

/** The keys of a normalized path. */
const keysOf = (path: string): string[] =>
  Array.from(path.matchAll(/\['((?:[^'\\]|\\.)*)'\]/gsu), ([, key = '']) => key.replaceAll(/\\(.)/gsu, '$1'));
