import type { JsonObject, JsonValue } from '@forgespec/description/json';
import { lowerCaseWords } from '@forgespec/model/names';
import { mergedSchema } from '@forgespec/model/values';
import { jsonSchemaOf } from '../../../1-describe/documented-response.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { ownValue, type Arguments } from '../../../http/arguments.ts';
import { excerpt } from '../../excerpt.ts';
import { CaseExcludedError, CaseSkippedError, type Session } from '../../session.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import { isSameValue } from '../same-value.ts';
import type { DescribedSlot } from '../slots.ts';
import { changedValues } from './changed-values.ts';
import { bodyWith, readerFor, sendUpdate, updatedResourceOf, type UpdatedResource } from './updated-resource.ts';

/** A property of an update, with the properties of the read that may have its value: their names share a word, such as `https_only` and `force_https`. */
interface RenamedProperty {
  readonly slot: DescribedSlot;
  readonly names: readonly string[];
}

/**
 * Returns a case for each property of an update that the read has only with a similar name: after another value was sent, one of the similar
 * properties has it, and those that belong to other properties keep their values. A difference is a hint, because the names are guessed.
 */
export function renamedPropertyCases(subject: ContractSubject, operation: TestedOperation): Case[] {
  const resource = updatedResourceOf(subject, operation);
  const renamed = resource === undefined ? [] : renamedProperties(resource);
  return renamed.map((property) =>
    createCase(operation, {
      kind: 'write',
      name: `write/stored/${property.slot.name}`,
      pointer: property.slot.pointer,
      async run(session) {
        if (session.fixtures.stateless) throw new CaseExcludedError('a mock has no state');
        if (resource !== undefined) await checkRenamed(session, resource, property, renamed);
      },
    }),
  );
}

/** Words that say nothing about the meaning of a name. Two names that share only such words are not similar. */
const wordsWithoutMeaning: ReadonlySet<string> = new Set([
  'a',
  'by',
  'for',
  'has',
  'id',
  'is',
  'of',
  'the',
  'to',
  'with',
]);

function renamedProperties({ subject, operation, reader, slots, lists, others }: UpdatedResource): RenamedProperty[] {
  const schema = jsonSchemaOf(reader);
  const members = schema === undefined ? [] : (mergedSchema(schema, subject.resolve)?.properties ?? []);
  const sent = new Set([...slots, ...lists].map(({ name }) => name));
  const collection = lowerCaseWords(operation.path.split('/').findLast((part) => !part.startsWith('{')) ?? '');
  const wordsOf = (name: string): string[] =>
    lowerCaseWords(name).filter((word) => !wordsWithoutMeaning.has(word) && !collection.includes(word));
  return others.flatMap((slot) => {
    const merged = mergedSchema(slot.schema, subject.resolve);
    const words = new Set(wordsOf(slot.name));
    const similar = members.filter((member) => {
      const other = mergedSchema(member.schema, subject.resolve);
      const isSameType = merged?.type?.some((type) => type !== 'null' && other?.type?.includes(type)) === true;
      const mayBeEqual = merged?.enum?.every((value) => other?.enum?.includes(value) === true) ?? true;
      const isSimilar = wordsOf(member.name).some((word) => words.has(word));
      return !sent.has(member.name) && isSameType && mayBeEqual && isSimilar && isSingle(merged) && isSingle(other);
    });
    return similar.length === 0 ? [] : [{ slot, names: similar.map(({ name }) => name) }];
  });
}

const isSingle = (merged: ReturnType<typeof mergedSchema>): boolean =>
  merged?.type?.every((type) => type !== 'array' && type !== 'object') === true;

async function checkRenamed(
  session: Session,
  resource: UpdatedResource,
  { slot, names }: RenamedProperty,
  all: readonly RenamedProperty[],
): Promise<void> {
  const args = await session.prepare(resource.operation);
  const read = await readerFor(session, resource, args);
  const before = await read();
  const [old = null] = names.flatMap((name) => ownValue(before, name) ?? []);
  if (typeof old === 'object' && old !== null) throw new CaseSkippedError('the old value is not known');
  for (const value of [
    ...changedValues(resource.subject, resource.operation, slot, old),
    ...(typeof old === 'boolean' ? [old] : []),
  ]) {
    const earlier = await read();
    if ((await sendUpdate(session, resource, bodyWith(resource, args, slot, value))) === undefined) continue;
    const after = await read();
    reportLost(session, resource, { slot, names }, value, after);
    reportSideEffects(session, resource, { slot, names }, all, [earlier, after]);
    if (typeof value !== 'boolean') break;
  }
  await restore(session, resource, args, slot, old);
}

async function restore(
  session: Session,
  resource: UpdatedResource,
  args: Arguments,
  slot: DescribedSlot,
  old: JsonValue,
): Promise<void> {
  if (resource.subject.check(slot.schema)(old).length > 0) return;
  await session.probe(resource.operation, bodyWith(resource, args, slot, old)).catch(() => undefined);
}

function reportLost(
  session: Session,
  { reader }: UpdatedResource,
  { slot, names }: RenamedProperty,
  value: JsonValue,
  after: JsonObject,
): void {
  const found = names.flatMap((name) => ownValue(after, name) ?? []);
  if (found.length === 0 || found.some((other) => isSameValue(value, other))) return;
  session.hint({
    rule: 'write/read',
    message: `${reader.name} does not return the ${slot.name} that was sent, in ${names.join(' or ')}.`,
    expected: JSON.stringify(value),
    got: excerpt(JSON.stringify(found.length === 1 ? found[0] : found)),
    pointer: slot.pointer,
  });
}

/** Reports a change of a property that belongs to another property of the update. */
function reportSideEffects(
  session: Session,
  { operation }: UpdatedResource,
  { slot, names }: RenamedProperty,
  all: readonly RenamedProperty[],
  [before, after]: readonly [JsonObject, JsonObject],
): void {
  const own = new Set(names);
  const others = all.filter((other) => other.slot !== slot).flatMap((other) => other.names);
  for (const name of new Set(others.filter((other) => !own.has(other)))) {
    const [kept, found] = [ownValue(before, name), ownValue(after, name)];
    if (kept === undefined || found === undefined || isSameValue(kept, found)) continue;
    session.hint({
      rule: 'write/kept',
      message: `${operation.name} with ${slot.name} changes ${name}, which was not sent.`,
      expected: excerpt(JSON.stringify(kept)),
      got: excerpt(JSON.stringify(found)),
      pointer: slot.pointer,
    });
  }
}
