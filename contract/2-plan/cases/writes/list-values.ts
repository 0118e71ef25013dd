import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { mergedSchema } from '@forgespec/model/values';
import { knownValue } from '../../arguments-source.ts';
import type { Session } from '../../session.ts';
import { examplesOf } from '../../../1-describe/examples.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { ownValue } from '../../../http/arguments.ts';
import { defaultBodyContent, type DescribedSlot } from '../slots.ts';

/** The maximum number of values that are tried. */
const maxValues = 2;

/**
 * Returns valid lists with items for a property, the longest first: the value in the fixtures, those in the documented examples, and a sample.
 * Returns no values if the property is not a list.
 */
export function listValues(
  { fixtures }: Session,
  subject: ContractSubject,
  operation: TestedOperation,
  { name, schema }: DescribedSlot,
): readonly (readonly JsonValue[])[] {
  if (mergedSchema(schema, subject.resolve)?.items === undefined) return [];
  const whole = defaultBodyContent(operation)?.schema;
  const examples = whole === undefined ? [] : examplesOf(subject, whole).map(({ value }) => value);
  const given = fixtures.operations[operation.name]?.values?.[name];
  const candidates: (JsonValue | undefined)[] = [
    ...examples.flatMap((value) => (isJsonObject(value) ? [ownValue(value, name)] : [])),
    ...examplesOf(subject, schema).map(({ value }) => value),
    knownValue(subject, schema),
  ];
  const isValid = subject.check(schema);
  const lists = (values: readonly (JsonValue | undefined)[]) =>
    values.filter((value) => Array.isArray(value) && value.length > 0 && isValid(value).length === 0);
  const described = lists(candidates).toSorted((a, b) => lengthOf(b) - lengthOf(a));
  return [...lists([given]), ...described].filter(Array.isArray).slice(0, maxValues);
}

const lengthOf = (value: JsonValue | undefined): number => (Array.isArray(value) ? value.length : 0);
