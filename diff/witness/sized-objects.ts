import type { JsonObject } from '@forgespec/generator/json';
import type { Atom } from '../schema/normal/atom.ts';
import { unusedName } from './sample.ts';

/**
 * Returns three objects for each limit (`minProperties`, `maxProperties`). The first object has one property less than
 * the limit, the second has exactly as many properties, and the third has one property more.
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
