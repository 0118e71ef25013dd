import { expect, test } from 'vitest';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { readFixtures } from '../../contract/2-plan/read-fixtures.ts';
import { fileWith } from './file-with.ts';

const description = `openapi: 3.1.0
info: { title: Boxes, version: '1' }
paths:
  /boxes:
    get: { operationId: boxes/list-all, responses: { '200': { description: The boxes. } } }
`;

async function operationsOf(fixtures: string): Promise<unknown> {
  const { subject } = await loadSubject(fileWith(description));
  if (subject === undefined) throw new Error('The description has errors.');
  return readFixtures(fileWith(fixtures), subject).operations;
}

test.each(['boxes/list-all', 'boxesListAll'])('the key %s selects the fixture of the operation', async (key) => {
  const operations = await operationsOf(`operations: { ${key}: { role: owner } }`);
  expect(operations).toEqual({ boxesListAll: { role: 'owner' } });
});

test('two keys for one operation are rejected', async () => {
  const fixtures = 'operations: { boxes/list-all: { role: owner }, boxesListAll: { role: guest } }';
  await expect(operationsOf(fixtures)).rejects.toThrow(
    / has two keys for one operation, operations\.boxes\/list-all and operations\.boxesListAll\.$/u,
  );
});

test.each([
  ['statuses.409', 'statuses: { 409: { after: addBox } }'],
  ['operations.boxesListAll.statuses.409', 'operations: { boxesListAll: { statuses: { 409: { after: addBox } } } }'],
  ['operations.boxesListAll', 'operations: { boxesListAll: { after: addBox } }'],
])('an unknown operation under %s.after is rejected', async (place, fixtures) => {
  await expect(operationsOf(fixtures)).rejects.toThrow(
    `has an operation under ${place}.after that the description does not have.`,
  );
});
