import { expect, test } from 'vitest';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { readFixtures } from '../../contract/2-plan/read-fixtures.ts';
import { fileWith } from './file-with.ts';

const description = `openapi: 3.1.0
info: { title: Boxes, version: '1' }
components: { securitySchemes: { Key: { type: apiKey, in: header, name: Key } } }
paths:
  /boxes:
    get: { operationId: boxes/list-all, responses: { '200': { description: The boxes. }, '409': { description: No. } } }
  /boxes/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get: { operationId: readBox, responses: { '200': { description: The box. }, 4XX: { description: No. } } }
`;

async function operationsOf(fixtures: string): Promise<unknown> {
  const { subject } = await loadSubject(fileWith(description));
  if (subject === undefined) throw new Error('The description has errors.');
  return readFixtures(fileWith(fixtures), subject).operations;
}

test.each(['boxes/list-all', 'boxesListAll'])('the key %s selects the fixture of the operation', async (key) => {
  const operations = await operationsOf(`{ roles: { owner: {} }, operations: { ${key}: { role: owner } } }`);
  expect(operations).toEqual({ boxesListAll: { role: 'owner' } });
});

test('two keys for one operation are rejected', async () => {
  const fixtures = 'operations: { boxes/list-all: { skip: no }, boxesListAll: { skip: yes } }';
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

test.each([
  ['statless: true', 'has the key "statless"; the allowed keys are stateless, ', ' Did you mean stateless?'],
  ["stateless: 'false'", 'must have true or false under stateless.'],
  ['credentials: [Key]', 'must have a map under credentials.'],
  [
    'credentials: { Kei: x }',
    'has credentials.Kei; the security schemes of the description are Key. Did you mean Key?',
  ],
  ['roles: { guest: Key }', 'must have a map under roles.guest.'],
  [
    '{ roles: { guest: {} }, forbidden: gest }',
    'has the role gest under forbidden, but only the roles guest.',
    ' Did you mean guest?',
  ],
  ['forbidden: guest', 'has the role guest under forbidden, but no roles.'],
  ['operations: { readBox: { role: guest } }', 'has the role guest under operations.readBox.role, but no roles.'],
  ['statuses: { 409: { role: guest } }', 'has the role guest under statuses.409.role, but no roles.'],
  ['parameters: { boxId: 5 }', 'has parameters.boxId, which is not a path parameter of the description.'],
  ['parameters: { "/box/{id}": 5 }', 'has parameters./box/{id}, which', ' Did you mean /boxes/{id}?'],
  ['operations: [readBox]', 'must have a map under operations.'],
  [
    'operations: { readBoxx: {} }',
    'names the operation readBoxx, which the description does not have. Did you mean readBox?',
  ],
  ['operations: { readBox: { path: { it: 5 } } }', 'has operations.readBox.path.it, which is not a path parameter.'],
  ['operations: { readBox: { consumes: yes please } }', 'must have true or false under operations.readBox.consumes.'],
  ['operations: { readBox: { skip: true } }', 'must have a text under operations.readBox.skip.'],
  [
    'operations: { readBox: { except: { minimal: true } } }',
    'must have a text, the reason, under operations.readBox.except.minimal.',
  ],
  ['operations: { readBox: { query: [1] } }', 'must have a map under operations.readBox.query.'],
  [
    'operations: { readBox: { usedUp: 404 } }',
    'must have a list of statuses, such as 404, under operations.readBox.usedUp.',
  ],
  [
    'operations: { readBox: { statuses: { 404: {} } } }',
    'has operations.readBox.statuses.404, but the operation does not document this status.',
  ],
  [
    'operations: { readBox: { statuses: { any: {} } } }',
    'has operations.readBox.statuses.any, but the operation does not document this status.',
  ],
  ['statuses: { 4O9: {} }', 'has statuses.4O9, but no operation documents this status.'],
  ['statuses: { 409: { path: { boxId: 5 } } }', 'has statuses.409.path.boxId, which is not a path parameter.'],
  ['anywhere: 403', 'must have a list of statuses, such as 404, under anywhere.'],
  [
    'setUp: npm run seed',
    'must have a list of texts, the program and its arguments, or the path of a JavaScript or TypeScript module, under setUp.',
  ],
])('%s: the file is rejected, because a name or value would have no effect', async (fixtures, ...words) => {
  const rejected = operationsOf(fixtures);
  for (const text of words) await expect(rejected).rejects.toThrow(text);
});

test('a file with known names is accepted, even if some keys have no value', async () => {
  const fixtures = `
credentials: { Key: abc }
roles: { guest: { Key: def } }
forbidden: guest
operations:
parameters: { id: 5, '/boxes/{id}': 7 }
statuses: { any: { header: { X-Undocumented: yes }, query: { undocumented: 1 } }, 409: { path: { id: 9 } } }
`;
  expect(await operationsOf(fixtures)).toEqual({});
});
