import { expect, test } from 'vitest';
import { isOpenApiDocument } from '../../mock/openapi-document.ts';
import { startPrismMock } from '../../mock/start-prism-mock.ts';
import { startStubMock } from '../../mock/stubs/start-stub-mock.ts';
import { readFixtures } from '../../contract/2-plan/read-fixtures.ts';
import { serviceSubject } from './description.ts';
import { failuresOf, runAgainst } from './run-against.ts';

test.each([
  [
    'Prism',
    async () => {
      const { document } = await serviceSubject();
      if (!isOpenApiDocument(document)) throw new Error('The description is not an OpenAPI document.');
      return startPrismMock({ document, port: 0 });
    },
  ],
  ['of the stubs', () => startStubMock({ generated: 'generated', port: 0 })],
] as const)('the mock %s passes all cases that need no state', async (_, start) => {
  const subject = await serviceSubject();
  const mock = await start();
  try {
    const summary = await runAgainst(subject, mock.url, readFixtures('examples/contract/mock.yaml', subject), {
      timeout: 60_000,
    });
    expect(failuresOf(summary)).toEqual([]);
    expect(summary.coverage.uncovered.filter(({ kind }) => kind === 'status')).toEqual([]);
    expect(summary.results.filter(({ verdict }) => verdict.kind === 'passed').length).toBeGreaterThan(2500);
  } finally {
    await mock.close();
  }
});
