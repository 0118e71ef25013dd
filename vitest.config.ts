import { defineConfig } from 'vitest/config';

const project = (name: string, include: string[], testTimeout = 20_000) => ({ test: { name, include, testTimeout } });

export default defineConfig({
  test: {
    projects: [
      project('unit', [
        'test/{client,docs,doors,foreign,formats,load,mock,samples,server,validators,write}/**/*.test.ts',
        'test/*.test.ts',
      ]),
      project('diagnostics', ['test/{diagnostics,lint-rules}/**/*.test.ts']),
      project('scenarios', ['test/scenarios/**/*.test.ts']),
      project('end-to-end', ['test/end-to-end/**/*.test.ts'], 60_000),
      project('browser', ['test/browser/**/*.test.ts'], 60_000),
    ],
  },
});
