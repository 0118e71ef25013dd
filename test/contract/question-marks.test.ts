import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { loadSubject, type ContractSubject } from '../../contract/1-describe/subject.ts';
import { noFixtures } from '../../contract/2-plan/fixtures.ts';
import type { CaseExchange } from '../../contract/3-ask/case-exchange.ts';
import { coverageOfExchange } from '../../contract/5-report/exchange-coverage.ts';
import { renderHar } from '../../contract/5-report/har.ts';
import { observedRequest, readSecrets } from '../../contract/passive/observed-request.ts';
import { fileWith } from './file-with.ts';
import { runAgainst } from './run-against.ts';
import { serverWith } from './server-with.ts';

// The query of a request may contain further question marks: RFC 3986, section 3.4.

const description = `openapi: 3.1.0
info: { title: Boxes, version: '1' }
x-parameters-in: query-or-body
security: [{ Key: [] }, {}]
paths:
  /boxes:
    get:
      operationId: listBoxes
      parameters:
        - { name: next, in: query, allowReserved: true, schema: { type: string }, example: /a?b }
        - { name: kind, in: query, schema: { enum: [large] } }
      responses:
        '200': { description: The boxes., content: { application/json: { schema: { type: array } } } }
components:
  securitySchemes:
    Key: { type: apiKey, in: query, name: key }
`;

async function load(): Promise<ContractSubject> {
  const { subject, diagnostics } = await loadSubject(fileWith(description));
  if (subject === undefined) throw new Error(JSON.stringify(diagnostics));
  return subject;
}

const incoming = (url: string) => ({ method: 'GET', url, headers: {} });

test.each([
  ['after another parameter with a question mark', '/boxes?next=/a?b&key=abcdefgh', 'abcdefgh'],
  ['that contains a question mark', '/boxes?key=abcd?efgh&next=/a?b', 'abcd?efgh'],
  ['that ends with a question mark', '/boxes?next=/a?b&key=abcdefg?', 'abcdefg?'],
])('a credential %s is found and removed', async (_, url, secret) => {
  const { api } = await load();
  expect(readSecrets(api, incoming(url))).toEqual([secret]);
  expect(observedRequest(api, incoming(url), '').target).toBe('/boxes?next=/a?b');
});

/** Returns an exchange with the given target. */
const exchangeWith = ({ operations: [operation] }: ContractSubject, target: string): CaseExchange => {
  if (operation === undefined) throw new Error('There is no operation.');
  return {
    operation,
    isProbe: false,
    startedAt: 0,
    request: { method: 'GET', target, headers: {} },
    response: { status: 200, headers: {}, body: '[]', bodyBytes: 2, milliseconds: 1 },
  };
};

test('a HAR file has all parameters of the query', async () => {
  const { log } = JSON.parse(
    renderHar([exchangeWith(await load(), '/boxes?next=/a?b&kind=large')], 'http://localhost', String),
  );
  expect(log.entries[0].request.queryString).toEqual([
    { name: 'next', value: '/a?b' },
    { name: 'kind', value: 'large' },
  ]);
});

test('the coverage counts all parameters of the query', async () => {
  const subject = await load();
  const { request } = coverageOfExchange(subject, exchangeWith(subject, '/boxes?next=/a?b&kind=large'));
  expect(request).toContain('listBoxes parameter query kind');
});

test('a query that is sent in the body is sent whole', async () => {
  const bodies: string[] = [];
  const url = await serverWith((request, response) => {
    const answer = async (): Promise<void> => {
      const body = await text(request);
      if (request.headers['content-type']?.includes('form') === true) bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
    };
    void answer();
  });
  await runAgainst(await load(), url, noFixtures, { operations: ['listBoxes'] });
  expect(bodies).toContain('next=/a?b');
});
