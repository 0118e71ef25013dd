import type { JsonValue } from '@forgespec/description/json';
import { mergedSchema } from '@forgespec/model/values';
import { examplesOf } from '../../../1-describe/examples.ts';
import type { ContractSubject } from '../../../1-describe/subject.ts';
import { validVariants } from '../../../1-describe/values/valid-variants.ts';
import type { DescribedSlot } from '../slots.ts';

/** The maximum number of values that are tried. */
const maxValues = 3;

/** Returns valid values that differ from a value: the documented examples first, then other values of the same form. */
export function changedValues(subject: ContractSubject, { schema }: DescribedSlot, old: JsonValue): JsonValue[] {
  const check = subject.check(schema);
  const merged = mergedSchema(schema, subject.resolve);
  const isText = merged?.type?.includes('string') === true && merged.enum === undefined && merged.format === undefined;
  const candidates: JsonValue[] = [
    ...examplesOf(subject, schema).map(({ value }) => value),
    ...(typeof old === 'boolean' ? [!old] : []),
    ...(merged?.type?.includes('boolean') === true ? [true, false] : []),
    ...(typeof old === 'number' ? [old + 1] : []),
    ...(merged?.enum ?? []),
    ...validVariants(schema, subject.resolve).map(({ value }) => value),
    ...(isText ? [`${String(old ?? '')} changed`.trim()] : []),
  ];
  return [...new Set(candidates)]
    .filter((value) => value !== old && value !== null && value !== '' && typeof value !== 'object')
    .filter((value) => check(value).length === 0)
    .slice(0, maxValues);
}
