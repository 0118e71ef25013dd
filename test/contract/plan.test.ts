import { expect, test } from 'vitest';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { planCases } from '../../contract/2-plan/cases/plan.ts';
import { noFixtures } from '../../contract/2-plan/fixtures.ts';
import { createTestResources } from '../../contract/2-plan/test-resources.ts';
import { fileWith } from './file-with.ts';

/** Returns the levels of the cases of `addBox`, whose response has a link to another operation. */
async function levelsWithLinkTo(operationId: string): Promise<string[]> {
  const links = { next: { operationId, parameters: { id: '$response.body#/id' } } };
  const content = { 'application/json': { schema: { type: 'object', properties: { id: { type: 'integer' } } } } };
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
  const description = {
    openapi: '3.1.0',
    info: { title: 'Boxes', version: '1' },
    paths: {
      '/boxes': {
        post: { operationId: 'addBox', responses: { 201: { description: 'The box.', content, links } } },
      },
      '/boxes/{id}': {
        parameters: [id],
        get: { operationId: 'readBox', responses: { 200: { description: 'The box.' } } },
        delete: { operationId: 'removeBox', responses: { 204: { description: 'Removed.' } } },
      },
    },
  };
  const { subject } = await loadSubject(fileWith(JSON.stringify(description)));
  if (subject === undefined) throw new Error('The description has errors.');
  const cases = planCases(subject, noFixtures, createTestResources(subject, noFixtures));
  const levels = cases.filter(({ id }) => id === 'addBox/minimal').map(({ level }) => level);
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  return levels;
}

test('a case that creates a resource needs only the level write if a link shows how to delete the resource', async () => {
  expect(await levelsWithLinkTo('removeBox')).toEqual(['write']);
  expect(await levelsWithLinkTo('readBox')).toEqual(['full']);
});
