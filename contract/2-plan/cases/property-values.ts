import { statusClass } from '@forgespec/templates/shared/responses';
import { isJsonObject, type JsonValue } from '@forgespec/generator/json';
import { withValue, withoutValue, type Arguments } from '../../http/arguments.ts';
import { evaluateArguments } from '../requests/evaluate-arguments.ts';
import { knownValue } from '../arguments-source.ts';
import type { Fixtures } from '../fixtures.ts';
import { Skip } from '../session.ts';
import { examplesOf } from '../../1-describe/examples.ts';
import type { Subject, TestedOperation } from '../../1-describe/subject.ts';
import { acceptedVariants } from '../../1-describe/values/accepted-variants.ts';
import type { Case } from './case.ts';
import { caseOf } from './draft.ts';
import { expectSuccess } from './expect.ts';
import { dependsOnState } from './depends-on-state.ts';
import { bodyContent, slotsOf, type DescribedSlot } from './slots.ts';

/**
 * Sends each optional property of a body, and each optional query parameter, that has neither an example, nor an enumeration, nor a
 * boundary of its own: with the value of the fixtures, or with one that the description suggests. A server may refuse a suggested
 * value, such as the id of something that it does not have; then the property was not tried. A value of the fixtures is sent also if the
 * property is required.
 */
export function propertyValueCases(subject: Subject, fixtures: Fixtures, operation: TestedOperation): Case[] {
  return slotsOf(subject, operation)
    .filter((slot) => (slot.in === 'body' || slot.in === 'query') && !dependsOnState(slot))
    .flatMap((slot) => {
      const given = slot.in === 'body' ? fixtures.operations[operation.name]?.values?.[slot.name] : undefined;
      if (given === undefined && (slot.required || isOtherwiseSent(subject, slot))) return [];
      const value = given ?? (addressesItem(operation, slot) ? undefined : suggestedValue(subject, operation, slot));
      return caseOf(operation, {
        kind: 'positive',
        name: `${slot.in}/${slot.name}/value`,
        pointer: slot.pointer,
        about: slot,
        async run(session, operation) {
          if (value === undefined)
            throw new Skip(`no value is known for ${slot.name}; give one under values in the fixtures`);
          const prepared = withOnly(subject, operation, withValue(await session.prepare(operation), slot, value), slot);
          const call = evaluateArguments(prepared, undefined, () => session.name());
          const tolerate = given === undefined ? [400, 403, 404, 409, 422] : [];
          const exchange = await session.call(operation, call, { tolerate });
          const { status } = exchange.response;
          if (given === undefined && statusClass(status) === 4) {
            const shown = JSON.stringify(value).slice(0, 60);
            throw new Skip(
              `it answered ${status} to the suggested value ${shown}; give one under values in the fixtures`,
            );
          }
          expectSuccess(session, operation, exchange, { rule: 'accepted', pointer: slot.pointer });
        },
      });
    });
}

/** Whether a property may name the thing that an operation changes: a suggested value would change one that the run did not make. */
function addressesItem({ method, path }: TestedOperation, { name }: DescribedSlot): boolean {
  const [, kind] = /^(.+)_i?ids?$/u.exec(name) ?? [];
  const collection = path.split('/').findLast((segment) => segment !== '' && !segment.startsWith('{')) ?? '';
  return method !== 'post' && kind !== undefined && collection.replaceAll('-', '_').startsWith(kind);
}

const isOtherwiseSent = (subject: Subject, { schema }: DescribedSlot): boolean =>
  examplesOf(subject, schema).length > 0 || acceptedVariants(schema, subject.resolve).length > 0;

/** Returns a value from an example of the whole body, or one that the schema allows. */
function suggestedValue(
  subject: Subject,
  operation: TestedOperation,
  { in: place, name, schema }: DescribedSlot,
): JsonValue | undefined {
  const whole = place === 'body' ? bodyContent(operation)?.schema : undefined;
  const shown = (whole === undefined ? [] : examplesOf(subject, whole)).flatMap(({ value }) =>
    isJsonObject(value) && value[name] !== undefined ? [value[name]] : [],
  );
  const check = subject.check(schema);
  return shown.find((value) => check(value).length === 0) ?? knownValue(subject, schema);
}

/** Takes out the properties that may not be sent together with one (`x-exclusive-with`). */
function withOnly(
  subject: Subject,
  operation: TestedOperation,
  call: Arguments,
  { name, pointer }: DescribedSlot,
): Arguments {
  return slotsOf(subject, operation)
    .filter((other) => other.in === 'body' && other.name !== name)
    .filter(
      (other) => exclusions(subject, other.pointer).includes(name) || exclusions(subject, pointer).includes(other.name),
    )
    .reduce<Arguments>((left, other) => withoutValue(left, other), call);
}

function exclusions(subject: Subject, pointer: string): JsonValue[] {
  const node = subject.at(pointer);
  const names = isJsonObject(node) ? node['x-exclusive-with'] : undefined;
  return names === undefined ? [] : [names].flat();
}
