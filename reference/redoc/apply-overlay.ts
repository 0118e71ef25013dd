import { isJsonObject, valueAt, type JsonObject } from '@forgespec/description/json';

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
  const changed: Changed = { root: { ...document }, copies: new Set() };
  changed.copies.add(changed.root);
  for (const action of actions) applyTo(changed, action);
  return changed.root;
}

/** A document that is being changed, and its objects that are copies. Each object is copied once, because a map of paths can have thousands. */
interface Changed {
  readonly root: JsonObject;
  readonly copies: Set<JsonObject>;
}

function applyTo({ root, copies }: Changed, { target, update, remove }: OverlayAction): void {
  const keys = keysOf(target);
  const removed = remove === true ? keys.pop() : undefined;
  let node = root;
  for (const key of keys) {
    const member = valueAt(node, [key]);
    if (!isJsonObject(member)) throw new Error(`An overlay targets ${target}, which is not in the document.`);
    const copy = copies.has(member) ? member : { ...member };
    copies.add(copy);
    // An assignment to `__proto__` would not create a property.
    Reflect.defineProperty(node, key, { value: copy, configurable: true, enumerable: true, writable: true });
    node = copy;
  }
  if (removed === undefined) Object.assign(node, update);
  else Reflect.deleteProperty(node, removed);
}

/** Returns the keys of a normalized path: `$['paths']['/shops']` → `paths`, `/shops`. */
const keysOf = (path: string): string[] =>
  Array.from(path.matchAll(/\['((?:[^'\\]|\\.)*)'\]/gsu), ([, key = '']) => key.replaceAll(/\\(.)/gsu, '$1'));
