import { walkSchema } from '../inspect/walk-schema.ts';
import { itemSchemas, propertySchemas, typedParts, unlistedPropertiesOf } from '../inspect/typed-parts.ts';
import type { Resolve } from '../inspect/value-types.ts';
import type { KeywordSchema, Schema } from '../schema.ts';
import { areInConflict, acceptedValues, type ValueSet, type AcceptedValues } from './accepted-values.ts';

/** A conversion of values. For example, strings are converted to `Date` objects. */
export interface Conversion extends ValueSet {
  /** Returns true if all strings or numbers of a schema can be converted. */
  readonly isConvertible: (schema: KeywordSchema) => boolean;
  /**
   * Other values that look like converted values, such as strings of digits if integers are converted to strings. If a schema also accepts
   * such values, the conversion cannot be reversed, because a converted value and such a value look the same.
   */
  readonly ambiguous?: ValueSet;
}

/**
 * All schemas for the same value form a list, and are compared with each other. This number is the maximum total length of these lists. If
 * recursive schemas refer to each other, the number of combinations can grow exponentially, even for a few schemas. The largest public
 * descriptions need less than a tenth of this number.
 */
const mostCompared = 200_000;

/**
 * Returns the schemas of values that can be converted. Leaves out a schema if another schema requires that the same value stays as it is.
 * For example, two alternatives of an `anyOf` have the property `time`, but only one alternative gives this property the format
 * `date-time`. The other alternative would then reject the converted value. If there are too many combinations of schemas, no value is
 * converted.
 *
 * @param roots a list of schemas for each parameter, body and named schema. If a value may have one of several schemas, such as the body of
 * a successful response, its list contains all of these schemas.
 */
export function findConverted(
  roots: readonly (readonly Schema[])[],
  conversion: Conversion,
  resolve: Resolve,
): ReadonlySet<Schema> {
  const converted = new Set<Schema>();
  for (const schema of roots.flat()) {
    walkSchema(schema, (part) => {
      if (conversion.isConvertible(part)) converted.add(part);
    });
  }
  let count: number;
  // If a schema is removed, another conflict may appear. So the search is repeated until nothing is removed.
  do {
    count = converted.size;
    if (!removeConflicts(roots, conversion, converted, resolve)) return new Set();
  } while (converted.size < count);
  return converted;
}

/**
 * Removes each schema from `converted` if another schema requires that the same value stays as it is.
 *
 * @returns false if there are too many combinations of schemas.
 */
function removeConflicts(
  roots: readonly (readonly Schema[])[],
  conversion: Conversion,
  converted: Set<Schema>,
  resolve: Resolve,
): boolean {
  const ids = new Map<Schema, number>();
  const idOf = (schema: Schema): number => {
    const id = ids.get(schema) ?? ids.size;
    ids.set(schema, id);
    return id;
  };
  const remove = (schema: Schema): void => typedParts(schema, resolve).forEach((part) => converted.delete(part));
  const kindOf = (schema: Schema): AcceptedValues => acceptedValues(schema, conversion, converted, resolve, remove);
  const { ambiguous } = conversion;
  const mayBeAmbiguous = (schema: Schema): boolean =>
    ambiguous !== undefined && isPlain(acceptedValues(schema, ambiguous, new Set(), resolve, () => undefined));
  const done = new Set<string>();
  let compared = 0;
  const open: (readonly Schema[])[] = [...roots];

  for (let schemas = open.pop(); schemas !== undefined; schemas = open.pop()) {
    const distinct = [...new Set(schemas)];
    const key = distinct
      .map(idOf)
      .toSorted((a, b) => a - b)
      .join();
    if (done.has(key)) continue;
    done.add(key);
    compared += distinct.length;
    if (compared > mostCompared) return false;
    const kinds = distinct.map(kindOf);
    const isAmbiguous = kinds.some(isConvertedKind) && distinct.some(mayBeAmbiguous);
    if (isAmbiguous || areInConflict(kinds)) distinct.forEach(remove);
    const seen = new Set<Schema>();
    const parts = distinct.flatMap((schema) => typedParts(schema, resolve, seen));
    for (const inner of innerSchemas(parts)) open.push(inner);
  }
  return true;
}

const isConvertedKind = (kind: AcceptedValues): boolean => kind === 'converted' || kind === 'both';

const isPlain = (kind: AcceptedValues): boolean => kind === 'plain';

/** Returns a list for each property and for each item. The list contains the schemas that apply to this property or item. */
function innerSchemas(parts: readonly KeywordSchema[]): Schema[][] {
  const names = new Set(parts.flatMap(({ properties = [] }) => properties.map(({ name }) => name)));
  const length = parts.reduce((most, { prefixItems = [] }) => Math.max(most, prefixItems.length), 0);
  const lists = [
    ...Array.from(names, (name) => propertySchemas(parts, name)),
    parts.flatMap(unlistedPropertiesOf),
    ...Array.from({ length: length + 1 }, (_, index) => itemSchemas(parts, index)),
  ];
  return lists.filter((list) => list.length > 0);
}
