import type { JsonObject } from '@forgespec/description/json';
import type { Atom } from '../schema/normal/atom.ts';
import { unusedName } from './sample.ts';

/**
 * Adds properties to copies of `base`. For a limit (`minProperties`, `maxProperties`) of 5, the copies have 4, 5 and 6
 * properties. If `base` already has more properties, the copy is unchanged.
 */
export function* sizedObjects(base: JsonObject, atoms: readonly Atom[]): Generator<JsonObject> {
  for (const limit of atoms.flatMap(({ minProperties, maxProperties }) => [minProperties, maxProperties])) {
    for (const count of [limit - 1, limit, limit + 1]) {
      if (limit === 0 || count < 0 || count > 200) continue;
      const many = { ...base };
      for (let size = Object.keys(many).length; size < count; size += 1) many[unusedName(many)] = 'text';
      yield many;
    }
  }
}
