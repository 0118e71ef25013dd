import { defineConfig } from 'vitest/config';
import { findPrograms } from './test/sandbox/postgres-programs.ts';

const project = (name: string, include: string[], testTimeout = 20_000) => ({
  test: { name, include, testTimeout, hookTimeout: testTimeout },
});

/** The files share what a worker has loaded: each starts a sandbox of its own, which keeps nothing in modules. */
const sandbox = (name: string) => {
  const { test } = project(name, ['test/sandbox/*.test.ts'], 60_000);
  return { test: { ...test, isolate: false } };
};

/** The tests of the sandbox once more, on a PostgreSQL server; but for those of what there is only without one. */
const sandboxOnServer = {
  test: {
    ...sandbox('sandbox-postgres').test,
    exclude: ['test/sandbox/{data-folder,prepared-pglite,snapshot}.test.ts'],
    globalSetup: ['test/sandbox/postgres-setup.ts'],
  },
};

/** What runs in a browser: one for all files. */
const inBrowser = {
  test: { ...project('browser', ['test/browser/**/*.test.ts'], 60_000).test, globalSetup: ['test/browser/setup.ts'] },
};

const hasServer = findPrograms() !== undefined;
if (!hasServer) process.stderr.write('skipped: the sandbox on a PostgreSQL server (apt-get install postgresql)\n');

export default defineConfig({
  test: {
    projects: [
      project('unit', [
        'test/{client,docs,doors,foreign,formats,load,mock,parameters,samples,server,validators,write}/**/*.test.ts',
        'test/*.test.ts',
      ]),
      project('diagnostics', ['test/{diagnostics,lint-rules}/**/*.test.ts']),
      project('scenarios', ['test/scenarios/**/*.test.ts']),
      project('contract', ['test/contract/**/*.test.ts'], 120_000),
      project('end-to-end', ['test/{end-to-end,examples}/**/*.test.ts'], 60_000),
      project('conformance', ['test/conformance/**/*.test.ts'], 60_000),
      sandbox('sandbox'),
      project('sandbox-crash', ['test/sandbox/crash/*.test.ts'], 600_000),
      ...(hasServer ? [sandboxOnServer] : []),
      inBrowser,
    ],
  },
});
