import { isJsonObject, valueAt, type JsonObject, type JsonValue } from '@forgespec/description/json';

/**
 * Changes for a document, as data. `applyOverlay` applies them to a copy of the document.
 *
 * @see https://spec.openapis.org/overlay/v1.0.0.html
 */
export interface Overlay {
  readonly overlay: '1.0.0';
  readonly info: { readonly title: string; readonly version: string };
  readonly actions: readonly OverlayAction[];
}

export interface OverlayAction {
  /** The location of the change, as a normalized path of RFC 9535: `$['paths']['/shops']['get']`. */
  readonly target: string;
  /** The properties to merge into the target. */
  readonly update?: JsonObject;
  /** True to remove the target. */
  readonly remove?: true;
}

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
