import type { JsonObject } from '@forgespec/generator/json';
import type { Atom } from '../schema/normal/atom.ts';

/**
 * For each limit (`minProperties`, `maxProperties`), returns three objects: with this number of properties, with one
 * property more, and with one property less.
 */
export function* sizedObjects(base: JsonObject, atoms: readonly Atom[]): Generator<JsonObject> {
  for (const limit of atoms.flatMap(({ minProperties, maxProperties }) => [minProperties, maxProperties])) {
    for (const count of [limit - 1, limit, limit + 1]) {
      if (limit === 0 || count < 0 || count > 200) continue;
      const many = { ...base };
      for (let index = Object.keys(many).length; index < count; index += 1) many[`property${index}`] = 'text';
      yield many;
    }
  }
}
