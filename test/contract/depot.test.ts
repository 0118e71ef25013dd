import { expect, onTestFinished, test } from 'vitest';
import { exitCodeOf } from '../../contract/5-report/exit-code.ts';
import { readFixtures } from '../../contract/2-plan/read-fixtures.ts';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { startDepot } from './depot/server.ts';
import { failuresOf, runAgainst } from './run-against.ts';

const folder = 'test/contract/depot';

async function depotSubject() {
  const { subject, diagnostics } = await loadSubject(`${folder}/openapi.yaml`);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (subject === undefined) throw new Error('The description has errors.');
  return subject;
}

test('a conforming server with unusual behaviour has no failure, in several runs and in two runs at the same time', async () => {
  const subject = await depotSubject();
  const fixtures = readFixtures(`${folder}/contract.yaml`, subject);
  const depot = await startDepot();
  onTestFinished(() => depot.close());
  const ask = () => runAgainst(subject, depot.url, fixtures);
  const first = await ask();
  expect(failuresOf(first)).toEqual([]);
  expect(first.operations.filter(({ state }) => state !== 'conforms')).toEqual([]);
  expect(exitCodeOf(first)).toBe(0);
  for (const summary of [await ask(), ...(await Promise.all([ask(), ask()]))]) {
    expect([exitCodeOf(summary), failuresOf(summary)]).toEqual([0, []]);
  }
  expect(depot.labels()).toEqual(['Books', 'Books', 'Lamps', 'Lamps', 'Lamps']);
});

test('no request contains a read-only property, and all other properties of the example are sent', async () => {
  const subject = await depotSubject();
  const depot = await startDepot();
  onTestFinished(() => depot.close());
  const fixtures = readFixtures(`${folder}/contract.yaml`, subject);
  const { results } = await runAgainst(subject, depot.url, fixtures, {
    keepExchanges: true,
    operations: ['createParcel'],
  });
  const example = results.find(({ id }) => id === 'createParcel/body/example/example');
  expect(JSON.parse(example?.exchanges[0]?.request.body ?? '')).toEqual({
    label: expect.stringMatching(/^forgespec_/u),
    secret: 'open-sesame',
    due: '2026-03-09T10:15:00.000Z',
    weight: 2,
    tracking: { steps: [{ place: 'Oslo' }] },
    lines: [{ sku: 'B-1' }],
    owner: { name: 'Mira' },
  });
});
