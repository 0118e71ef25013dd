import type { Schema } from '@forgespec/model';
import { mergedSchema } from '@forgespec/model/values';
import type { ContractSubject } from './subject.ts';

/** Returns true if two schemas are the same object type of the description: they have the same properties, declared at the same place. */
export const isSameObject = (subject: ContractSubject, one: Schema | undefined, other: Schema | undefined): boolean =>
  isPartOfObject(subject, one, other) && isPartOfObject(subject, other, one);

/** Returns true if an object type has all properties of another one, declared at the same place, as after `allOf`. */
export function isPartOfObject(subject: ContractSubject, part: Schema | undefined, whole: Schema | undefined): boolean {
  const [inPart = [], inWhole = []] = [part, whole].map((schema) => placesOf(subject, schema));
  return inPart.length > 0 && inPart.every((place) => inWhole.includes(place));
}

const placesOf = (subject: ContractSubject, schema: Schema | undefined): string[] =>
  (schema === undefined ? [] : (mergedSchema(schema, subject.resolve)?.properties ?? [])).map(
    (member) => member.schema.pointer,
  );
