import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { ownValue, withValue, type Arguments } from '../../http/arguments.ts';
import { examplesOf } from '../../1-describe/examples.ts';
import type { ContractSubject, TestedOperation } from '../../1-describe/subject.ts';
import { validVariants } from '../../1-describe/values/valid-variants.ts';
import type { Session } from '../session.ts';
import { defaultBodyContent, describedSlots, type DescribedSlot } from './slots.ts';

/**
 * Returns the arguments of an update that changes at least one property of a created resource. If the documented values are the values of
 * the resource, one property gets another value that is valid. Returns the arguments unchanged if no such value is known.
 */
export function withChangedProperty(
  operation: TestedOperation,
  args: Arguments,
  session: Session,
  created: JsonValue | undefined,
): Arguments {
  const sent = args.body?.value;
  const schema = defaultBodyContent(operation)?.schema;
  const isFixed = session.fixtures.operations[operation.name]?.body !== undefined;
  if (!isJsonObject(sent) || !isJsonObject(created) || schema === undefined || isFixed) return args;
  const isChange = Object.entries(sent).some(
    ([name, value]) => ownValue(created, name) !== undefined && created[name] !== value && typeof value !== 'object',
  );
  if (isChange) return args;
  const isValid = session.subject.check(schema);
  return (
    describedSlots(session.subject, operation)
      .filter(({ in: location, name }) => location === 'body' && ownValue(created, name) !== undefined)
      .filter(({ name }) => !session.repeatsPath(operation, name) && !session.isIdentifying(operation, name))
      .flatMap((slot) =>
        otherValues(session.subject, slot, created[slot.name]).map((value) => withValue(args, slot, value)),
      )
      .find(({ body }) => body !== undefined && isValid(body.value).length === 0) ?? args
  );
}

/** Returns valid scalar values that differ from a value. Leaves out enumerated values, because a state may exclude them. */
function otherValues(subject: ContractSubject, { schema }: DescribedSlot, value: JsonValue | undefined): JsonValue[] {
  const variants = validVariants(schema, subject.resolve).filter(({ name }) => !name.startsWith('enum/'));
  const next = Number.isInteger(value) ? [Number(value) + 1] : [];
  return [...examplesOf(subject, schema), ...variants, ...next.map((number) => ({ value: number }))]
    .map((variant) => variant.value)
    .filter((other) => other !== value && typeof other === typeof value && typeof other !== 'object');
}
