import { statusClass } from '@forgespec/templates/shared/statuses';
import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { withValue, withoutValue, type Arguments } from '../../http/arguments.ts';
import { evaluateArguments } from '../requests/evaluate-arguments.ts';
import { knownValue } from '../arguments-source.ts';
import type { Fixtures } from '../fixtures.ts';
import { CaseSkippedError } from '../session.ts';
import { examplesOf } from '../../1-describe/examples.ts';
import type { ContractSubject, TestedOperation } from '../../1-describe/subject.ts';
import { validVariants } from '../../1-describe/values/valid-variants.ts';
import type { Case } from './case.ts';
import { createCase } from './draft.ts';
import { expectSuccess, valueRejections } from './expect.ts';
import { dependsOnState, defaultBodyContent, describedSlots, type DescribedSlot } from './slots.ts';

/**
 * Returns cases for optional properties and query parameters without an example, enumeration or boundary, because no other case sends them.
 * The value comes from the fixtures, otherwise from the description. A value from the description may be an id that does not exist on the
 * server. So if the server rejects a value from the description, the case is skipped. A property or parameter with a value in the fixtures
 * gets a case even if it is required, or if another case sends it.
 */
export function propertyValueCases(subject: ContractSubject, fixtures: Fixtures, operation: TestedOperation): Case[] {
  const slots = describedSlots(subject, operation);
  const bodyNames = new Set(slots.flatMap((slot) => (slot.in === 'body' ? [slot.name] : [])));
  const values = fixtures.operations[operation.name]?.values;
  return slots
    .filter((slot) => (slot.in === 'body' || slot.in === 'query') && !dependsOnState(slot))
    .flatMap((slot) => {
      // If a property of the body has the same name as a query parameter, the value in the fixtures belongs to the property.
      const isNamed = slot.in === 'body' || !bodyNames.has(slot.name);
      const given = isNamed ? values?.[slot.name] : undefined;
      if (given !== undefined) return [valueCase(subject, operation, slot, { value: given, isSuggested: false })];
      if (slot.required || isOtherwiseSent(subject, slot)) return [];
      const value = mayIdentifyResource(operation, slot) ? undefined : suggestedValue(subject, operation, slot);
      return [valueCase(subject, operation, slot, { value, isSuggested: true })];
    });
}

/** A value for a property or parameter. Undefined if no value is known. */
interface TestedValue {
  readonly value: JsonValue | undefined;
  /** True if the value is from the description, and not from the fixtures. */
  readonly isSuggested: boolean;
}

const valueCase = (
  subject: ContractSubject,
  operation: TestedOperation,
  slot: DescribedSlot,
  { value, isSuggested }: TestedValue,
): Case =>
  createCase(operation, {
    kind: 'positive',
    name: `${slot.in}/${slot.name}/value`,
    pointer: slot.pointer,
    about: slot,
    async run(session, operation) {
      if (value === undefined)
        throw new CaseSkippedError(`no value is known for ${slot.name}; add one to "values" in the fixtures`);
      const complete = withValue(await session.prepare(operation), slot, value);
      const args = evaluateArguments(withoutExcluded(subject, operation, complete, slot), undefined, () =>
        session.name(),
      );
      const tolerate = isSuggested ? valueRejections : [];
      const exchange = await session.call(operation, args, { tolerate });
      const { status } = exchange.response;
      if (isSuggested && statusClass(status) === 4) {
        const valueText = JSON.stringify(value).slice(0, 60);
        throw new CaseSkippedError(
          `the server responded with ${status} to the suggested value ${valueText}; add a value to "values" in the fixtures`,
        );
      }
      expectSuccess(session, operation, exchange, { rule: 'accepted', pointer: slot.pointer });
    },
  });

/**
 * Returns true if a property may be the id of the resource that an operation changes, such as `pet_id` for `PUT /pets/{id}`. The
 * description may contain an id of a resource that the run did not create. So no value from the description is sent for this property.
 */
function mayIdentifyResource({ method, path }: TestedOperation, { name }: DescribedSlot): boolean {
  const [, kind] = /^(.+)_i?ids?$/u.exec(name) ?? [];
  const collection = path.split('/').findLast((segment) => segment !== '' && !segment.startsWith('{')) ?? '';
  return method !== 'post' && kind !== undefined && collection.replaceAll('-', '_').startsWith(kind);
}

const isOtherwiseSent = (subject: ContractSubject, { schema }: DescribedSlot): boolean =>
  examplesOf(subject, schema).length > 0 || validVariants(schema, subject.resolve).length > 0;

/**
 * Returns the value of a property in an example of the whole body. If no example of the body has a valid value for the property, returns an
 * example or a sample value of the property's schema. Returns undefined if no value is known.
 */
function suggestedValue(
  subject: ContractSubject,
  operation: TestedOperation,
  { in: location, name, schema }: DescribedSlot,
): JsonValue | undefined {
  const whole = location === 'body' ? defaultBodyContent(operation)?.schema : undefined;
  const examples = (whole === undefined ? [] : examplesOf(subject, whole)).flatMap(({ value }) =>
    isJsonObject(value) && value[name] !== undefined ? [value[name]] : [],
  );
  const check = subject.check(schema);
  return examples.find((value) => check(value).length === 0) ?? knownValue(subject, schema);
}

/** Removes properties from a body if they must not be sent together with a given property (`x-exclusive-with`). */
function withoutExcluded(
  subject: ContractSubject,
  operation: TestedOperation,
  args: Arguments,
  { name, pointer }: DescribedSlot,
): Arguments {
  return describedSlots(subject, operation)
    .filter((other) => other.in === 'body' && other.name !== name)
    .filter(
      (other) => exclusions(subject, other.pointer).includes(name) || exclusions(subject, pointer).includes(other.name),
    )
    .reduce<Arguments>((left, other) => withoutValue(left, other), args);
}

function exclusions(subject: ContractSubject, pointer: string): JsonValue[] {
  const node = subject.at(pointer);
  const names = isJsonObject(node) ? node['x-exclusive-with'] : undefined;
  return names === undefined ? [] : [names].flat();
}
