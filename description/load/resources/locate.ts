import { isJsonObject } from '../../json/json.ts';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { valueAt } from '../../json/pointer.ts';
import { percentDecoded } from '@forgespec/templates/shared/percent-encoding';
import type { SchemaResource } from './schema-resource.ts';
import type { Position } from './subschemas.ts';

/**
 * Returns the position that a fragment names in a schema resource. Returns undefined if there is none. The fragment is a JSON Pointer or an
 * anchor. An empty fragment names the root.
 */
export function locate(resource: SchemaResource, fragment: string): Position | undefined {
  const name = percentDecoded(fragment) ?? fragment;
  if (name === '') return resource.root;
  if (!name.startsWith('/')) return resource.anchors.get(name);
  let position: Position | undefined = resource.root;
  for (const key of parsePointer(name)) position = position && memberAt(position, key);
  return position;
}

function memberAt({ value: owner }: Position, key: string): Position | undefined {
  const value = valueAt(owner, [key]);
  return value === undefined || !(isJsonObject(owner) || Array.isArray(owner)) ? undefined : { owner, key, value };
}
