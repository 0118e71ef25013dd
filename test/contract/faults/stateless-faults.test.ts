import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOpenApiDocument } from '../../../mock/openapi-document.ts';
import { startPrismMock, type Mock } from '../../../mock/start-prism-mock.ts';
import type { Fixtures } from '../../../contract/2-plan/fixtures.ts';
import { readFixtures } from '../../../contract/2-plan/read-fixtures.ts';
import type { ContractSubject } from '../../../contract/1-describe/subject.ts';
import { serviceSubject } from '../description.ts';
import { partsOfRun } from '../../long-run.ts';
import { failuresOf, runAgainst } from '../run-against.ts';
import { startMutatingProxy, type MutatingProxy } from './mutating-proxy.ts';
import { statelessFaults } from './stateless-faults.ts';

let subject: ContractSubject;
let mock: Mock;
let proxy: MutatingProxy;
let fixtures: Fixtures;

beforeAll(async () => {
  subject = await serviceSubject();
  if (!isOpenApiDocument(subject.document)) throw new Error('The description is not an OpenAPI document.');
  mock = await startPrismMock({ document: subject.document, port: 0 });
  proxy = await startMutatingProxy(mock.url);
  fixtures = readFixtures('examples/contract/mock.yaml', subject);
});
afterAll(async () => {
  await proxy.close();
  await mock.close();
});

const brokenOperations = async (operation: string): Promise<string[]> => {
  const summary = await runAgainst(subject, proxy.url, fixtures, { operations: [operation] });
  const broken = summary.results.filter(
    ({ verdict }) => verdict.kind === 'failed' || verdict.kind === 'not-implemented',
  );
  return [...new Set(broken.map((result) => result.operation))];
};

describe('each injected fault is found, and its operation is named', () => {
  // In `npm test`, one of four.
  test.each(partsOfRun(statelessFaults, 4))('$operation: $title', async ({ operation, mutation }) => {
    proxy.plant(mutation);
    expect(await brokenOperations(operation)).toEqual([operation]);
  });
});

test('no failure is found without an injected fault', async () => {
  proxy.plant(undefined);
  const operations = [...new Set(statelessFaults.map(({ operation }) => operation))];
  expect(failuresOf(await runAgainst(subject, proxy.url, fixtures, { operations }))).toEqual([]);
});
