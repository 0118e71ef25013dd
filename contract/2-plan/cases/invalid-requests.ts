import { isBracketed } from '@forgespec/model';
import { isJsonObject } from '@forgespec/description/json';
import { isJson } from '@forgespec/templates/shared/media-type';
import { mergedSchema } from '@forgespec/model/values';
import { withValue, withoutValue, type Arguments, type Slot } from '../../http/arguments.ts';
import { knownValue } from '../arguments-source.ts';
import type { ContractSubject, TestedOperation } from '../../1-describe/subject.ts';
import { coercions } from '../../1-describe/values/coercions.ts';
import { invalidVariants } from '../../1-describe/values/invalid-variants.ts';
import type { ValueVariant } from '../../1-describe/values/variant.ts';
import { mixedAlternatives } from './mixed-alternatives.ts';
import type { Case } from './case.ts';
import { createCase } from './draft.ts';
import { expectStatus } from './expect.ts';
import { reportUndocumentedRejection } from './undocumented-rejection.ts';
import { defaultBodyContent, describedSlots, isCondition, type DescribedSlot } from './slots.ts';

/**
 * The statuses that reject an invalid request. A description often states that an invalid request is rejected, but not with
 * which status.
 */
const rejectionStatuses = [400, 409, 411, 413, 414, 415, 422, 431];

/**
 * Returns the cases for invalid requests, which the server must reject. Each request breaks one rule: a required value is
 * missing, a value has another type or is out of range, or a property is unknown.
 */
export function invalidRequestCases(subject: ContractSubject, operation: TestedOperation): Case[] {
  const slots = describedSlots(subject, operation);
  return [
    ...slots.filter((slot) => isRequired(subject, operation, slot)).map((slot) => missingCase(operation, slot)),
    ...slots.flatMap((slot) => invalidValueCases(subject, operation, slot)),
    ...unknownPropertyCases(subject, operation),
    ...emptyBodyCases(subject, operation),
    ...(operation.body?.required === true ? [missingBodyCase(operation)] : []),
  ];
}

/**
 * Returns true if a request without the given parameter or property is invalid. For a body property, the validator checks an example body
 * without the property. With `anyOf`, for example, such a body may be valid.
 */
function isRequired(subject: ContractSubject, operation: TestedOperation, slot: DescribedSlot): boolean {
  if (!slot.required || slot.in === 'path') return false;
  const schema = defaultBodyContent(operation)?.schema;
  if (slot.in !== 'body' || schema === undefined) return true;
  const body = knownValue(subject, schema);
  if (!isJsonObject(body)) return false;
  const without = Object.fromEntries(Object.entries(body).filter(([name]) => name !== slot.name));
  return subject.check(schema)(without).length > 0;
}

const missingCase = (operation: TestedOperation, slot: DescribedSlot): Case =>
  rejectedCase(operation, `${slot.in}/${slot.name}/required/missing`, slot.pointer, slot, (args) =>
    withoutValue(args, slot),
  );

function missingBodyCase(operation: TestedOperation): Case {
  const pointer = `${operation.pointer}/requestBody`;
  return rejectedCase(operation, 'body/required/missing', pointer, undefined, ({ path, query, header }) => ({
    path,
    query,
    header,
  }));
}

function invalidValueCases(subject: ContractSubject, operation: TestedOperation, slot: DescribedSlot): Case[] {
  // Skip `deepObject` parameters. They are sent as `name[key]=…`, so a plain `name=text` would be a different, unknown parameter.
  const parameter = operation.parameters.find(({ in: location, name }) => location === slot.in && name === slot.name);
  if (parameter !== undefined && isBracketed(parameter)) return [];
  return [...invalidVariants(slot.schema, subject.resolve), ...mixedAlternatives(slot.schema, subject.resolve)]
    .filter(({ name }) => !isPageLimit(operation, slot, name))
    .filter((variant) => isInvalidVariant(subject, slot, variant))
    .map(({ name, value, pointer }) =>
      rejectedCase(operation, `${slot.in}/${slot.name}/${name}`, pointer, slot, (args) => withValue(args, slot, value)),
    );
}

/**
 * Returns true for a page size above the maximum. A server may accept such a page size, and return fewer items. The case
 * `pagination/limit` checks the number of items.
 */
const isPageLimit = (operation: TestedOperation, { name }: DescribedSlot, variant: string): boolean =>
  isPageSize(operation, name) && variant === 'maximum/above';

/** Returns true for the number or the size of a page, and for other parameters that select a page. */
const isPaging = ({ pagination }: TestedOperation, about: Slot | undefined): boolean =>
  about?.in === 'query' && Object.values(pagination?.parameters ?? {}).includes(about.name);

/** Returns true if a parameter contains the size of a page. */
export const isPageSize = ({ pagination }: TestedOperation, name: string | undefined): boolean =>
  pagination !== undefined && name === pagination.parameters.size;

/** Returns true if the validator rejects a value, and also rejects every value to which a server may coerce it. */
export function isInvalidVariant(
  subject: ContractSubject,
  { isText, schema, in: location }: Pick<DescribedSlot, 'in' | 'isText' | 'schema'>,
  { value }: Pick<ValueVariant, 'value'>,
): boolean {
  const check = subject.check(schema);
  if (check(value).length === 0) return false;
  if (!isText) return true;
  if (isJsonObject(value) || value === null || (location === 'path' && value === '')) return false;
  // An empty array is omitted from the request, so it cannot be invalid.
  if (Array.isArray(value)) return value.length > 0 && value.every((item) => isInvalidText(check, String(item)));
  return isInvalidText(check, String(value));
}

const isInvalidText = (check: ReturnType<ContractSubject['check']>, text: string): boolean =>
  text !== '' && coercions(text).every((reading) => check(reading).length > 0);

/** Returns a case that sends an unknown property, if `additionalProperties` is `false`. Otherwise returns an empty list. */
function unknownPropertyCases(subject: ContractSubject, operation: TestedOperation): Case[] {
  const content = defaultBodyContent(operation);
  if (content?.schema === undefined || !isJson(content.mediaType)) return [];
  const rule = mergedSchema(content.schema, subject.resolve)?.additionalProperties;
  if (rule?.kind !== 'boolean' || rule.value) return [];
  const unknown = { in: 'body', name: 'not_in_the_description' } as const;
  return [
    rejectedCase(operation, 'body/additionalProperties/unknown', rule.pointer, unknown, (args) =>
      withValue(args, unknown, true),
    ),
  ];
}

/** Returns a case that sends an empty object, if the body needs a property, but none of them is required (`minProperties`). */
function emptyBodyCases(subject: ContractSubject, operation: TestedOperation): Case[] {
  const content = defaultBodyContent(operation);
  if (content?.schema === undefined || !isJson(content.mediaType)) return [];
  const { mediaType, schema } = content;
  const merged = mergedSchema(schema, subject.resolve);
  const needsAny = (merged?.minProperties ?? 0) > 0 && (merged?.required ?? []).length === 0;
  if (merged === undefined || !needsAny || subject.check(schema)({}).length === 0) return [];
  const pointer = `${merged.pointer}/minProperties`;
  return [
    rejectedCase(operation, 'body/minProperties/none', pointer, undefined, (args) => ({
      ...args,
      body: { mediaType, value: {} },
    })),
  ];
}

/** Returns the further statuses that reject a request whose only fault is one parameter. */
function otherRejections(about: Slot | undefined): readonly number[] {
  // No resource has an invalid id.
  if (about?.in === 'path') return [404];
  // The request lacks a condition, or the condition is false: RFC 6585, section 3, and RFC 9110, section 15.5.13.
  return about !== undefined && isCondition(about) ? [412, 428] : [];
}

function rejectedCase(
  operation: TestedOperation,
  name: string,
  pointer: string,
  about: Slot | undefined,
  change: (args: Arguments) => Arguments,
): Case {
  const wanted = [...rejectionStatuses, ...otherRejections(about)];
  return createCase(operation, {
    kind: 'negative',
    name,
    pointer,
    about,
    async run(session, operation) {
      const args = change(await session.prepare(operation));
      const exchange = await session.call(operation, args, { tolerate: wanted });
      const message = 'A request that breaks the rule was not rejected.';
      const rule = isPaging(operation, about) ? 'pagination/refused' : 'refused';
      const isFine = expectStatus(session, exchange, wanted, message, { rule, pointer });
      if (isFine) reportUndocumentedRejection(session, operation, exchange, pointer);
      if (isFine) await session.compare(operation, args, exchange);
    },
  });
}
