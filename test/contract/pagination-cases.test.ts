import { expect, test } from 'vitest';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { planCases } from '../../contract/2-plan/cases/plan.ts';
import { pagingParameter } from '../../contract/2-plan/cases/pagination/page-parameters.ts';
import { findPageMismatches } from '../../contract/2-plan/cases/pagination/page-mismatches.ts';
import { noFixtures } from '../../contract/2-plan/fixtures.ts';
import { createTestResources } from '../../contract/2-plan/test-resources.ts';
import { fileWith } from './file-with.ts';

const document = (parameters: string, headers = ''): string => `openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pets:
    get:
      operationId: listPets
      parameters: [${parameters}]
      responses:
        '200':
          description: Pets.
          headers: { ${headers} }
          content: { application/json: { schema: { type: array, items: { type: string } } } }
`;

/** Returns the names of the pagination cases of a list. */
async function casesOf(parameters: string, headers = ''): Promise<string[]> {
  const { subject, diagnostics } = await loadSubject(fileWith(document(parameters, headers)));
  if (subject === undefined) throw new Error(JSON.stringify(diagnostics));
  const cases = planCases(subject, noFixtures, createTestResources(subject, noFixtures));
  return cases.flatMap(({ id, kind }) => (kind === 'pagination' ? [id.slice('listPets/pagination/'.length)] : []));
}

const parameter = (name: string, purpose: string): string =>
  `{ name: ${name}, in: query, x-paging: ${purpose}, schema: { type: integer, maximum: 40 } }`;

test('the description names the parameters of pagination', async () => {
  expect(await casesOf(`${parameter('blatt', 'page')}, ${parameter('anzahl', 'size')}`)).toEqual([
    'walk',
    'past-the-end',
  ]);
  expect(await casesOf(`${parameter('blatt', 'page')}, ${parameter('anzahl', 'size')}`, 'Link: {}')).toEqual([
    'walk',
    'past-the-end',
    'headers',
    'limit',
    'links',
  ]);
  expect(await casesOf(parameter('marke', 'cursor'))).toEqual(['cursor']);
});

test('a parameter with a common name is used only if the description declares no parameter for the same purpose', async () => {
  const usual = (name: string): string => `{ name: ${name}, in: query, schema: { type: string } }`;
  expect(await casesOf(`${usual('cursor')}, ${usual('limit')}`)).toEqual(['cursor']);
  const { subject } = await loadSubject(fileWith(document(`${usual('cursor')}, ${parameter('marke', 'cursor')}`)));
  const operation = subject?.operations[0];
  expect(operation && pagingParameter(operation, 'cursor')?.name).toBe('marke');
});

test('the description names the headers that contain the numbers of items and pages', () => {
  const headers = { anzahl: '7', seite: '1', folgende: '9' };
  const page = { items: [1, 2], headers, links: {}, body: '[1,2]' };
  const paging = {
    next: undefined,
    parameters: { page: 'blatt', size: 'groesse' },
    headers: { total: 'anzahl', page: 'seite', next: 'folgende' },
  };
  expect(findPageMismatches(page, { page: 1, perPage: 2 }, paging)).toEqual([
    { name: 'folgende', expected: '2', found: '9' },
    { name: 'Link', expected: 'links to the other pages', found: 'no such header' },
  ]);
});
