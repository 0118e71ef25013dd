import { isJsonObject } from '@forgespec/generator/json';
import { withValue, withoutValue, type Arguments, type Slot } from '../../http/arguments.ts';
import { isJson } from '@forgespec/templates/shared/media-type';
import { knownValue } from '../arguments-source.ts';
import type { Subject, TestedOperation } from '../../1-describe/subject.ts';
import { mergedSchema } from '@forgespec/generator/values/merged-schema';
import { readings } from '../../1-describe/values/readings.ts';
import { refusedVariants } from '../../1-describe/values/refused-variants.ts';
import type { Variant } from '../../1-describe/values/variant.ts';
import type { Case } from './case.ts';
import { caseOf } from './draft.ts';
import { expectStatus } from './expect.ts';
import { bodyContent, slotsOf, type DescribedSlot } from './slots.ts';

/** Statuses that refuse a bad request. The description often says that it is refused, but not with which of these statuses. */
const refusals = [400, 409, 411, 413, 414, 415, 422, 431];

/** Calls that break one rule each, and should be refused: something required missing, of another type, out of bounds, unknown. */
export function negativeCases(subject: Subject, operation: TestedOperation): Case[] {
  const slots = slotsOf(subject, operation);
  return [
    ...slots.filter((slot) => isNeeded(subject, operation, slot)).map((slot) => missing(operation, slot)),
    ...slots.flatMap((slot) => wrong(subject, operation, slot)),
    ...closed(subject, operation),
    ...(operation.body?.required === true ? [missingBody(operation)] : []),
  ];
}

/** Whether a request is bad without it. A body may do with one property or another. */
function isNeeded(subject: Subject, operation: TestedOperation, slot: DescribedSlot): boolean {
  if (!slot.required || slot.in === 'path') return false;
  const schema = bodyContent(operation)?.schema;
  if (slot.in !== 'body' || schema === undefined) return true;
  const body = knownValue(subject, schema);
  if (!isJsonObject(body)) return false;
  const without = Object.fromEntries(Object.entries(body).filter(([name]) => name !== slot.name));
  return subject.check(schema)(without).length > 0;
}

const missing = (operation: TestedOperation, slot: DescribedSlot): Case =>
  refuses(operation, `${slot.in}/${slot.name}/required/missing`, slot.pointer, slot, (call) =>
    withoutValue(call, slot),
  );

function missingBody(operation: TestedOperation): Case {
  const pointer = `${operation.pointer}/requestBody`;
  return refuses(operation, 'body/required/missing', pointer, undefined, ({ path, query, header }) => ({
    path,
    query,
    header,
  }));
}

function wrong(subject: Subject, operation: TestedOperation, slot: DescribedSlot): Case[] {
  // An object in a query is several names; a text under its own name is another parameter.
  const parameter = operation.parameters.find(({ in: place, name }) => place === slot.in && name === slot.name);
  if (parameter?.style === 'deepObject') return [];
  return refusedVariants(slot.schema, subject.resolve)
    .filter(({ name }) => !isPageLimit(operation, slot, name))
    .filter((variant) => isRefused(subject, slot, variant))
    .map(({ name, value, pointer }) =>
      refuses(operation, `${slot.in}/${slot.name}/${name}`, pointer, slot, (call) => withValue(call, slot, value)),
    );
}

/** A page size above the maximum may be accepted, if the page is not longer than the maximum. The case `pagination/limit` checks that. */
const isPageLimit = ({ facts, paging }: TestedOperation, { name }: DescribedSlot, variant: string): boolean =>
  facts.pagination !== undefined && name === paging.parameters.size && variant === 'maximum/above';

/** Whether the validator refuses a value, whatever a server may take it for. */
export function isRefused(subject: Subject, { isText, schema, in: place }: DescribedSlot, { value }: Variant): boolean {
  const check = subject.check(schema);
  if (check(value).length === 0) return false;
  if (!isText) return true;
  if (isJsonObject(value) || value === null || (place === 'path' && value === '')) return false;
  // An empty array is no parameter at all.
  if (Array.isArray(value)) return value.length > 0 && value.every((item) => isRefusedText(check, String(item)));
  return isRefusedText(check, String(value));
}

const isRefusedText = (check: ReturnType<Subject['check']>, text: string): boolean =>
  text !== '' && readings(text).every((reading) => check(reading).length > 0);

/** An object that takes no other properties is sent one. */
function closed(subject: Subject, operation: TestedOperation): Case[] {
  const content = bodyContent(operation);
  if (content?.schema === undefined || !isJson(content.mediaType)) return [];
  const rule = mergedSchema(content.schema, subject.resolve)?.additionalProperties;
  if (rule?.kind !== 'boolean' || rule.value) return [];
  const unknown = { in: 'body', name: 'not_in_the_description' } as const;
  return [
    refuses(operation, 'body/additionalProperties/unknown', rule.pointer, unknown, (call) =>
      withValue(call, unknown, true),
    ),
  ];
}

function refuses(
  operation: TestedOperation,
  name: string,
  pointer: string,
  about: Slot | undefined,
  change: (call: Arguments) => Arguments,
): Case {
  // What addresses a thing that cannot be is not there.
  const wanted = about?.in === 'path' ? [...refusals, 404] : refusals;
  return caseOf(operation, {
    kind: 'negative',
    name,
    pointer,
    about,
    async run(session, operation) {
      const call = change(await session.prepare(operation));
      const exchange = await session.call(operation, call, { tolerate: wanted });
      const message = 'A request that breaks the rule was not refused.';
      const isFine = expectStatus(session, exchange, wanted, message, { rule: 'refused', pointer });
      if (isFine) await session.compare(operation, call, exchange);
    },
  });
}
