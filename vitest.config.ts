import { defineConfig } from 'vitest/config';

const project = (name: string, include: string[], testTimeout = 20_000) => ({
  test: { name, include, testTimeout, hookTimeout: testTimeout },
});

/** Tests whose files share the modules that a worker has loaded, which is quicker; none of them may replace one. */
const sharing = (name: string, include: string[], testTimeout?: number) => ({
  test: { ...project(name, include, testTimeout).test, isolate: false, exclude: ['test/write/scaling.test.ts'] },
});

/** Files about data that the sandbox keeps without a server: in a folder, a snapshot or its own memory. */
const onlyInProcess = ['claimed-folder', 'data-folder', 'prepared-pglite', 'snapshot'];
/** Files about behaviour that the driver of the database decides: transactions, locks, conversion of values. They run on both. */
const onBothDatabases = ['concurrency', 'control', 'extreme-inputs', 'extreme-requests', 'pages', 'requests', 'reset'];
const sandboxFiles = (names: readonly string[]): string[] => names.map((name) => `test/sandbox/${name}.test.ts`);

const sandboxInProcess = sharing('sandbox', sandboxFiles([...onlyInProcess, ...onBothDatabases]), 60_000);

/** The sandbox on a PostgreSQL server: see decision record 043. */
const sandboxOnServer = {
  test: {
    ...project('sandbox-postgres', sandboxFiles(['*', 'documents/*']), 60_000).test,
    isolate: false,
    exclude: sandboxFiles(onlyInProcess),
    globalSetup: ['test/sandbox/postgres-setup.ts'],
  },
};

/** What runs in a browser: one for all files. */
const inBrowser = {
  test: { ...project('browser', ['test/browser/**/*.test.ts'], 60_000).test, globalSetup: ['test/browser/setup.ts'] },
};

/** The published packages, packed once and installed into projects outside the repository. */
const packages = {
  test: { ...project('packages', ['test/packages/*.test.ts'], 300_000).test, globalSetup: ['test/packages/setup.ts'] },
};

export default defineConfig({
  test: {
    // By itself it leaves one processor to others, which is half of two; and many tests wait for programs that they have started.
    maxWorkers: '100%',
    projects: [
      sharing('unit', [
        'test/{client,command-line,docs,escape-functions,foreign,formats,load,mock,parameters,project,samples,server,shared,validators,write}/**/*.test.ts',
        'test/*.test.ts',
      ]),
      sharing('diagnostics', ['test/{diagnostics,lint-rules}/**/*.test.ts']),
      project('scenarios', ['test/scenarios/**/*.test.ts', 'test/write/scaling.test.ts']),
      sharing('contract', ['test/contract/**/*.test.ts'], 120_000),
      project('end-to-end', ['test/{end-to-end,examples,stopping}/**/*.test.ts'], 60_000),
      project('conformance', ['test/conformance/**/*.test.ts'], 60_000),
      sandboxInProcess,
      project('sandbox-crash', ['test/sandbox/crash/*.test.ts'], 600_000),
      sandboxOnServer,
      inBrowser,
      packages,
    ],
  },
});
