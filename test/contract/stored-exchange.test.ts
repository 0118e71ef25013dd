import { expect, test } from 'vitest';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { restoreExchange, storeExchange } from '../../contract/5-report/stored-exchange.ts';
import { fileWith } from './file-with.ts';

const description = {
  openapi: '3.1.0',
  info: { title: 'Boxes', version: '1' },
  paths: { '/boxes': { get: { operationId: 'listBoxes', responses: { 200: { description: 'The boxes.' } } } } },
};

test('a stored exchange keeps its operation, request, status and media type', async () => {
  const { subject } = await loadSubject(fileWith(JSON.stringify(description)));
  const operation = subject?.operation('listBoxes');
  if (subject === undefined || operation === undefined) throw new Error('The description has errors.');
  const headers = { 'content-type': 'application/json', accept: 'text/plain' };
  const stored = storeExchange({
    operation,
    isProbe: true,
    startedAt: 5,
    request: { method: 'GET', target: '/boxes?page=2', headers: {} },
    response: { status: 200, headers, body: '[]', bodyBytes: 2, milliseconds: 7 },
  });
  expect(restoreExchange(stored, subject)).toMatchObject([
    {
      operation,
      isProbe: true,
      request: { method: 'GET', target: '/boxes?page=2' },
      response: { status: 200, headers: { 'content-type': 'application/json' } },
    },
  ]);
  expect(restoreExchange({ ...stored, operation: 'removedSince' }, subject)).toEqual([]);
});
