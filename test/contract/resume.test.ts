import { once } from 'node:events';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readBaseline, renderBaseline, type KnownDeviation } from '../../contract/5-report/baseline.ts';
import { exitCodeOf } from '../../contract/5-report/exit-code.ts';
import { causeOf } from '../../contract/4-judge/cause.ts';
import { groupByCause } from '../../contract/5-report/failure-groups.ts';
import { reportedFailures } from '../../contract/5-report/write-reports.ts';
import { newFailures, type Summary } from '../../contract/5-report/summary.ts';
import type { Fixtures } from '../../contract/2-plan/fixtures.ts';
import { readFixtures } from '../../contract/2-plan/read-fixtures.ts';
import type { RunOptions } from '../../contract/run.ts';
import type { ContractSubject } from '../../contract/1-describe/subject.ts';
import { createConforming } from '../../examples/servers/express-badges/conforming.ts';
import { createFirstAttempt } from '../../examples/servers/express-badges/first-attempt.ts';
import { folderWith } from '../folder-with.ts';
import { badgesSubject } from './description.ts';
import { failuresOf, runAgainst } from './run-against.ts';

let subject: ContractSubject;
let fixtures: Fixtures;
let server: Server;
let journal: string;
const token = 'badges-token';

async function serve(app: ReturnType<typeof createConforming>): Promise<void> {
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

const url = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const ask = (options: Partial<RunOptions> = {}): Promise<Summary> =>
  runAgainst(subject, url(), fixtures, { areas: ['project-badges'], journal, ...options });

const badges = async (): Promise<string[]> => {
  const response = await fetch(`${url()}/api/v4/projects/24/badges`, { headers: { 'private-token': token } });
  return ((await response.json()) as { name: string }[]).map(({ name }) => name);
};

const verdicts = ({ results }: Summary): string[] => results.map(({ id, verdict }) => `${id} ${verdict.kind}`);

beforeEach(async () => {
  subject = await badgesSubject();
  fixtures = readFixtures('examples/servers/express-badges/contract.yaml', subject, { BADGES_TOKEN: token });
  journal = join(folderWith({}), 'journal.ndjson');
});
afterEach(() => void server.close());

describe('a run', () => {
  test('has the same verdicts with the same seed, for any number of workers', async () => {
    await serve(createFirstAttempt());
    const first = await ask({ seed: 5, workers: 1 });
    server.close();
    await serve(createFirstAttempt());
    expect(verdicts(await ask({ seed: 5, workers: 6 }))).toEqual(verdicts(first));
  });

  test('that is interrupted can be resumed without repeating a case', async () => {
    await serve(createConforming(token));
    const stop = new AbortController();
    let count = 0;
    const interrupted = await ask({
      signal: stop.signal,
      onResult: () => {
        count += 1;
        if (count === 30) stop.abort();
      },
    });
    expect(interrupted.interrupted).toBe(true);
    expect([exitCodeOf(interrupted), failuresOf(interrupted)]).toEqual([2, []]);
    expect(interrupted.operations.find(({ operation }) => operation === 'deleteProjectBadge')?.reasons).toEqual([
      expect.stringMatching(/^the run ended after 0 of its \d+ cases$/u),
    ]);
    expect(interrupted.results.length).toBeLessThan(60);
    expect(await badges()).toEqual(['Coverage', 'Build', 'Licence']);

    const finishedIds: string[] = [];
    const resumed = await ask({ isResumed: true, onResult: ({ id }) => void finishedIds.push(id) });
    expect(finishedIds.filter((id) => interrupted.results.some((result) => result.id === id))).toEqual([]);
    server.close();
    await serve(createConforming(token));
    expect(failuresOf(resumed)).toEqual([]);
    const whole = await ask({ journal: `${journal}.whole` });
    expect(resumed.coverage).toEqual(whole.coverage);
    expect(verdicts(resumed)).toEqual(verdicts(whole));
  });

  test('deletes the data of a killed run, which it finds in the journal of that run or, if the journal is lost, by their names', async () => {
    await serve(createConforming(token));
    const post = async (name: string): Promise<number> => {
      const response = await fetch(`${url()}/api/v4/projects/24/badges`, {
        method: 'POST',
        headers: { 'private-token': token, 'content-type': 'application/json' },
        body: JSON.stringify({ name, link_url: 'https://example.com', image_url: 'https://example.com' }),
      });
      return ((await response.json()) as { id: number }).id;
    };
    const id = await post('of an update that renamed it');
    await post('forgespec_10000_0123456789ab');
    await post('forgespec_demo');
    const head = { api: subject.api.title, version: subject.api.version, target: url(), seed: 1, level: 'full' };
    const request = { method: 'DELETE', target: `/api/v4/projects/24/badges/${id}`, headers: { accept: '*/*' } };
    const made = { kind: 'made', leftover: { key: 'deleteProjectBadge x', operation: 'deleteProjectBadge', request } };
    writeFileSync(journal, `${JSON.stringify({ kind: 'run', ...head })}\n${JSON.stringify(made)}\n`);
    appendFileSync(
      journal,
      'null\n"text"\n{"kind":"made"}\n{"kind":"case","id":7,"verdict":null}\n{"kind":"toString"}\n{"kind":"smallest","id":"a","shown":[{}]}\n',
    );
    appendFileSync(journal, '{"kind":"case","id":"cut off in the mid');
    await ask({ isResumed: true });
    // The name `forgespec_demo` only begins like the names of test data. The badge may belong to a user, so it is not deleted.
    expect(await badges()).toEqual(['Coverage', 'Build', 'Licence', 'forgespec_demo']);
  });

  test('cannot be resumed with another server', async () => {
    await serve(createConforming(token));
    writeFileSync(journal, `${JSON.stringify({ kind: 'run', target: 'https://elsewhere.example.com' })}\n`);
    await expect(ask({ isResumed: true })).rejects.toThrow(
      /^The journal .* belongs to another run: its api is missing/u,
    );
  });

  test('that is read-only sends only safe methods', async () => {
    await serve(createConforming(token));
    const summary = await ask({ readOnly: true, keepExchanges: true });
    const methods = new Set(summary.results.flatMap(({ exchanges }) => exchanges.map(({ request }) => request.method)));
    expect([...methods].toSorted()).toEqual(['GET', 'HEAD']);
    expect(summary.results.filter(({ level, verdict }) => level !== 'read' && verdict.kind === 'passed')).toEqual([]);
  });

  test('writes no credential into its journal', async () => {
    await serve(createFirstAttempt());
    await ask();
    expect(readFileSync(journal, 'utf8')).not.toContain(token);
  });
});

describe('a baseline', () => {
  const known = (summary: Summary, expires?: string): KnownDeviation[] => {
    const entry = { reason: 'being worked on', expires };
    const text = renderBaseline(groupByCause(reportedFailures(summary, url())), [], entry);
    return JSON.parse(text);
  };

  test('has one entry for each cause, accepts known failures, and reports the entries whose causes do not occur any more', async () => {
    await serve(createFirstAttempt());
    const first = await ask();
    const baseline = known(first);
    expect(new Set(baseline.map(({ cause }) => cause)).size).toBe(baseline.length);
    expect(newFailures(first).length).toBeGreaterThan(baseline.length);
    server.close();
    await serve(createFirstAttempt());
    const again = await ask({ baseline });
    expect([newFailures(again), again.fixed, again.untried]).toEqual([[], [], []]);
    expect(again.occurring).toEqual(baseline);
    const elsewhere = { case: 'elsewhere/minimal', cause: '0', reason: 'Of another area.' };
    expect((await ask({ baseline: [...baseline, elsewhere] })).untried).toEqual([elsewhere]);
    server.close();
    await serve(createConforming(token));
    expect((await ask({ baseline })).fixed.length).toBe(baseline.length);
  });

  test('must expire on a day of the calendar', () => {
    const entry = { cause: '000000000000', reason: 'Known.' };
    const baselineWith = (expires: string): string =>
      join(folderWith({ 'baseline.json': JSON.stringify([{ ...entry, expires }]) }), 'baseline.json');
    expect(readBaseline(baselineWith('2028-02-29'))).toEqual([{ ...entry, expires: '2028-02-29' }]);
    expect(() => readBaseline(baselineWith('2027-13-45'))).toThrow('must expire on a day such as 2026-12-31');
  });

  test('does not cover a failure with another cause beside a known one, or a failure whose entry has expired', async () => {
    await serve(createFirstAttempt());
    const first = await ask();
    const [one, ...others] = known(first);
    server.close();
    await serve(createFirstAttempt());
    const some = await ask({ baseline: others });
    const reported = reportedFailures(some, url()).flatMap(({ findings }) => findings);
    expect(new Set(reported.map(causeOf))).toEqual(new Set([one?.cause]));
    server.close();
    await serve(createFirstAttempt());
    expect(newFailures(await ask({ baseline: known(first, '2020-01-01') })).length).toBe(newFailures(first).length);
  });
});
