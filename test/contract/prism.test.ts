import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOpenApiDocument } from '../../contract/mock/openapi-document.ts';
import { startMock, type Mock } from '../../contract/mock/start-mock.ts';
import { readFixtures } from '../../contract/run/read-fixtures.ts';
import type { Subject } from '../../contract/subject/subject.ts';
import { serviceSubject } from './description.ts';
import { failuresOf, runAgainst } from './run-against.ts';

let subject: Subject;
let mock: Mock;

beforeAll(async () => {
  subject = await serviceSubject();
  if (!isOpenApiDocument(subject.document)) throw new Error('The description is no OpenAPI document.');
  mock = await startMock({ document: subject.document, port: 0 });
});
afterAll(() => mock.close());

test('the Prism mock passes whatever can be asked of a mock', async () => {
  const summary = await runAgainst(subject, mock.url, readFixtures('examples/contract/mock.yaml', subject));
  expect(failuresOf(summary)).toEqual([]);
  expect(summary.coverage.missing).toEqual([]);
  expect(summary.results.filter(({ verdict }) => verdict.kind === 'passed').length).toBeGreaterThan(2500);
});
