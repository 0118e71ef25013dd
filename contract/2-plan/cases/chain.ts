import { lowerCaseWords } from '@forgespec/model/names';
import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { createDirectionMarks } from '@forgespec/model';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { Arguments } from '../../http/arguments.ts';
import type { TestResources } from '../test-resources.ts';
import { createsResource, type Link } from '../../1-describe/links.ts';
import { parseJsonBody } from '../../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../../1-describe/subject.ts';
import { excerpt } from '../excerpt.ts';
import type { Session } from '../session.ts';
import type { Case } from './case.ts';
import { withChangedProperty } from './changed-update.ts';
import { listedCases, unlistedCases } from './chain-lists.ts';
import { createThenCallCase, type CreatedResource } from './create-then-call-case.ts';
import { expectEffectNow, expectStatus } from './expect.ts';
import { isMarkedAsDeleted } from './marked-as-deleted.ts';
import { isSameValue } from './same-value.ts';
import { defaultBodyContent } from './slots.ts';
import { listedItemOf } from './lists/listed-item.ts';
import { relatedListCases } from './related-lists.ts';
import { otherItemsCases } from './writes/other-items-law.ts';
import { stateCases } from './state-machine.ts';

/**
 * Returns the cases that create a resource. The cases check that the resource can be read and is in its list, that an
 * update is visible, and that the resource is gone after its deletion.
 */
export function chainCases(subject: ContractSubject, resources: TestResources): Case[] {
  return resources.links
    .filter(({ from }) => createsResource(from))
    .flatMap((link) => {
      const isItem = link.from.path.replace(/\/$/u, '') !== link.to.path && link.to.path.endsWith('}');
      const isSameLocation = link.from.path === link.to.path;
      if (link.to.method === 'get' && (isItem || isSameLocation))
        return [
          readCase(resources, link),
          ...listedCases(subject, resources, link),
          ...relatedListCases(subject, resources, link),
        ];
      if (link.to.method === 'delete')
        return [
          deleteCase(subject, resources, link),
          ...unlistedCases(subject, resources, link),
          ...relatedListCases(subject, resources, link),
          ...otherItemsCases(subject, resources, link),
        ];
      if (/^(?:put|patch)$/u.test(link.to.method) && (isItem || isSameLocation)) {
        return [
          updateCase(subject, resources, link),
          ...stateCases(subject, resources, link),
          ...otherItemsCases(subject, resources, link),
        ];
      }
      return [];
    });
}

const readCase = (resources: TestResources, link: Link): Case =>
  createThenCallCase(
    resources,
    link,
    link.to,
    'read',
    async ({ session, createArguments, createdBody, fail, sendTested }) => {
      const body = await sendTested();
      // Compare only the properties that were sent, and the properties that the link uses. The server may change other
      // properties at any time, for example a counter or a token.
      const lasting = [...Object.keys(sentFields(createArguments)), ...keysIn(link)];
      const hidden = writeOnlyNames(session.subject, link.from);
      const compared = onlyNames(createdBody, (name) => lasting.includes(name) && !hidden.has(name));
      for (const { name, expected, got } of differences(compared, parseJsonBody(body?.response.body ?? ''))) {
        fail('chain/read', `The created resource has a different ${name} when it is read.`, expected, got);
      }
    },
  );

const updateCase = (subject: ContractSubject, resources: TestResources, link: Link): Case => {
  const readerOfItem = subject.operations.find(({ method, path }) => method === 'get' && path === link.to.path);
  const listed = listedItemOf(subject, resources, readerOfItem);
  const check = async ({ session, args, reader, fail, sendTested }: CreatedResource): Promise<void> => {
    await reader?.fillCaches();
    await listed?.fillCaches(session, args.path);
    const updated = await sendTested();
    if (updated === undefined) return;
    expectEffectNow(session, link.to, updated);
    const body = parseJsonBody(updated.response.body);
    const hidden = writeOnlyNames(session.subject, link.to);
    const sent = onlyNames(sentFields(args), (name) => !hidden.has(name));
    for (const { name, expected, got } of differences(sent, body)) {
      fail('chain/update', `The response to an update has a different ${name} than the request.`, expected, got);
    }
    if (reader === undefined) return;
    const { response } = await reader.read();
    // If the response to the update has no body, compare with the values that were sent.
    const lasting = onlyNames(body ?? sent, (name) => sent[name] !== undefined);
    for (const { name, expected, got } of differences(lasting, parseJsonBody(response.body))) {
      fail('chain/stale', `An update of ${name} is not visible in ${reader.name}.`, expected, got);
    }
    await listed?.compare(session, args.path);
  };
  return createThenCallCase(resources, link, link.to, 'update', check, (args, session, created) =>
    withChangedProperty(link.to, args, session, created),
  );
};

/** Returns an object with only those properties whose names meet a condition. */
const onlyNames = (value: JsonValue | undefined, isWanted: (name: string) => boolean): JsonObject =>
  isJsonObject(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => isWanted(name))) : {};

/** Returns the names of the properties that a link reads from the response body. */
const keysIn = ({ parameters }: Link): string[] =>
  Object.values(parameters).flatMap((expression) => /^\$response\.body#\/([^/]+)/u.exec(String(expression))?.[1] ?? []);

function writeOnlyNames(subject: ContractSubject, operation: TestedOperation): ReadonlySet<string> {
  const schema = defaultBodyContent(operation)?.schema;
  return schema === undefined ? new Set() : createDirectionMarks('writeOnly', subject.resolve).possibly(schema);
}

const sentFields = ({ body }: Arguments): JsonObject => (isJsonObject(body?.value) ? body.value : {});

const deleteCase = (subject: ContractSubject, resources: TestResources, link: Link): Case =>
  createThenCallCase(
    resources,
    link,
    link.to,
    'delete',
    async ({ session, operation, args, reader, pointer, sendTested }) => {
      const before = await reader?.fillCaches();
      const deleted = await sendTested();
      if (deleted === undefined) return;
      expectEffectNow(session, operation, deleted);
      if (reader !== undefined) {
        const left = await reader.read();
        if (isMarkedAsDeleted(before, parseJsonBody(left.response.body))) return;
        const message = 'The deleted resource can still be read.';
        expectStatus(session, left, [404, 410], message, { rule: 'chain/deleted', pointer });
      }
      const again = await session.call(operation, args);
      const message = 'The deleted resource can be deleted again.';
      expectStatus(session, again, [404, 410], message, { rule: 'chain/deleted-twice', pointer });
      await checkRefusedUpdates(subject, session, link, args.path);
    },
  );

/** Sends the updates of a deleted resource that document 404 or 410. The server must not accept them, unless they create resources. */
async function checkRefusedUpdates(
  subject: ContractSubject,
  session: Session,
  { to }: Link,
  path: Arguments['path'],
): Promise<void> {
  const updates = subject.operations.filter(
    (operation) =>
      /^(?:patch|put)$/u.test(operation.method) &&
      operation.path === to.path &&
      !createsResource(operation) &&
      operation.responses.some(({ status }) => status === '404' || status === '410'),
  );
  for (const update of updates) {
    const { response } = await session.probe(update, await session.withPath(update, path));
    if (!isSuccess(response.status)) continue;
    session.fail({
      rule: 'chain/deleted',
      message: `${update.name} accepts a resource that is deleted.`,
      expected: '404 or 410',
      got: String(response.status),
      pointer: `${update.pointer}/responses`,
    });
  }
}

interface Difference {
  readonly name: string;
  readonly expected: string;
  readonly got: string;
}

/**
 * Returns the properties that exist in both objects and have different values. Ignores properties that change with time, such
 * as timestamps, states and counters.
 */
function differences(one: JsonValue | undefined, other: JsonValue | undefined): Difference[] {
  if (!isJsonObject(one) || !isJsonObject(other)) return [];
  return Object.entries(one).flatMap(([name, value]) => {
    const found = other[name];
    const isScalar = (member: JsonValue | undefined): boolean => typeof member !== 'object' && member !== undefined;
    if (!isScalar(value) || !isScalar(found) || isSameValue(value, found) || isChanging(name)) return [];
    return [{ name, expected: excerpt(JSON.stringify(value)), got: excerpt(JSON.stringify(found)) }];
  });
}

/** Returns true if the words of a name, in snake_case or camelCase, denote a timestamp, a state or a counter. */
const isChanging = (name: string): boolean => {
  const words = lowerCaseWords(name);
  return (words.length > 1 && words.at(-1) === 'at') || words.some((word) => changingWords.test(word));
};

const changingWords = /^(?:count(?:er)?s?|states?|status(?:es)?)$/u;
