import { typedAlternatives } from '../inspect/typed-parts.ts';
import type { Resolve } from '../inspect/value-types.ts';
import type { KeywordSchema, Schema } from '../schema.ts';

/**
 * The strings that a schema accepts: `none`, `date` (each is converted to a `Date`), `text` (none is converted), `both` (alternatives with
 * either), or `any` if the schema does not restrict the type of the value.
 */
export type StringKind = 'any' | 'both' | 'date' | 'none' | 'text';

/** Reports a conflict: two schemas apply to the same string, and one of them requires a `Date`, but the other one requires text. */
export type OnConflict = (schema: Schema) => void;

/** Returns the strings that a schema accepts. */
export function stringKind(
  schema: Schema,
  dates: ReadonlySet<Schema>,
  resolve: Resolve,
  onConflict: OnConflict,
  seen: ReadonlySet<Schema> = new Set(),
): StringKind {
  if (schema.kind === 'boolean') return schema.value ? 'any' : 'none';
  // A schema that refers to itself for the same value does not restrict the value further.
  if (seen.has(schema)) return 'any';
  const inside = new Set(seen).add(schema);
  const inner = (part: Schema): StringKind => stringKind(part, dates, resolve, onConflict, inside);
  const target = schema.reference === undefined ? undefined : resolve(schema.reference);
  const alternatives = typedAlternatives(schema);
  const kinds = [
    ownKind(schema, dates),
    ...(target === undefined ? [] : [inner(target)]),
    ...(schema.allOf ?? []).map(inner),
    ...(alternatives.length === 0 ? [] : [eitherKind(alternatives.map(inner))]),
  ];
  if (areInConflict(kinds)) onConflict(schema);
  return allKind(kinds);
}

/** Returns true if a string would have to be a `Date` for one schema and text for another one. */
export const areInConflict = (kinds: readonly StringKind[]): boolean =>
  kinds.includes('text') && kinds.some((kind) => kind === 'date' || kind === 'both');

function ownKind(schema: KeywordSchema, dates: ReadonlySet<Schema>): StringKind {
  const values = schema.const ?? schema.enum;
  if (values !== undefined) return values.some((value) => isDateTime(value)) ? 'text' : 'none';
  if (schema.type === undefined) return 'any';
  if (!schema.type.includes('string')) return 'none';
  return dates.has(schema) ? 'date' : 'text';
}

/** Returns true for a value that may be a date and time. */
const isDateTime = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\dt/iu.test(value);

/** Returns the strings that all schemas accept. */
function allKind(kinds: readonly StringKind[]): StringKind {
  if (kinds.includes('none')) return 'none';
  const [first = 'any', ...others] = new Set(kinds.filter((kind) => kind !== 'any'));
  if (others.length === 0) return first;
  return kinds.includes('text') ? 'text' : 'date';
}

/** Returns the strings that one of several schemas accepts. */
function eitherKind(kinds: readonly StringKind[]): StringKind {
  if (kinds.includes('any')) return 'any';
  const [first = 'none', ...others] = new Set(kinds.filter((kind) => kind !== 'none'));
  return others.length === 0 ? first : 'both';
}
