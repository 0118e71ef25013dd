import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskFaults } from '../../bench/contract-faults/desk/faults.ts';
import { startApi, type StartedApi } from '../../bench/contract-faults/start-api.ts';
import type { Summary } from '../../contract/5-report/summary.ts';
import { startMutatingProxy, type MutatingProxy } from './faults/mutating-proxy.ts';
import { failuresOf, runAgainst } from './run-against.ts';

let desk: StartedApi;
let proxy: MutatingProxy;

beforeAll(async () => {
  desk = await startApi('desk');
  proxy = await startMutatingProxy(desk.url);
});
afterAll(async () => {
  await proxy.close();
  await desk.close();
});

const contractRun = (operations: readonly string[]): Promise<Summary> =>
  runAgainst(desk.subject, proxy.url, desk.fixtures, { operations });

/** Items that are created below a resource, but are addressed on their own, and a PUT that creates the item in its path. */
const found: readonly (readonly [title: string, testCase: string])[] = [
  ['a deleted comment stays in the list of the ticket', 'deleteComment/chain/addComment/unlisted/listComments'],
  ['a deleted comment stays in the list of all', 'deleteComment/chain/addComment/unlisted/listAllComments'],
  ['null does not remove the assignee', 'changeTicket/write/stored/assignee'],
];

describe('a fault of an API with tokens, merge patches and nested collections is found', () => {
  test.each(found)('%s', async (title, testCase) => {
    const fault = deskFaults.find((each) => each.title === title);
    proxy.plant(fault?.mutation);
    const { results } = await contractRun(fault?.operations ?? []);
    expect(results.filter(({ verdict }) => verdict.kind === 'failed').map(({ id }) => id)).toContain(testCase);
  });
});

test('a 404 for the parent satisfies a PUT that creates the item in its path', async () => {
  proxy.plant(undefined);
  const { results } = await contractRun(['addTag']);
  expect(results.find(({ id }) => id === 'addTag/status/404')?.verdict.kind).toBe('passed');
});

test('the server without a fault conforms', async () => {
  proxy.plant(undefined);
  expect(failuresOf(await contractRun([]))).toEqual([]);
});
