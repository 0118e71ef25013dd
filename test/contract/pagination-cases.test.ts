import { expect, test } from 'vitest';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { planCases } from '../../contract/2-plan/cases/plan.ts';
import { findPageMismatches } from '../../contract/2-plan/cases/pagination/page-mismatches.ts';
import { noFixtures } from '../../contract/2-plan/fixtures.ts';
import { createTestResources } from '../../contract/2-plan/test-resources.ts';
import { fileWith } from './file-with.ts';

const document = (parameters: string, headers: string, pagination: string): string => `openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pets:
    get:
      operationId: listPets
      ${pagination}
      parameters: [${parameters}]
      responses:
        '200':
          description: Pets.
          headers: { ${headers} }
          content: { application/json: { schema: { type: array, items: { type: string } } } }
`;

/** Returns the names of the pagination cases of a list. */
async function casesOf(parameters: string, headers = '', pagination = ''): Promise<string[]> {
  const text = document(parameters, headers, pagination === '' ? '' : `x-pagination: ${pagination}`);
  const { subject, diagnostics } = await loadSubject(fileWith(text));
  if (subject === undefined) throw new Error(JSON.stringify(diagnostics));
  const cases = planCases(subject, noFixtures, createTestResources(subject, noFixtures));
  return cases.flatMap(({ id, kind }) => (kind === 'pagination' ? [id.slice('listPets/pagination/'.length)] : []));
}

const integer = (name: string): string => `{ name: ${name}, in: query, schema: { type: integer, maximum: 40 } }`;

test('the description names the parameters of pagination', async () => {
  const parameters = `${integer('blatt')}, ${integer('anzahl')}`;
  const numbered = '{ method: page, parameter: blatt, size: anzahl }';
  expect(await casesOf(parameters, '', numbered)).toEqual(['walk', 'past-the-end']);
  expect(await casesOf(parameters, 'X-Total: {}', numbered)).toEqual([
    'walk',
    'past-the-end',
    'headers',
    'limit',
    'links',
  ]);
  const cursor = '{ method: cursor, parameter: marke, next: $response.header.Marke }';
  expect(await casesOf(integer('marke'), 'Marke: {}', cursor)).toEqual(['cursor']);
});

test('parameters with common names are recognized', async () => {
  const text = (name: string): string => `{ name: ${name}, in: query, schema: { type: string } }`;
  expect(await casesOf(`${text('cursor')}, ${text('limit')}`, 'Next-Cursor: {}')).toEqual(['cursor']);
});

test('the description names the headers that contain the numbers of items and pages', () => {
  const headers = { anzahl: '7', seite: '1', folgende: '9' };
  const page = { items: [1, 2], headers, links: {}, body: '[1,2]' };
  const paging = {
    parameters: { page: 'blatt', size: 'groesse' },
    headers: { total: 'anzahl', page: 'seite', next: 'folgende' },
  };
  expect(findPageMismatches(page, { page: 1, perPage: 2 }, paging)).toEqual([
    { name: 'folgende', expected: '2', found: '9' },
    { name: 'Link', expected: 'links to the other pages', found: 'no such header' },
  ]);
});
