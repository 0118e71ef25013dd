import { jsonSchemaOf } from '../../1-describe/documented-response.ts';
import { itemListOf } from '../../1-describe/lists/item-list.ts';
import type { Link } from '../../1-describe/links.ts';
import { pathOfObject } from '../../1-describe/path-of-object.ts';
import { isSameObject } from '../../1-describe/same-object.ts';
import type { ContractSubject, TestedOperation } from '../../1-describe/subject.ts';
import { CaseSkippedError } from '../session.ts';
import type { TestResources } from '../test-resources.ts';
import type { Case } from './case.ts';
import { countListed, isItemWithKey, listOfResource } from './chain-lists.ts';
import { createThenCallCase, type CreatedResource } from './create-then-call-case.ts';
import { expectEffectNow } from './expect.ts';

/**
 * Returns the cases for the other lists with resources of the same schema, such as `/authors/{name}/books` beside `/books`. A created resource
 * is in the list: if it is not, this is a hint, because the list may select resources. A deleted resource is not in the list any more.
 */
export function relatedListCases(subject: ContractSubject, resources: TestResources, link: Link): Case[] {
  const parameter = /\{([^{}]+)\}$/u.exec(link.to.path)?.[1];
  if (parameter === undefined || !/^(?:delete|get)$/u.test(link.to.method)) return [];
  return relatedLists(subject, link).map((list) => {
    const isDeletion = link.to.method === 'delete';
    const operation = isDeletion ? link.to : list;
    const part = `${isDeletion ? 'unlisted' : 'listed'}/${list.name}`;
    return createThenCallCase(resources, link, operation, part, (created) =>
      isDeletion ? checkUnlisted(created, link, list, parameter) : checkListed(created, link, list, parameter),
    );
  });
}

/** Returns a function that counts the created resource in a list. */
function counterOf(
  { session, args, createdBody, createArguments }: CreatedResource,
  link: Link,
  list: TestedOperation,
  parameter: string,
): () => Promise<number> {
  const path = pathOfObject(list, createdBody, { ...createArguments.path, ...args.path });
  if (path === undefined) throw new CaseSkippedError(`no value is known for the path of ${list.name}`);
  const isSame = isItemWithKey(link, args.path[parameter], parameter, createdBody);
  return () => countListed(session, list, { ...args, path }, isSame);
}

async function checkListed(
  created: CreatedResource,
  link: Link,
  list: TestedOperation,
  parameter: string,
): Promise<void> {
  const { session, args, pointer } = created;
  if ((await counterOf(created, link, list, parameter)()) > 0) return;
  const message = `The created resource is not in ${list.name}.`;
  const expected = String(args.path[parameter]);
  session.hint({ rule: 'chain/related', message, expected, got: 'not listed', pointer });
}

async function checkUnlisted(
  created: CreatedResource,
  link: Link,
  list: TestedOperation,
  parameter: string,
): Promise<void> {
  const count = counterOf(created, link, list, parameter);
  const before = await count();
  if (before === 0) throw new CaseSkippedError(`${list.name} does not list the created resource`);
  const deleted = await created.sendTested();
  if (deleted === undefined) return;
  expectEffectNow(created.session, link.to, deleted);
  if ((await count()) < before) return;
  const message = `The deleted resource is still in ${list.name}.`;
  created.fail('chain/unlisted', message, 'not listed', String(created.args.path[parameter]));
}

/** Returns the lists whose items have the schema of a created resource, except the list of its own collection. */
function relatedLists(subject: ContractSubject, link: Link): TestedOperation[] {
  const created = jsonSchemaOf(link.from);
  const own = listOfResource(subject, link)?.operation;
  return subject.operations.filter(
    (operation) => operation !== own && isSameObject(subject, created, itemListOf(subject, operation)?.item),
  );
}
