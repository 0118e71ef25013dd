import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import type { Atom } from '../schema/normal/atom.ts';
import { namedProperties, propertyOf } from '../schema/normal/members.ts';
import type { Conjunction, SchemaReader } from '../schema/normal/conjunction.ts';
import { setProperty, smallObject, smallValue } from './sample.ts';

/**
 * Returns objects that probably violate the conditions or the exclusions of an atom. For a condition (`if`, `dependentSchemas`), the
 * objects meet the condition, but violate the schema that then applies. For an exclusion (`not`), the objects match the excluded schema.
 */
export function conditionCandidates(
  { implications, excluded }: Atom,
  reader: SchemaReader,
  starts: readonly JsonObject[],
): readonly JsonObject[] {
  const conditional = implications.flatMap(({ condition, schema }) => {
    const met =
      typeof condition === 'string'
        ? [{ [condition]: 'text' }, { [condition]: 1 }]
        : objectsFor(reader.conjunction([condition]));
    const violations = violationsOf(reader.conjunction([schema]));
    return merged(starts, met).flatMap((object) => [object, ...violations.map((violate) => violate(object))]);
  });
  const matching = excluded.flatMap((schema) => objectsFor(reader.conjunction([schema])));
  return [...conditional, ...merged(starts, matching)];
}

const merged = (starts: readonly JsonObject[], parts: readonly JsonObject[]): readonly JsonObject[] =>
  starts.flatMap((start) => parts.map((part) => ({ ...start, ...part })));

/** Returns small objects that are probably valid for a schema. */
function objectsFor(conjunction: Conjunction): readonly JsonObject[] {
  const small = smallValue(conjunction);
  const all = conjunction.reader.atoms(conjunction).flatMap((atom) => {
    if (atom.type !== 'object') return [];
    const full: JsonObject = smallObject(atom, conjunction, 0) ?? {};
    for (const name of namedProperties(atom)) {
      const value = smallValue(propertyOf(conjunction.reader, atom, name));
      if (value !== undefined) setProperty(full, name, value);
    }
    return [full];
  });
  return [...(isJsonObject(small) ? [small] : []), ...all];
}

/** Returns functions that return a changed copy of an object. The copy probably violates the schema. */
function violationsOf(conjunction: Conjunction): readonly ((object: JsonObject) => JsonObject)[] {
  return conjunction.reader.atoms(conjunction).flatMap((atom) => [
    ...[...atom.required].map((name) => (object: JsonObject) => {
      const { [name]: _removed, ...rest } = object;
      return rest;
    }),
    ...[...namedProperties(atom)].flatMap((name) =>
      wrongValues.map((value) => (object: JsonObject) => {
        const copy = { ...object };
        setProperty(copy, name, value);
        return copy;
      }),
    ),
  ]);
}

/** Values of several types. Most schemas reject some of them. */
const wrongValues: readonly JsonValue[] = ['text', 1, -1, true, null, '', {}];
