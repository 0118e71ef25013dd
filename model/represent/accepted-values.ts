import type { JsonValue } from '@forgespec/description/json';
import { typedAlternatives } from '../inspect/typed-parts.ts';
import type { Resolve } from '../inspect/value-types.ts';
import type { KeywordSchema, Schema, TypeName } from '../schema.ts';

/**
 * The kind of strings or numbers that a schema accepts. Some values are converted, for example from strings to `Date`, and others stay as
 * they are. The kinds are:
 *
 * - `none`: no strings or numbers.
 * - `converted`: only values that are converted.
 * - `plain`: only values that stay as they are.
 * - `both`: one alternative is `converted`, and another alternative is `plain`.
 * - `any`: the schema does not restrict the type of the value.
 */
export type AcceptedValues = 'any' | 'both' | 'converted' | 'none' | 'plain';

/** A set of values, such as all integers. */
export interface ValueSet {
  readonly types: readonly TypeName[];
  /** Returns true if a value from `enum` or `const` may be in the set. */
  readonly isLike: (value: JsonValue) => boolean;
}

/**
 * A function that is called for each schema that applies two conflicting schemas to the same value. One of the two requires that the value
 * is converted, and the other requires that the value stays as it is.
 */
export type OnConflict = (schema: Schema) => void;

/**
 * Returns the kind of values that a schema accepts.
 *
 * @param converted the schemas whose values are converted.
 */
export function acceptedValues(
  schema: Schema,
  values: ValueSet,
  converted: ReadonlySet<Schema>,
  resolve: Resolve,
  onConflict: OnConflict,
  seen: ReadonlySet<Schema> = new Set(),
): AcceptedValues {
  if (schema.kind === 'boolean') return schema.value ? 'any' : 'none';
  // A schema that refers to itself for the same value does not restrict the value further.
  if (seen.has(schema)) return 'any';
  const inside = new Set(seen).add(schema);
  const inner = (part: Schema): AcceptedValues => acceptedValues(part, values, converted, resolve, onConflict, inside);
  const target = schema.reference === undefined ? undefined : resolve(schema.reference);
  const alternatives = typedAlternatives(schema);
  const kinds = [
    ownKind(schema, values, converted),
    ...(target === undefined ? [] : [inner(target)]),
    ...(schema.allOf ?? []).map(inner),
    ...(alternatives.length === 0 ? [] : [eitherKind(alternatives.map(inner))]),
  ];
  if (areInConflict(kinds)) onConflict(schema);
  return allKind(kinds);
}

/** Returns true if one schema requires the conversion of a value, and another schema requires that the value stays as it is. */
export const areInConflict = (kinds: readonly AcceptedValues[]): boolean =>
  kinds.includes('plain') && kinds.some((kind) => kind === 'converted' || kind === 'both');

function ownKind(schema: KeywordSchema, { types, isLike }: ValueSet, converted: ReadonlySet<Schema>): AcceptedValues {
  if (converted.has(schema)) return 'converted';
  const values = schema.const ?? schema.enum;
  if (values !== undefined) return values.some(isLike) ? 'plain' : 'none';
  if (schema.type === undefined) return 'any';
  return schema.type.some((type) => types.includes(type)) ? 'plain' : 'none';
}

/** Returns the kind of the values that all schemas of a list accept. `kinds` contains the kind of each schema. */
function allKind(kinds: readonly AcceptedValues[]): AcceptedValues {
  if (kinds.includes('none')) return 'none';
  const [first = 'any', ...others] = new Set(kinds.filter((kind) => kind !== 'any'));
  if (others.length === 0) return first;
  return kinds.includes('plain') ? 'plain' : 'converted';
}

/** Returns the kind of the values that at least one schema of a list accepts. `kinds` contains the kind of each schema. */
function eitherKind(kinds: readonly AcceptedValues[]): AcceptedValues {
  if (kinds.includes('any')) return 'any';
  const [first = 'none', ...others] = new Set(kinds.filter((kind) => kind !== 'none'));
  return others.length === 0 ? first : 'both';
}
