// Plants faults in conforming servers, one at a time, and counts the faults that the contract tests find. Prints one row for each class of
// faults, and the faults that were not found. `hints` are faults that are only reported as hints. Ends with exit code 1 if the unharmed
// servers have a failure.
//
//   node bench/contract-faults.ts [--half develop|measure|both] [--set first|second|third|fourth] [--api service|library|desk|shop] [--class lists] [--title TEXT] [--cases REGEX]

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { planCases } from '../contract/2-plan/cases/plan.ts';
import { createTestResources } from '../contract/2-plan/test-resources.ts';
import type { Summary } from '../contract/5-report/summary.ts';
import { run } from '../contract/run.ts';
import { failuresOf, settingsFor } from '../test/contract/run-against.ts';
import { startMutatingProxy, type MutatingProxy } from '../test/contract/faults/mutating-proxy.ts';
import { halfOf } from './contract-faults/halves.ts';
import { faultClasses, type PlantedFault } from './contract-faults/planted-fault.ts';
import {
  apiNames,
  faultSets,
  faultsByApi,
  startApi,
  type ApiName,
  type StartedApi,
} from './contract-faults/start-api.ts';

/** The seed of the division into halves. */
const seed = '2026-11-30';

const { values: options } = parseArgs({
  options: {
    half: { type: 'string', default: 'both' },
    set: { type: 'string' },
    api: { type: 'string' },
    class: { type: 'string' },
    title: { type: 'string', default: '' },
    cases: { type: 'string' },
  },
});

type Outcome = 'failed' | 'hints' | 'missed';

interface Measured {
  readonly api: ApiName;
  readonly fault: PlantedFault;
  readonly outcome: Outcome;
}

const folder = mkdtempSync(join(tmpdir(), 'forgespec-faults-'));
const measured: Measured[] = [];
for (const name of apiNames.filter((each) => options.api === undefined || options.api === each)) {
  const api = await startApi(name);
  const proxy = await startMutatingProxy(api.url);
  const faults = faultSets
    .filter((each) => options.set === undefined || options.set === each)
    .flatMap((each) => selected(faultsByApi[name][each]));
  const unharmed = await testUnharmed(api, proxy, faults);
  for (const line of unharmed.failures) process.stdout.write(`without a fault: ${name} ${line}\n`);
  if (unharmed.failures.length > 0) process.exitCode = 1;
  for (const fault of faults) {
    proxy.plant(fault.mutation);
    const summary = await test(api, proxy, fault.operations, fault.class === 'hostile input');
    const outcome = summary === undefined ? 'missed' : outcomeOf(summary, unharmed);
    measured.push({ api: name, fault, outcome });
    if (outcome === 'failed') continue;
    process.stdout.write(`${outcome}: ${name} ${fault.class}: ${fault.operations.join(' ')}: ${fault.title}\n`);
  }
  await proxy.close();
  await api.close();
}
rmSync(folder, { recursive: true });
printTable();

function selected(faults: readonly PlantedFault[]): PlantedFault[] {
  const { half } = options;
  const inHalf = half === 'develop' || half === 'measure' ? halfOf(faults, half, seed) : [...faults];
  return inHalf.filter(
    ({ class: own, title }) => (options.class === undefined || own === options.class) && title.includes(options.title),
  );
}

/** Returns undefined if no case is selected. */
async function test(
  { subject, fixtures }: StartedApi,
  proxy: MutatingProxy,
  operations: readonly string[],
  isHostile: boolean,
): Promise<Summary | undefined> {
  const pattern = options.cases;
  const only =
    pattern === undefined
      ? undefined
      : planCases(
          subject,
          fixtures,
          createTestResources(subject, fixtures),
          ({ name }) => operations.includes(name),
          isHostile,
        )
          .map(({ id }) => id)
          .filter((id) => new RegExp(pattern, 'u').test(id));
  if (only?.length === 0) return undefined;
  return run({
    ...settingsFor(subject, proxy.url, fixtures),
    operations,
    hostile: isHostile,
    timeout: isHostile ? 2000 : 60_000,
    ...(only !== undefined && { only }),
    workers: 4,
    baseline: [],
    journal: join(folder, 'journal.ndjson'),
    isResumed: false,
    timeLimit: undefined,
    shrink: false,
    keepExchanges: false,
    onResult: () => undefined,
  });
}

/** The findings of a server without a fault. */
interface UnharmedFindings {
  readonly failures: readonly string[];
  readonly hints: readonly string[];
}

async function testUnharmed(
  api: StartedApi,
  proxy: MutatingProxy,
  faults: readonly PlantedFault[],
): Promise<UnharmedFindings> {
  proxy.plant(undefined);
  const summary = await test(
    api,
    proxy,
    [...new Set(faults.flatMap(({ operations }) => operations))],
    faults.some((fault) => fault.class === 'hostile input'),
  );
  return summary === undefined
    ? { failures: [], hints: [] }
    : { failures: failuresOf(summary), hints: hintsOf(summary) };
}

/** A finding that the unharmed server also has does not count. */
function outcomeOf(summary: Summary, unharmed: UnharmedFindings): Outcome {
  if (failuresOf(summary).some((line) => !unharmed.failures.includes(line))) return 'failed';
  return hintsOf(summary).some((line) => !unharmed.hints.includes(line)) ? 'hints' : 'missed';
}

function hintsOf({ results }: Summary): string[] {
  return results.flatMap(({ id, hints }) => hints.map(({ message }) => `${id}: ${message}`));
}

function printTable(): void {
  const row = (cells: readonly (number | string)[]): string =>
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(28) : String(cell).padStart(9))).join('');
  const lineOf = (title: string, own: readonly Measured[]): string => {
    const count = (wanted: Outcome): number => own.filter(({ outcome }) => outcome === wanted).length;
    const share = own.length === 0 ? 0 : ((count('failed') + count('hints')) / own.length) * 100;
    return row([title, own.length, count('failed'), count('hints'), count('missed'), `${share.toFixed(0)} %`]);
  };
  const lines = [
    row(['class', 'planted', 'failed', 'hints', 'missed', 'noticed']),
    ...apiNames.flatMap((api) =>
      faultClasses.map((each) =>
        lineOf(
          `${api}: ${each}`,
          measured.filter((one) => one.api === api && one.fault.class === each),
        ),
      ),
    ),
    lineOf('all', measured),
  ];
  process.stdout.write(`\n${lines.join('\n')}\n`);
}
