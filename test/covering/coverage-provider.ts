import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CoverageProviderModule, Vitest } from 'vitest/node';
import { addExecuted, type ExecutedFunctions } from './executed-functions.ts';

/** The coverage that one test file causes. */
export interface FileCoverage {
  /** The duration of the file, with loading its modules. */
  readonly seconds: number;
  /** The executed functions of each module, as `executed-functions.ts` identifies them. */
  readonly functions: Readonly<Record<string, readonly number[]>>;
}

/** The measured coverage of each test file, by its path relative to the root. */
export type MeasuredCoverage = Readonly<Record<string, FileCoverage>>;

/** The name of the file with the `MeasuredCoverage`, in the folder that `--coverage.reportsDirectory` names. */
export const measuredFile = 'coverage-of-tests.json';

interface Recording {
  readonly session: Session;
  /** The folder to which Node writes the coverage of the processes that tests start. */
  readonly folder: string;
  start: number;
}

let recording: Recording | undefined;

/** Starts to count calls in a process that runs tests, and in the processes that it starts. */
function startCoverage(): void {
  if (recording === undefined) {
    const session = new Session();
    session.connect();
    session.post('Profiler.enable');
    session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    const folder = mkdtempSync(join(tmpdir(), 'forgespec-coverage-'));
    process.env['NODE_V8_COVERAGE'] = folder;
    recording = { session, folder, start: 0 };
  }
  recording.start = performance.now();
}

/** Returns the coverage since the last call, which is that of one test file. */
function takeCoverage(): FileCoverage | undefined {
  if (recording === undefined) return undefined;
  const { session, folder, start } = recording;
  const executed: ExecutedFunctions = new Map();
  session.post('Profiler.takePreciseCoverage', (_, { result }) => addExecuted(executed, result));
  for (const name of readdirSync(folder)) {
    addExecuted(executed, readScripts(join(folder, name)));
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  recording.start = performance.now();
  return {
    seconds: (recording.start - start) / 1000,
    functions: Object.fromEntries(Array.from(executed, ([module, found]) => [module, [...found]])),
  };
}

/** Reads a file that Node has written. Returns an empty array if it is not complete, because a test killed the process. */
function readScripts(path: string): readonly Profiler.ScriptCoverage[] {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).result ?? [];
  } catch {
    return [];
  }
}

/** A file can run in two projects: its coverage is then that of both. */
function combined(one: FileCoverage | undefined, other: FileCoverage): FileCoverage {
  if (one === undefined) return other;
  const functions = { ...one.functions };
  for (const [module, found] of Object.entries(other.functions)) {
    functions[module] = [...new Set([...(functions[module] ?? []), ...found])];
  }
  return { seconds: Math.max(one.seconds, other.seconds), functions };
}

/** A provider of vitest that writes the coverage of each test file by itself. The provider of vitest adds all files up. */
const coverageProvider: CoverageProviderModule = {
  startCoverage,
  takeCoverage,
  getProvider: () => {
    let vitest: Vitest | undefined;
    const measured: Record<string, FileCoverage> = {};
    const write = (): void => {
      const folder = vitest?.config.coverage.reportsDirectory ?? '.';
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, measuredFile), JSON.stringify(measured));
    };
    return {
      name: 'coverage-of-tests',
      initialize: (context) => void (vitest = context),
      resolveOptions: () => vitest?.config.coverage as never,
      clean: () => undefined,
      onAfterSuiteRun: ({ coverage, testFiles }) => {
        const [file] = testFiles;
        if (file !== undefined) measured[file] = combined(measured[file], coverage as FileCoverage);
        // If the run is interrupted, the coverage of the files so far is not lost.
        if (Object.keys(measured).length % 20 === 0) write();
      },
      generateCoverage: () => ({}),
      reportCoverage: write,
    };
  },
};

export default coverageProvider;
