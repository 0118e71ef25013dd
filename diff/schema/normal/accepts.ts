import { canonicalJson, isJsonObject, type JsonValue } from '@forgespec/description/json';
import type { Atom, Implication } from './atom.ts';
import { typeOfValue } from './intersect.ts';
import { itemOf, matches, propertyOf } from './members.ts';
import type { Conjunction, SchemaReader } from './conjunction.ts';

/** A schema of a description whose values are checked by a function. The function checks the values as if the schema were another one. */
export interface ReplacedCheck {
  readonly schema: Conjunction;
  readonly accepts: (value: JsonValue) => boolean;
}

/** For each conjunction, the values whose check has started, but has not ended. */
const open = new WeakMap<Conjunction, Set<JsonValue>>();

/**
 * Returns true if a value is valid for a conjunction. Formats are not checked. The check of a value can need the result of the same check.
 * For example, the `not` of a schema can refer to the schema itself. Then the inner check returns false.
 */
export function acceptsValue(conjunction: Conjunction, value: JsonValue, replaced?: ReplacedCheck): boolean {
  const { reader } = conjunction;
  if (conjunction === replaced?.schema) return replaced.accepts(value);
  const values = open.get(conjunction) ?? new Set();
  if (values.has(value)) return false;
  open.set(conjunction, values.add(value));
  const isAccepted = reader
    .atomsOfValue(conjunction)
    .some((atom) => isListed(value, atom) && acceptsAtom(value, atom, reader, replaced));
  values.delete(value);
  return isAccepted;
}

const isListed = (value: JsonValue, { values }: Atom): boolean =>
  values === undefined || values.some((listed) => isEqual(listed, value));

const isEqual = (a: JsonValue, b: JsonValue): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && canonicalJson(a) === canonicalJson(b));

/** Returns true if a value fulfills the constraints of an atom. Ignores the list of values (`enum`) of the atom. */
export function acceptsAtom(value: JsonValue, atom: Atom, reader: SchemaReader, replaced?: ReplacedCheck): boolean {
  if (typeOfValue(value) !== atom.type) return false;
  const isExcluded = atom.excluded.some((schema) => acceptsValue(reader.conjunction([schema]), value, replaced));
  const isConsistent = atom.implications.every((implication) => isFulfilled(value, implication, reader, replaced));
  if (isExcluded || !isConsistent) return false;
  if (typeof value === 'number') return acceptsNumber(value, atom);
  if (typeof value === 'string') return acceptsString(value, atom);
  if (Array.isArray(value)) return acceptsArray(value, atom, reader, replaced);
  return isJsonObject(value) ? acceptsObject(value, atom, reader, replaced) : true;
}

function isFulfilled(
  value: JsonValue,
  { kind, condition, schema }: Implication,
  reader: SchemaReader,
  replaced: ReplacedCheck | undefined,
): boolean {
  const applies =
    typeof condition === 'string'
      ? isJsonObject(value) && Object.hasOwn(value, condition)
      : acceptsValue(reader.conjunction([condition]), value, replaced) !== (kind === 'else');
  return !applies || acceptsValue(reader.conjunction([schema]), value, replaced);
}

function acceptsNumber(value: number, { isInteger, lower, upper, multiples }: Atom): boolean {
  if (isInteger && !Number.isInteger(value)) return false;
  if (lower !== undefined && (value < lower.value || (lower.isExclusive && value === lower.value))) return false;
  if (upper !== undefined && (value > upper.value || (upper.isExclusive && value === upper.value))) return false;
  return multiples.every((multiple) => isMultiple(value, multiple));
}

/** Returns true if `value` is a multiple of `factor`. Ignores rounding errors in the quotient. */
export function isMultiple(value: number, factor: number): boolean {
  const quotient = value / factor;
  return Math.abs(quotient - Math.round(quotient)) < 1e-9;
}

const acceptsString = (value: string, { minLength, maxLength, patterns }: Atom): boolean =>
  hasLength(value, minLength, maxLength) && patterns.every((pattern) => matches(pattern, value));

/** Returns true if the length of a text is in a range. JSON Schema counts characters, and not code units of UTF-16. */
export function hasLength(text: string, min: number, max: number): boolean {
  const { length } = [...text];
  return length >= min && length <= max;
}

function acceptsArray(
  value: readonly JsonValue[],
  atom: Atom,
  reader: SchemaReader,
  replaced: ReplacedCheck | undefined,
): boolean {
  if (value.length < atom.minItems || value.length > atom.maxItems) return false;
  if (atom.isUnique && new Set(value.map(canonicalJson)).size < value.length) return false;
  const isContained = atom.contained.every(({ schema, min, max }) => {
    const count = value.filter((item) => acceptsValue(reader.conjunction([schema]), item, replaced)).length;
    return count >= min && count <= max;
  });
  return (
    isContained &&
    value.every((item, index) => {
      const schema = itemOf(reader, atom, index);
      return schema === undefined || acceptsValue(schema, item, replaced);
    })
  );
}

function acceptsObject(
  value: Readonly<Record<string, JsonValue | undefined>>,
  atom: Atom,
  reader: SchemaReader,
  replaced: ReplacedCheck | undefined,
): boolean {
  const names = Object.keys(value);
  if (names.length < atom.minProperties || names.length > atom.maxProperties) return false;
  if ([...atom.required].some((name) => !Object.hasOwn(value, name))) return false;
  for (const [name, needed] of atom.dependentRequired) {
    if (Object.hasOwn(value, name) && [...needed].some((other) => !Object.hasOwn(value, other))) return false;
  }
  return names.every((name) => {
    if (!atom.propertyNames.every((schema) => acceptsValue(reader.conjunction([schema]), name, replaced))) return false;
    const schema = propertyOf(reader, atom, name);
    return schema === undefined || acceptsValue(schema, value[name] ?? null, replaced);
  });
}
