import { isJsonObject, type JsonObject } from '../../json/json.ts';
import { addComponent, pointersOf } from './component-pointers.ts';
import type { ResolvedReference } from './resolve-references.ts';
import { subschemas, type Position } from './subschemas.ts';

/**
 * If the target of a reference is outside of the document, adds the target to the components of the document. If the target is a subschema
 * of the schema in another file, the whole schema of this file becomes the component.
 *
 * @returns a function that returns the JSON Pointer of a target.
 */
export function placeTargets(
  document: JsonObject,
  resolved: readonly ResolvedReference[],
  roots: ReadonlyMap<string, Position>,
): (target: Position) => string | undefined {
  const homes = new Map<unknown, readonly [uri: string, root: Position]>();
  for (const [uri, root] of roots) for (const schema of schemasFrom(root)) homes.set(schema, [uri, root]);

  const placed = new Map<Position, Position>();
  let pointerOf = pointersOf(document);
  const targets = resolved.map(({ target, uri }) => ({ target, uri })).toSorted((a, b) => (a.uri < b.uri ? -1 : 1));
  for (const { target, uri } of targets) {
    if (placed.has(target) || pointerOf(target) !== undefined) continue;
    const [rootUri, root] = homes.get(target.value) ?? homes.get(target.owner) ?? [uri, target];
    placed.set(root, addComponent(document, root.value, rootUri));
    pointerOf = pointersOf(document);
  }
  return (target) => pointerOf(placed.get(target) ?? target);
}

/** Yields a schema and, recursively, its subschemas. */
function* schemasFrom(position: Position): Generator<unknown> {
  if (!isJsonObject(position.value)) return;
  yield position.value;
  for (const inner of subschemas(position.value)) yield* schemasFrom(inner);
}
