import type { Fixtures } from '../fixtures.ts';
import type { World } from '../world.ts';
import type { Subject } from '../../1-describe/subject.ts';
import { authenticationCases } from './authentication.ts';
import type { Case } from './case.ts';
import { chainCases } from './chain.ts';
import { isSafe } from './draft.ts';
import { brokenRequestCases, httpCases } from './http-laws.ts';
import { negativeCases } from './negative.ts';
import { paginationCases } from './pagination/pagination-cases.ts';
import { positiveCases } from './positive.ts';
import { queryOrBodyCases } from './query-or-body.ts';
import { propertyValueCases } from './property-values.ts';
import { statusCases } from './status.ts';
import { wireCases } from './wire.ts';

/** Every case there is for a description, in a fixed order, each with an id of its own. Asks no server anything. */
export function planCases(subject: Subject, fixtures: Fixtures, world: World): Case[] {
  const cases = [
    ...subject.operations.flatMap((operation) => [
      ...positiveCases(subject, operation),
      ...propertyValueCases(subject, fixtures, operation),
      ...negativeCases(subject, operation),
      ...wireCases(subject, operation),
      ...queryOrBodyCases(subject, operation),
      ...authenticationCases(operation),
      ...httpCases(subject, operation),
      ...brokenRequestCases(operation),
      ...paginationCases(subject, operation),
      ...statusCases(subject, fixtures, operation),
    ]),
    ...chainCases(subject, world),
  ];
  const order = new Map(subject.operations.map(({ name }, index) => [name, index]));
  return distinct(cases.map((each) => withLevel(each, world))).toSorted(
    (a, b) => (order.get(a.operation.name) ?? 0) - (order.get(b.operation.name) ?? 0),
  );
}

/** What a run makes it can remove again where a link says how; such changes are no more than a `write`. */
function withLevel(each: Case, world: World): Case {
  if (each.level === 'read') return each;
  const creator = isSafe(each.operation) ? creatorIn(each, world) : world.creatorOf(each.operation)?.from;
  const maker = creator?.name ?? each.operation.name;
  const isUndone = world.links.some(({ from, to }) => from.name === maker && to.method === 'delete');
  return isUndone ? { ...each, level: 'write' } : each;
}

/** Chains name the operation that makes what they read: `chain/createPet/read`. */
const creatorIn = ({ id }: Case, { links }: World) =>
  links.find(({ from }) => id.includes(`/chain/${from.name}/`))?.from;

/** Two values may give one name; the first one keeps it. */
function distinct(cases: readonly Case[]): Case[] {
  return [...new Map(cases.toReversed().map((each) => [each.id, each])).values()].toReversed();
}
