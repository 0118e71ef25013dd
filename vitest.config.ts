import { defineConfig } from 'vitest/config';
import { findPrograms } from './test/sandbox/postgres-programs.ts';

const project = (name: string, include: string[], testTimeout = 20_000) => ({
  test: { name, include, testTimeout, hookTimeout: testTimeout },
});

/** Tests whose files share the modules that a worker has loaded, which is quicker; none of them may replace one. */
const sharing = (name: string, include: string[], testTimeout?: number) => ({
  test: { ...project(name, include, testTimeout).test, isolate: false, exclude: ['test/write/scaling.test.ts'] },
});

/** Each file starts a sandbox of its own, which keeps nothing in modules. */
const sandbox = (name: string) => sharing(name, ['test/sandbox/*.test.ts', 'test/sandbox/documents/*.test.ts'], 60_000);

/** The tests of the sandbox once more, on a PostgreSQL server; but for those of what there is only without one. */
const sandboxOnServer = {
  test: {
    ...sandbox('sandbox-postgres').test,
    exclude: ['test/sandbox/{claimed-folder,data-folder,prepared-pglite,snapshot}.test.ts'],
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

const hasServer = findPrograms() !== undefined;
if (!hasServer) process.stderr.write('skipped: the sandbox on a PostgreSQL server (apt-get install postgresql)\n');

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
      sandbox('sandbox'),
      project('sandbox-crash', ['test/sandbox/crash/*.test.ts'], 600_000),
      ...(hasServer ? [sandboxOnServer] : []),
      inBrowser,
      packages,
    ],
  },
});
