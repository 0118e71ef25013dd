import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { cacheCompiledModules } from './test/compile-cache.ts';
import { letCompilersUseMemory } from './test/compilers.ts';
import { keepTemporaryFilesInMemory } from './test/memory-folder.ts';

cacheCompiledModules();
letCompilersUseMemory();
keepTemporaryFilesInMemory();

/**
 * Options of the processes that run tests. Node collects short-lived objects less often if it has more memory for them. The tests run
 * little code for so long that the slowest compiler of V8 (TurboFan) would save more processor time than it needs, so it is turned off.
 */
const execArgv = ['--max-semi-space-size=64', '--max-opt=2'];

const project = (name: string, include: string[], testTimeout = 60_000) => ({
  // Node loads the modules itself, without a transformation by Vite. That is faster, and the tests run the code that users run.
  test: { name, include, testTimeout, hookTimeout: testTimeout, execArgv, experimental: { viteModuleRunner: false } },
});

/** A project whose files share the modules that a worker has loaded, which is faster. No file may replace a module. */
const sharing = (name: string, include: string[], testTimeout?: number) => ({
  test: { ...project(name, include, testTimeout).test, isolate: false },
});

/** Tests that run compilers, commands and servers, or a great number of descriptions or requests. `npm run test:quick` runs few of them. */
const integration = [
  'test/{end-to-end,examples,migrations,recipes,release,stopping}/*.test.ts',
  'test/contract/**/*.test.ts',
  'test/{command-line,config,declarations,diff,documents,foreign,init,language-server,mcp,plugins,project,samples,watch}/*.test.ts',
  'test/{broken-descriptions,code-rules,conformance,diagnostics,lint-rules}/*.test.ts',
  'test/client/other-description.test.ts',
  'test/docs/{coverage,reference-shell,serve}.test.ts',
  'test/escape-functions/{hostile-description,identifier}.test.ts',
  'test/formats/{grammar,idna}.test.ts',
  'test/load/determinism.test.ts',
  'test/server/{broken-requests,malformed,malformed-wire,other-description,scaffold,small-output}.test.ts',
  'test/shared/sample-value.test.ts',
  'test/validators/{random,unevaluated}.test.ts',
  'test/write/interrupted.test.ts',
];

/** Files that replace modules, so they cannot share them. */
const replacing = 'test/write/{print-structure,scaling}.test.ts';

const unit = {
  test: {
    ...sharing('unit', [
      'test/*.test.ts',
      'test/{client,client/hostile,complexity,covering,docs,escape-functions,formats,load,mock,pack,parameters,planted-faults}/*.test.ts',
      'test/{quick,server,shared,validators,write}/*.test.ts',
    ]).test,
    exclude: [...integration, replacing],
  },
};

/** Files about data that the sandbox keeps without a server: in a folder, a snapshot, its own memory or a Git repository. */
const onlyInProcess = ['claimed-folder', 'data-folder', 'prepared-pglite', 'refs', 'snapshot'];
/** Files about behaviour that the driver of the database decides: transactions, locks. They run on both. */
const onBothDatabases = ['control', 'requests'];
/** Further files that run on both in the long run. */
const onBothInLongRun = [
  'concurrency',
  'copies',
  'deletion-beside-changes',
  'extreme-inputs',
  'extreme-requests',
  'pages',
  'reset',
  'wait-limit',
];
const sandboxFiles = (names: readonly string[]): string[] => names.map((name) => `test/sandbox/${name}.test.ts`);

const sandboxInProcess = sharing('sandbox', sandboxFiles([...onlyInProcess, ...onBothDatabases]));
/** Files about a sandbox whose database, disk or folder fails, or that many clients or several processes use. */
const onServerInLongRun = [
  'copies',
  'database-away',
  'deletion-beside-changes',
  'failed-start',
  'full-disk',
  'reset',
  'start-failures',
  'two-processes',
  'wait-limit',
];

/** Tests of the sandbox on a PostgreSQL server: see decision record 026. */
const onServer = (name: string, include: string[], exclude: string[]) => ({
  test: {
    ...sharing(name, include).test,
    exclude,
    globalSetup: ['test/sandbox/postgres-setup.ts'],
  },
});

/** The tests that run in a browser. One setup starts it for all files. */
const inBrowser = {
  test: { ...sharing('browser', ['test/browser/**/*.test.ts']).test, globalSetup: ['test/browser/setup.ts'] },
};

/** Files whose tests need minutes. */
const integrationInLongRun = [
  'test/contract/sandbox-twice.test.ts',
  'test/recipes/patched-copy.test.ts',
  'test/sandbox/crash/*.test.ts',
];

/** Files about packages on other versions of Node, in other runtimes, and in the steps of CI. */
const packagesInLongRun = ['test/packages/{ci,runtimes}.test.ts'];

/** The published packages, packed once and installed into projects outside the repository. */
const ofPackages = (name: string, include: string[], exclude: string[]) => ({
  test: { ...project(name, include, 300_000).test, exclude, globalSetup: ['test/packages/setup.ts'] },
});

/**
 * In the order of their start. `npm test` leaves out those whose name begins with `long-`, and `npm run test:long` runs all. Projects with
 * few long files come first, and the one with many short files last, so that no processor is idle at the end.
 */
const projects = [
  project('long-integration', integrationInLongRun, 600_000),
  ofPackages('long-packages', packagesInLongRun, []),
  ofPackages('packages', ['test/packages/*.test.ts'], packagesInLongRun),
  inBrowser,
  onServer(
    'sandbox-postgres',
    sandboxFiles(['*', 'documents/*']),
    sandboxFiles([...onlyInProcess, ...onServerInLongRun]),
  ),
  onServer('long-sandbox-postgres', sandboxFiles(onServerInLongRun), []),
  sharing('long-sandbox', sandboxFiles(onBothInLongRun)),
  sandboxInProcess,
  { test: { ...sharing('integration', integration, 120_000).test, exclude: integrationInLongRun } },
  project('scenarios', ['test/scenarios/*.test.ts', replacing]),
  unit,
];

/** Runs the projects in their order. Within a project, the longest file comes first. */
class ProjectSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const positions = new Map(projects.map(({ test }, index) => [test.name, index]));
    const positionOf = ({ project }: TestSpecification): number => positions.get(project.name) ?? 0;
    return (await super.sort(files)).toSorted((a, b) => positionOf(a) - positionOf(b));
  }
}

export default defineConfig({
  test: {
    // One more than there are processors, because some tests wait for a time limit. Each further worker of a project loads and
    // optimizes the modules again, which takes several seconds of processor time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: ProjectSequencer },
    projects,
  },
});
