import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { acceptsAtom, acceptsValue } from '../schema/normal/accepts.ts';
import type { Conjunction } from '../schema/normal/conjunction.ts';
import { propertyOf } from '../schema/normal/members.ts';
import { isWholeType } from '../schema/normal/split-by-type.ts';

/**
 * Returns true if one alternative of a schema accepts a value, and declares or restricts all its properties. If an alternative accepts an
 * object only because it allows undeclared properties, it probably describes another kind of objects.
 */
export function isDescribed(schema: Conjunction, value: JsonValue): boolean {
  if (!isJsonObject(value)) return acceptsValue(schema, value);
  const { reader } = schema;
  return (
    acceptsValue(schema, value) &&
    reader
      .atoms(schema)
      .some(
        (atom) =>
          acceptsAtom(value, atom, reader) &&
          (atom.values !== undefined ||
            isWholeType(atom) ||
            Object.keys(value).every((name) => propertyOf(reader, atom, name) !== undefined)),
      )
  );
}
