import type { Fixtures } from '../fixtures.ts';
import type { TestResources } from '../test-resources.ts';
import type { ContractSubject, TestedOperation } from '../../1-describe/subject.ts';
import { authenticationCases } from './authentication.ts';
import type { Case } from './case.ts';
import { chainCases } from './chain.ts';
import { conditionalCases } from './conditional-requests.ts';
import { isSafe } from './draft.ts';
import { headerPropertyCases } from './header-properties.ts';
import { brokenRequestCases, httpCases } from './http-laws.ts';
import { invalidRequestCases } from './invalid-requests.ts';
import { hostileCases } from './hostile/hostile-cases.ts';
import { filterCases } from './lists/filter-laws.ts';
import { listCases } from './lists/list-laws.ts';
import { createListReader } from './lists/list-reader.ts';
import { paginationCases } from './pagination/pagination-cases.ts';
import { validRequestCases } from './valid-requests.ts';
import { queryOrBodyCases } from './query-or-body.ts';
import { propertyValueCases } from './property-values.ts';
import { statusCases } from './status.ts';
import { wireCases } from './wire.ts';
import { writeCases } from './writes/write-laws.ts';

/**
 * Returns the cases of a description, in a fixed order, each with a unique id. Sends no request.
 *
 * @param isSelected returns true for an operation whose cases are needed.
 * @param isHostile true to add the cases with hostile input.
 */
export function planCases(
  subject: ContractSubject,
  fixtures: Fixtures,
  resources: TestResources,
  isSelected: (operation: TestedOperation) => boolean = () => true,
  isHostile = false,
): Case[] {
  const reader = createListReader(subject);
  const cases = [
    ...subject.operations
      .filter(isSelected)
      .flatMap((operation) => [
        ...validRequestCases(subject, operation),
        ...propertyValueCases(subject, fixtures, operation),
        ...invalidRequestCases(subject, operation),
        ...wireCases(subject, operation),
        ...queryOrBodyCases(subject, operation),
        ...authenticationCases(operation),
        ...httpCases(subject, operation),
        ...headerPropertyCases(subject, operation),
        ...conditionalCases(operation),
        ...brokenRequestCases(operation),
        ...paginationCases(subject, operation),
        ...filterCases(subject, reader, operation),
        ...listCases(subject, resources, reader, operation),
        ...statusCases(subject, fixtures, operation),
        ...writeCases(subject, resources, operation),
        ...(isHostile ? hostileCases(subject, fixtures, operation) : []),
      ]),
    ...chainCases(subject, resources).filter(({ operation }) => isSelected(operation)),
  ];
  const order = new Map(subject.operations.map(({ name }, index) => [name, index]));
  return withUniqueIds(cases.map((testCase) => withLevel(testCase, resources))).toSorted(
    (a, b) => (order.get(a.operation.name) ?? 0) - (order.get(b.operation.name) ?? 0),
  );
}

/** Changes the level of a case to `write` if a link describes how to delete the resource that the case creates. */
function withLevel(testCase: Case, resources: TestResources): Case {
  if (testCase.level === 'read') return testCase;
  const creator = isSafe(testCase.operation)
    ? creatorIn(testCase, resources)
    : resources.creatorOf(testCase.operation)?.from;
  const maker = creator?.name ?? testCase.operation.name;
  const isUndone = resources.links.some(({ from, to }) => from.name === maker && to.method === 'delete');
  return isUndone ? { ...testCase, level: 'write' } : testCase;
}

/**
 * Returns the operation that creates the resource of a case. The id of the case contains the name of this operation:
 * `chain/createPet/read`. Returns undefined if the id does not contain such a name.
 */
const creatorIn = ({ id }: Case, { links }: TestResources) =>
  links.find(({ from }) => id.includes(`/chain/${from.name}/`))?.from;

/**
 * Removes a case if an earlier case has the same id. Two cases can have the same id, for example if an `enum` contains
 * `1` and `"1"`: both ids end with `enum/1`.
 */
function withUniqueIds(cases: readonly Case[]): Case[] {
  return [...new Map(cases.toReversed().map((testCase) => [testCase.id, testCase])).values()].toReversed();
}
