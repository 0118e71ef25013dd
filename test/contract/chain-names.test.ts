import { expect, test } from 'vitest';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { noFixtures } from '../../contract/2-plan/fixtures.ts';
import { fileWith } from './file-with.ts';
import { failuresOf, runAgainst } from './run-against.ts';
import { serverWith } from './server-with.ts';

const lasting = ['country', 'discountRate', 'account_name', 'real_estate', 'statement', 'chat'];
const changing = ['status', 'mergeStatus', 'state', 'view_count', 'openIssuesCount', 'updated_at', 'updatedAt'];
const names = [...lasting, ...changing];

/** Returns an object with all properties, which have the same value. */
const allNames = (value: string) => Object.fromEntries(names.map((name) => [name, value]));

const content = (schema: object) => ({ 'application/json': { schema } });
const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
const description = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Shops', version: '1' },
  paths: {
    '/shops': {
      post: {
        operationId: 'addShop',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { properties }, example: allNames('sent') } },
        },
        responses: {
          '201': {
            description: 'The shop.',
            content: content({ properties }),
            links: { read: { operationId: 'readShop', parameters: { id: '$response.body#/id' } } },
          },
        },
      },
    },
    '/shops/{id}': {
      get: {
        operationId: 'readShop',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { '200': { description: 'The shop.', content: content({ properties }) } },
      },
    },
  },
});

test('each property of a created resource is compared, unless a word of its name shows that its value changes', async () => {
  const { subject } = await loadSubject(fileWith(description));
  if (subject === undefined) throw new Error('The description has errors.');
  const url = await serverWith((request, response) => {
    const [status, value] = request.method === 'POST' ? [201, 'sent'] : [200, 'another'];
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ id: '7', ...allNames(value) }));
  });
  const failures = failuresOf(await runAgainst(subject, url, noFixtures));
  const found = failures.flatMap((text) => /created resource has a different (\w+) when/u.exec(text)?.[1] ?? []);
  expect(found.toSorted()).toEqual(lasting.toSorted());
});
