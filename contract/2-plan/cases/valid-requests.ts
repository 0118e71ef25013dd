import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { argumentsKey, ownValue, withValue, withoutValue, type Arguments, type Slot } from '../../http/arguments.ts';
import { isEncodable } from '../requests/encode-body.ts';
import { knownValue } from '../arguments-source.ts';
import { CaseExcludedError, CaseSkippedError, type Session } from '../session.ts';
import { examplesOf } from '../../1-describe/examples.ts';
import type { ContractSubject, TestedOperation } from '../../1-describe/subject.ts';
import { validVariants } from '../../1-describe/values/valid-variants.ts';
import type { Case } from './case.ts';
import { createCase, isSafe, type CaseDraft } from './draft.ts';
import { expectSuccess } from './expect.ts';
import { isOtherResource } from './other-resource.ts';
import { dependsOnState, describedSlots, type DescribedSlot } from './slots.ts';

/**
 * Returns the cases with valid requests:
 * - one request with only the required arguments, and one with all arguments;
 * - one request for each example and each media type of the body;
 * - one request for each example, enumerated value and boundary of an optional parameter or property.
 */
export function validRequestCases(subject: ContractSubject, operation: TestedOperation): Case[] {
  const slots = describedSlots(subject, operation);
  const optional = slots.filter((slot) => !slot.required && slot.in !== 'path' && !dependsOnState(slot));
  return [
    createCase(
      operation,
      accepts('positive', 'minimal', operation.pointer, (args) => withoutOptionalProperties(slots, args)),
    ),
    ...(optional.length === 0
      ? []
      : [
          createCase(
            operation,
            accepts('positive', 'all-optional', operation.pointer, (args) => withAllExamples(subject, optional, args)),
          ),
        ]),
    ...bodyCases(subject, operation),
    ...singlePropertyCases(subject, operation),
    ...slots.flatMap((slot) => slotCases(subject, operation, slot)),
  ];
}

/** Returns true if a property of the body repeats a value of the path, so that only this value is valid. */
const isInPath = (session: Session, operation: TestedOperation, { in: location, name }: Slot): boolean =>
  location === 'body' && session.repeatsPath(operation, name);

type Change = (args: Arguments, session: Session) => Arguments;

function accepts(
  kind: 'boundary' | 'positive',
  name: string,
  pointer: string,
  change: Change,
  about?: Slot,
): CaseDraft {
  return {
    kind,
    name,
    pointer,
    about,
    async run(session, operation) {
      const before = await session.prepare(operation);
      const args = change(before, session);
      if (about !== undefined && isInPath(session, operation, about))
        throw new CaseSkippedError(`the path contains the value of ${about.name}`);
      const exchange = await session.call(operation, args);
      if (await isOtherResource(session, operation, about, [before, args], exchange))
        throw new CaseSkippedError(`the server has no resource with this value of ${about?.name ?? ''}`);
      const isAccepted = expectSuccess(session, operation, exchange, { rule: 'accepted', pointer });
      if (isAccepted) await session.compare(operation, args, exchange);
    },
  };
}

/**
 * Removes the optional properties from a body. If the body would then be empty or lack a required property, returns the arguments
 * unchanged.
 */
function withoutOptionalProperties(slots: readonly DescribedSlot[], args: Arguments): Arguments {
  const less = slots
    .filter(({ required, in: location }) => location === 'body' && !required)
    .reduce<Arguments>((reduced, slot) => withoutValue(reduced, slot), args);
  return isValidBody(slots, less) ? less : args;
}

function isValidBody(slots: readonly DescribedSlot[], { body }: Arguments): boolean {
  if (!isJsonObject(body?.value)) return true;
  const given = body.value;
  const isComplete = slots.every(
    ({ in: location, name, required }) => location !== 'body' || !required || ownValue(given, name) !== undefined,
  );
  return isComplete && Object.keys(given).length > 0;
}

/**
 * Adds the first example of each optional parameter and property that has examples. Omits parameters and properties that are deprecated or
 * exclude each other.
 */
const withAllExamples = (subject: ContractSubject, optional: readonly DescribedSlot[], args: Arguments): Arguments =>
  optional
    .filter(
      ({ isExclusive, deprecated, in: location, name }) => !isExclusive && !deprecated && !isSent(args, location, name),
    )
    .reduce<Arguments>((filled, slot) => {
      const [example] = examplesOf(subject, slot.schema);
      return example === undefined ? filled : withValue(filled, slot, example.value);
    }, args);

function isSent(args: Arguments, location: DescribedSlot['in'], name: string): boolean {
  const values: JsonValue | undefined = location === 'body' ? args.body?.value : { ...args[argumentsKey(location)] };
  return isJsonObject(values) && ownValue(values, name) !== undefined;
}

function bodyCases(subject: ContractSubject, operation: TestedOperation): Case[] {
  const contents = operation.body?.contents.filter(({ mediaType }) => isEncodable(mediaType)) ?? [];
  const inEachType = contents.slice(1).map(({ mediaType }) =>
    createCase(
      operation,
      accepts('positive', `body/media-type/${mediaType}`, `${operation.pointer}/requestBody`, (args) =>
        args.body === undefined ? args : { ...args, body: { mediaType, value: args.body.value } },
      ),
    ),
  );
  const [{ schema, mediaType = '' } = {}] = contents;
  if (schema === undefined) return inEachType;
  const check = subject.check(schema);
  const examples = examplesOf(subject, schema).filter(({ value }) => check(value).length === 0);
  const exampleCases = examples.map(({ name, value }) =>
    createCase(
      operation,
      accepts('positive', `body/example/${name}`, schema.pointer, (args, session) => {
        if (session.fixtures.operations[operation.name]?.body !== undefined) {
          throw new CaseExcludedError('the fixtures set the body');
        }
        return session.withNewValues(operation, { ...args, body: { mediaType, value } });
      }),
    ),
  );
  return [...inEachType, ...exampleCases];
}

/** Returns one case for each property in the body of an update. The body of the request contains only this property. */
function singlePropertyCases(subject: ContractSubject, operation: TestedOperation): Case[] {
  const { schema, mediaType = '' } = operation.body?.contents[0] ?? {};
  const body = schema === undefined ? undefined : knownValue(subject, schema);
  if (schema === undefined || !isJsonObject(body) || !/^(?:put|patch)$/u.test(operation.method)) return [];
  const check = subject.check(schema);
  return describedSlots(subject, operation)
    .filter(({ in: location, name }) => location === 'body' && ownValue(body, name) !== undefined)
    .filter(({ name }) => check({ [name]: body[name] }).length === 0)
    .map((slot) => {
      const change = (args: Arguments, session: Session): Arguments => {
        if (session.fixtures.operations[operation.name]?.body !== undefined) {
          throw new CaseExcludedError('the fixtures set the body');
        }
        const value = { [slot.name]: body[slot.name] ?? null };
        return session.withNewValues(operation, { ...args, body: { mediaType, value } });
      };
      return createCase(operation, accepts('positive', `body/${slot.name}/alone`, slot.pointer, change, slot));
    });
}

/** Returns arguments with the value of a variant. If the property identifies a resource, its value is a unique value of the same form. */
function withVariant(
  args: Arguments,
  session: Session,
  operation: TestedOperation,
  { slot, name, value }: { readonly slot: DescribedSlot; readonly name: string; readonly value: JsonValue },
): Arguments {
  const changed = withValue(args, slot, value);
  if (slot.in !== 'body' || !session.isIdentifying(operation, slot.name)) return changed;
  if (name.startsWith('example/')) return session.withNewValues(operation, changed);
  if (typeof value !== 'string' || !/^(?:max|min)Length\/at$/u.test(name)) return changed;
  const text = session.name(value.length).padEnd(value.length, 'x');
  return session.subject.check(slot.schema)(text).length === 0 ? withValue(args, slot, text) : changed;
}

function slotCases(subject: ContractSubject, operation: TestedOperation, slot: DescribedSlot): Case[] {
  if (dependsOnState(slot)) return [];
  // Skip the examples of path parameters in write cases. In these cases, the path must contain the id of the resource that the case
  // created.
  if (slot.in === 'path' && !isSafe(operation)) return [];
  const check = subject.check(slot.schema);
  const location = `${slot.in}/${slot.name}`;
  const variants = [
    ...examplesOf(subject, slot.schema).map(({ name, value }) => ({
      name: `example/${name}`,
      value,
      pointer: slot.pointer,
    })),
    ...(slot.in === 'path' ? [] : validVariants(slot.schema, subject.resolve)),
  ].filter(({ value }) => check(value).length === 0);
  // Skip the first value of a required parameter or property, if all other cases already send it. They do not send a value on a bound.
  const isKnown = slot.required && slot.in !== 'path' && !/^(?:max|min)/u.test(variants[0]?.name ?? '');
  return (isKnown ? variants.slice(1) : variants).map(({ name, value, pointer }) => {
    const kind = name.startsWith('example') ? 'positive' : 'boundary';
    return createCase(
      operation,
      accepts(
        kind,
        `${location}/${name}`,
        pointer,
        (args, session) => withVariant(args, session, operation, { slot, name, value }),
        slot,
      ),
    );
  });
}
