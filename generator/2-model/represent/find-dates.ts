import { itemSchemas, propertySchemas, typedParts, unlistedPropertiesOf } from '../inspect/typed-parts.ts';
import type { Resolve } from '../inspect/value-types.ts';
import { walkSchema } from '../build/walk-schema.ts';
import type { KeywordSchema, Schema } from '../schema.ts';
import { areInConflict, stringKind, type StringKind } from './string-kinds.ts';

/**
 * Returns the schemas of strings that can be represented as a `Date`. These are the strings with the format `date-time`, except those
 * that another schema for the same value requires to be text. For example, two alternatives of an `anyOf` have a property of the same
 * name, which has this format only in one alternative. A converted value would then match neither alternative.
 *
 * @param roots the schemas of bodies and parameters, and all named schemas, each in its own list. If a value may have one of several
 * schemas, as the bodies of successful responses, one list contains these schemas.
 */
export function findDates(roots: readonly (readonly Schema[])[], resolve: Resolve): ReadonlySet<Schema> {
  const dates = new Set<Schema>();
  for (const schema of roots.flat()) {
    walkSchema(schema, (part) => {
      if (isDateTimeText(part)) dates.add(part);
    });
  }
  let count: number;
  // A conflict changes the kind of a schema, which may cause another conflict.
  do {
    count = dates.size;
    removeConflicts(roots, dates, resolve);
  } while (dates.size < count);
  return dates;
}

/** Returns true if each string of a schema is a date and time, in any notation. A `Date` is always written in the same notation. */
const isDateTimeText = ({ type, format, pattern, minLength, maxLength, ...schema }: KeywordSchema): boolean =>
  format === 'date-time' &&
  type?.includes('string') === true &&
  [pattern, minLength, maxLength, schema.const, schema.enum].every((keyword) => keyword === undefined);

/** Removes the schemas that require a `Date` for a value for which another schema requires text. */
function removeConflicts(roots: readonly (readonly Schema[])[], dates: Set<Schema>, resolve: Resolve): void {
  const ids = new Map<Schema, number>();
  const idOf = (schema: Schema): number => {
    const id = ids.get(schema) ?? ids.size;
    ids.set(schema, id);
    return id;
  };
  const remove = (schema: Schema): void => typedParts(schema, resolve).forEach((part) => dates.delete(part));
  const kindOf = (schema: Schema): StringKind => stringKind(schema, dates, resolve, remove);
  const done = new Set<string>();
  const open: (readonly Schema[])[] = [...roots];

  for (let schemas = open.pop(); schemas !== undefined; schemas = open.pop()) {
    const distinct = [...new Set(schemas)];
    const key = distinct
      .map(idOf)
      .toSorted((a, b) => a - b)
      .join();
    if (done.has(key)) continue;
    done.add(key);
    if (areInConflict(distinct.map(kindOf))) distinct.forEach(remove);
    const seen = new Set<Schema>();
    const parts = distinct.flatMap((schema) => typedParts(schema, resolve, seen));
    open.push(...innerSchemas(parts));
  }
}

/** Returns the lists of schemas that apply to the same property, or to the same item. */
function innerSchemas(parts: readonly KeywordSchema[]): Schema[][] {
  const names = new Set(parts.flatMap(({ properties = [] }) => properties.map(({ name }) => name)));
  const length = Math.max(...parts.map(({ prefixItems = [] }) => prefixItems.length), 0);
  const lists = [
    ...Array.from(names, (name) => propertySchemas(parts, name)),
    parts.flatMap(unlistedPropertiesOf),
    ...Array.from({ length: length + 1 }, (_, index) => itemSchemas(parts, index)),
  ];
  return lists.filter((list) => list.length > 0);
}
