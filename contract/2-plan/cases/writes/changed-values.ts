import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { mergedSchema } from '@forgespec/model/values';
import { examplesOf } from '../../../1-describe/examples.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { validVariants } from '../../../1-describe/values/valid-variants.ts';
import { ownValue } from '../../../http/arguments.ts';
import { defaultBodyContent, type DescribedSlot } from '../slots.ts';

/** The maximum number of values that are tried. */
const maxValues = 4;

/** The last and the first day of a month. Code that takes a day for a time, or that adds a month, easily stores another day. */
const changedDays: readonly string[] = ['2027-01-31', '2027-03-01'];

/**
 * Returns valid values that differ from a value: those in the documented examples of the property and of the body first, then other values of
 * the same form.
 */
export function changedValues(
  subject: ContractSubject,
  operation: TestedOperation,
  { name, schema }: DescribedSlot,
  old: JsonValue,
): JsonValue[] {
  const check = subject.check(schema);
  const merged = mergedSchema(schema, subject.resolve);
  const isText = merged?.type?.includes('string') === true && merged.enum === undefined;
  const candidates: JsonValue[] = [
    ...examplesOf(subject, schema).map(({ value }) => value),
    ...(typeof old === 'boolean' ? [!old] : []),
    ...(merged?.type?.includes('boolean') === true ? [true, false] : []),
    ...(typeof old === 'number' ? [old + 1] : []),
    ...(merged?.enum ?? []),
    ...validVariants(schema, subject.resolve).map(({ value }) => value),
    ...(isText ? valuesInBodies(subject, operation, name) : []),
    ...(isText ? changedTexts(String(old ?? ''), merged.format) : []),
  ];
  return [...new Set(candidates)]
    .filter((value) => value !== old && value !== null && value !== '' && typeof value !== 'object')
    .filter((value) => check(value).length === 0)
    .slice(0, maxValues);
}

/** Returns the values of a property in the documented examples of the whole body. */
function valuesInBodies(subject: ContractSubject, operation: TestedOperation, name: string): JsonValue[] {
  const whole = defaultBodyContent(operation)?.schema;
  const examples = whole === undefined ? [] : examplesOf(subject, whole);
  return examples.flatMap(({ value }) => (isJsonObject(value) ? [ownValue(value, name) ?? null] : []));
}

function changedTexts(old: string, format: string | undefined): readonly string[] {
  if (format === 'date') return changedDays;
  if (/^https?:\/\/[^?#]+$/u.test(old)) return [`${old.replace(/\/$/u, '')}/changed`];
  return format === undefined ? [`${old} changed`.trim()] : [];
}
