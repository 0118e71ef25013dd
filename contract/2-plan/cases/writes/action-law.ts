import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { lowerCaseWords } from '@forgespec/model/names';
import { mergedSchema } from '@forgespec/model/values';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import { jsonSchemaOf } from '../../../1-describe/documented-response.ts';
import { parseJsonBody } from '../../../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { wordsInText } from '../../../1-describe/lists/declares-filter.ts';
import { excerpt } from '../../excerpt.ts';
import { CaseExcludedError, type Session } from '../../session.ts';
import type { TestResources } from '../../test-resources.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import { expectEffectNow, expectSuccess } from '../expect.ts';
import { listedItemOf } from '../lists/listed-item.ts';
import { commonProperties, differenceOf } from '../lists/shared-properties.ts';

/**
 * Returns the case for an action on a resource, such as `POST /books/{id}/lend`. If the response is the resource, the next read has the
 * same values, and so has the item of the list. If a property is named after the action, such as `closed`, the next read shows the effect.
 */
export function actionCases(subject: ContractSubject, resources: TestResources, operation: TestedOperation): Case[] {
  const [, path = '', action = ''] = /^(.*\})\/([^/{}]+)$/u.exec(operation.path) ?? [];
  const reader = readerAt(subject, path);
  const isAction = /^(?:post|put)$/u.test(operation.method) && readerAt(subject, operation.path) === undefined;
  if (reader === undefined || !isAction) return [];
  const { names, effect } = shownAfter(subject, operation, reader, action);
  if (names.length === 0 && effect === undefined) return [];
  const pointer = `${operation.pointer}/responses`;
  const listed = listedItemOf(subject, resources, reader);
  return [
    createCase(operation, {
      kind: 'write',
      name: 'write/action',
      pointer,
      async run(session, operation) {
        if (session.fixtures.stateless) throw new CaseExcludedError('a mock has no state');
        const args = await session.prepare(operation);
        const reading = await session.withPath(reader, args.path);
        const before = parseJsonBody((await session.probe(reader, reading)).response.body);
        await listed?.fillCaches(session, args.path);
        const exchange = await session.call(operation, args);
        if (!expectSuccess(session, operation, exchange, { rule: 'write/action', pointer })) return;
        expectEffectNow(session, operation, exchange);
        const { response } = await session.call(reader, reading);
        const [body, after] = [exchange.response.body, response.body].map(parseJsonBody);
        // An action may also delete or move the resource.
        if (!isSuccess(response.status) || !isJsonObject(after)) return;
        checkRead(session, reader, pointer, differenceOf(names, after, body));
        if (effect !== undefined) checkEffect(session, reader, pointer, effect, [before, after]);
        await listed?.compare(session, args.path);
      },
    }),
  ];
}

const readerAt = ({ operations }: ContractSubject, path: string): TestedOperation | undefined =>
  operations.find((operation) => operation.method === 'get' && operation.path === path);

/** Returns the properties that a read must have after an action: those of the response to the action, and the effect that its name states. */
function shownAfter(
  subject: ContractSubject,
  operation: TestedOperation,
  reader: TestedOperation,
  action: string,
): { readonly names: ReturnType<typeof commonProperties>; readonly effect: Effect | undefined } {
  const [answered, resource] = [jsonSchemaOf(operation), jsonSchemaOf(reader)];
  if (resource === undefined) return { names: [], effect: undefined };
  return {
    names: answered === undefined ? [] : commonProperties(subject, answered, resource),
    effect: effectOf(subject, mergedSchema(resource, subject.resolve)?.properties ?? [], operation, action),
  };
}

function checkRead(
  session: Session,
  { name: reader }: TestedOperation,
  pointer: string,
  difference: ReturnType<typeof differenceOf>,
): void {
  if (difference === undefined) return;
  const { name, one, other } = difference;
  const message = `After the action, ${reader} returns another ${name} than the response to the action.`;
  session.fail({
    rule: 'write/action',
    message,
    expected: excerpt(JSON.stringify(other)),
    got: excerpt(JSON.stringify(one)),
    pointer,
  });
}

/** The value that a property has after an action. */
interface Effect {
  readonly name: string;
  readonly value: boolean | string;
  /** True if the text of the operation mentions the property. False if the meaning is only guessed from the name of the action. */
  readonly isDeclared: boolean;
}

type Members = NonNullable<NonNullable<ReturnType<typeof mergedSchema>>['properties']>;

/**
 * Returns the effect of an action by its name: after `enable`, `enabled` is true, and after `disable`, it is false. After `cancel`, a property
 * with an enumeration that contains `cancelled` has this value.
 */
function effectOf(
  subject: ContractSubject,
  members: Members,
  operation: TestedOperation,
  action: string,
): Effect | undefined {
  const words = lowerCaseWords(action);
  const [verb = ''] = words;
  if (words.length !== 1) return undefined;
  const flags = members.filter(({ schema }) => schema.kind === 'keywords' && schema.type?.includes('boolean') === true);
  const flagOf = (participles: readonly string[]) =>
    flags.find(({ name }) => participles.includes(lowerCaseWords(name).join('')))?.name;
  const text = wordsInText({ description: `${operation.summary ?? ''} ${operation.description ?? ''}` });
  const effect = (name: string, value: boolean): Effect => ({
    name,
    value,
    isDeclared: lowerCaseWords(name).every((word) => text.has(word)),
  });
  const set = flagOf(participlesOf(verb));
  if (set !== undefined) return effect(set, true);
  const cleared = flagOf(participlesOf(/^(?:un|dis)(.+)$/u.exec(verb)?.[1] ?? ''));
  return cleared === undefined ? stateAfter(subject, members, verb, text) : effect(cleared, false);
}

/** Returns the enumerated value that is named after an action. */
function stateAfter(
  subject: ContractSubject,
  members: Members,
  verb: string,
  text: ReadonlySet<string>,
): Effect | undefined {
  const states = members.flatMap(({ name, schema }) => {
    const values = mergedSchema(schema, subject.resolve)?.enum ?? [];
    return values.flatMap((value) => (typeof value === 'string' ? [{ name, value }] : []));
  });
  const participles = participlesOf(verb);
  const found = states.find(({ value }) => participles.includes(lowerCaseWords(value).join('')));
  return found === undefined ? undefined : { ...found, isDeclared: text.has(found.value.toLowerCase()) };
}

const participlesOf = (verb: string): string[] =>
  verb === '' ? [] : [`${verb}ed`, `${verb}d`, `${verb}${verb.at(-1) ?? ''}ed`, `${verb.replace(/y$/u, 'i')}ed`];

function checkEffect(
  session: Session,
  { name: reader }: TestedOperation,
  pointer: string,
  { name, value, isDeclared }: Effect,
  [before, after]: readonly [JsonValue | undefined, JsonObject],
): void {
  const found = after[name];
  if (found === undefined || found === value) return;
  // The resource may be on its way to the state that the action names.
  const old = isJsonObject(before) ? before[name] : undefined;
  if (typeof value === 'string' && found !== old) return;
  const message = `After the action, ${reader} does not show its effect on ${name}.`;
  const finding = { rule: 'write/effect', message, expected: String(value), got: JSON.stringify(found), pointer };
  if (isDeclared) session.fail(finding);
  else session.hint(finding);
}
