import { join } from 'node:path';
import type { CaseResult } from '../../contract/3-ask/case-result.ts';
import type { Fixtures } from '../../contract/2-plan/fixtures.ts';
import type { RunSettings } from '../../contract/3-ask/open-run.ts';
import { run, type RunOptions } from '../../contract/run.ts';
import { parseTarget } from '../../contract/3-ask/target.ts';
import type { Summary } from '../../contract/5-report/summary.ts';
import type { ContractSubject } from '../../contract/1-describe/subject.ts';
import { folderWith } from '../folder-with.ts';

/** Returns settings for a contract run with the level `full`. The run tests all operations. */
export const settingsFor = (subject: ContractSubject, url: string, fixtures: Fixtures): RunSettings => ({
  subject,
  fixtures,
  target: parseTarget(url, subject.api),
  against: undefined,
  areas: [],
  operations: [],
  level: 'full',
  readOnly: false,
  seed: 1,
  rate: undefined,
  maxRequests: 100_000,
  hostile: false,
  timeout: 10_000,
  signal: new AbortController().signal,
});

/** Runs the contract tests against a server on loopback. */
export function runAgainst(
  subject: ContractSubject,
  url: string,
  fixtures: Fixtures,
  options: Partial<RunOptions> = {},
): Promise<Summary> {
  return run({
    ...settingsFor(subject, url, fixtures),
    workers: 4,
    baseline: [],
    journal: join(folderWith({}), 'journal.ndjson'),
    isResumed: false,
    timeLimit: undefined,
    shrink: false,
    keepExchanges: false,
    onResult: () => undefined,
    ...options,
  });
}

/**
 * Returns one text for each finding of a failed case. The text contains the id of the case, and the message of the
 * finding.
 */
export const failuresOf = ({ results }: { readonly results: readonly CaseResult[] }): string[] =>
  results.flatMap(({ id, verdict }) =>
    verdict.kind === 'failed' ? verdict.findings.map(({ message, got }) => `${id}: ${message} ${got}`) : [],
  );
