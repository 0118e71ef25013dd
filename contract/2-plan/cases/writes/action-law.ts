import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { lowerCaseWords } from '@forgespec/model/names';
import { mergedSchema } from '@forgespec/model/values';
import { isJson } from '@forgespec/templates/shared/media-type';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import { parseJsonBody } from '../../../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { excerpt } from '../../excerpt.ts';
import { CaseExcludedError, type Session } from '../../session.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import { expectEffectNow, expectSuccess } from '../expect.ts';
import { commonProperties, differenceOf } from '../lists/shared-properties.ts';

/**
 * Returns the case for an action on a resource, such as `POST /books/{id}/lend`. If the response is the resource, the next read has the
 * same values. If a property is named after the action, such as `closed`, the next read shows the effect.
 */
export function actionCases(subject: ContractSubject, operation: TestedOperation): Case[] {
  const [, path = '', action = ''] = /^(.*\})\/([^/{}]+)$/u.exec(operation.path) ?? [];
  const reader = subject.operations.find((other) => other.method === 'get' && other.path === path);
  const isAction =
    /^(?:post|put)$/u.test(operation.method) &&
    !subject.operations.some(({ method, path: own }) => method === 'get' && own === operation.path);
  if (reader === undefined || !isAction) return [];
  const [answered, resource] = [operation, reader].map(successSchema);
  const names = answered === undefined || resource === undefined ? [] : commonProperties(subject, answered, resource);
  const effect =
    resource === undefined ? undefined : effectOf(mergedSchema(resource, subject.resolve)?.properties ?? [], action);
  if (names.length === 0 && effect === undefined) return [];
  const pointer = `${operation.pointer}/responses`;
  return [
    createCase(operation, {
      kind: 'write',
      name: 'write/action',
      pointer,
      async run(session, operation) {
        if (session.fixtures.stateless) throw new CaseExcludedError('a mock has no state');
        const args = await session.prepare(operation);
        const reading = await session.withPath(reader, args.path);
        await session.probe(reader, reading);
        const exchange = await session.call(operation, args);
        if (!expectSuccess(session, operation, exchange, { rule: 'write/action', pointer })) return;
        expectEffectNow(operation, exchange);
        const { response } = await session.call(reader, reading);
        const [body, after] = [exchange.response.body, response.body].map(parseJsonBody);
        // An action may also delete or move the resource.
        if (!isSuccess(response.status) || !isJsonObject(after)) return;
        checkRead(session, reader, pointer, differenceOf(names, after, body));
        if (effect !== undefined) checkEffect(session, reader, pointer, effect, after);
      },
    }),
  ];
}

const successSchema = ({ responses }: TestedOperation) =>
  responses.find(({ status }) => isSuccess(status))?.contents.find(({ mediaType }) => isJson(mediaType))?.schema;

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
  readonly value: JsonValue;
}

type Members = NonNullable<NonNullable<ReturnType<typeof mergedSchema>>['properties']>;

/** Returns the effect of an action by its name: after `enable`, `enabled` is true, and after `disable`, it is false. */
function effectOf(members: Members, action: string): Effect | undefined {
  const words = lowerCaseWords(action);
  const [verb = ''] = words;
  if (words.length !== 1) return undefined;
  for (const { name, schema } of members) {
    if (schema.kind !== 'keywords') continue;
    const own = lowerCaseWords(name).join('');
    if (participlesOf(verb).includes(own) && schema.type?.includes('boolean') === true) return { name, value: true };
    const positive = /^(?:un|dis)(.+)$/u.exec(verb)?.[1];
    if (positive !== undefined && participlesOf(positive).includes(own) && schema.type?.includes('boolean') === true)
      return { name, value: false };
  }
  return undefined;
}

const participlesOf = (verb: string): string[] => [
  `${verb}ed`,
  `${verb}d`,
  `${verb}${verb.at(-1) ?? ''}ed`,
  `${verb.replace(/y$/u, 'i')}ed`,
];

function checkEffect(
  session: Session,
  { name: reader }: TestedOperation,
  pointer: string,
  { name, value }: Effect,
  after: JsonObject,
): void {
  const found = after[name];
  if (found === undefined || found === value) return;
  const message = `After the action, ${reader} does not show its effect on ${name}.`;
  session.fail({ rule: 'write/effect', message, expected: String(value), got: JSON.stringify(found), pointer });
}
