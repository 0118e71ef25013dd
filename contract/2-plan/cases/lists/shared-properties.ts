import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import type { Schema } from '@forgespec/model';
import { mergedSchema } from '@forgespec/model/values';
import type { ContractSubject } from '../../../1-describe/subject.ts';
import { isSameValue } from '../same-value.ts';

/** Returns the names of the properties that have the same schema, or the same scalar type, in both objects. */
export function commonProperties(subject: ContractSubject, first: Schema, second: Schema): string[] {
  const [members, others] = [first, second].map((schema) => mergedSchema(schema, subject.resolve)?.properties ?? []);
  return (members ?? []).flatMap(({ name, schema, isOmitted }) => {
    const other = others?.find((member) => member.name === name);
    if (other === undefined || isOmitted === true) return [];
    const [one, two] = [schema, other.schema].map((each) => mergedSchema(each, subject.resolve));
    const isSame = schema.pointer === other.schema.pointer || (one?.pointer === two?.pointer && one !== undefined);
    const isScalar = [one, two].every(
      (each) => each?.type?.every((type) => type !== 'object' && type !== 'array') === true,
    );
    return isSame || isScalar ? [name] : [];
  });
}

/** A property with different values in two objects. */
export interface PropertyDifference {
  readonly name: string;
  readonly one: JsonValue;
  readonly other: JsonValue;
}

/** Returns the first of some properties that both objects have with different values. */
export function differenceOf(
  names: readonly string[],
  first: JsonValue | undefined,
  second: JsonValue | undefined,
): PropertyDifference | undefined {
  if (!isJsonObject(first) || !isJsonObject(second)) return undefined;
  for (const name of names) {
    const [one, other] = [first[name], second[name]];
    if (one !== undefined && other !== undefined && !isEqualInBoth(one, other)) return { name, one, other };
  }
  return undefined;
}

/** Compares two values. Compares only the members that both of two objects have. */
function isEqualInBoth(one: JsonValue, other: JsonValue): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isEqualInBoth(value, other[index] ?? null));
  if (isJsonObject(one) && isJsonObject(other)) return isEqualObject(one, other);
  if (typeof one === 'object' || typeof other === 'object') return (one === null) === (other === null);
  return isSameValue(one, other);
}

const isEqualObject = (one: JsonObject, other: JsonObject): boolean =>
  Object.entries(one).every(([name, value]) => {
    const found = other[name];
    return value === undefined || found === undefined || isEqualInBoth(value, found);
  });
