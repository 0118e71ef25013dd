import { expect, test } from 'vitest';
import { withOpenEnums } from '../../model/represent/open-enums.ts';
import { load } from './model.ts';

const pet = '{ application/json: { schema: { $ref: "#/components/schemas/Pet" } } }';

test('a schema with an open enum has a second version for requests, and the schemas are sorted by name', async () => {
  const { api } = await load({
    'openapi.yaml': `openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
paths:
  /pets:
    put:
      operationId: putPet
      tags: [Pets]
      requestBody: { content: ${pet} }
      responses: { '200': { description: Ok., content: ${pet} } }
tags: [{ name: Pets }]
components:
  schemas:
    Zoo: { type: string }
    Pet: { type: object, properties: { color: { type: string, enum: [black, white] } } }
`,
  });
  const names = withOpenEnums(api).schemas.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(names.filter((name) => name !== 'Zoo')).toHaveLength(2);
});

test('enums in responses are open in all schemas that extend the base of a discriminator', async () => {
  const { api } = await load({
    'openapi.yaml': `openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
paths:
  /pets:
    get: { operationId: getPet, tags: [Pets], responses: { '200': { description: Ok., content: ${pet} } } }
tags: [{ name: Pets }]
components:
  schemas:
    Pet: { type: object, required: [kind], properties: { kind: { type: string } }, discriminator: { propertyName: kind } }
    Dog: { allOf: [{ $ref: '#/components/schemas/Pet' }] }
    Poodle: { allOf: [{ $ref: '#/components/schemas/Dog' }, { properties: { color: { type: string, enum: [black, white] } } }] }
`,
  });
  const poodle = withOpenEnums(api).schemas.find(({ name }) => name === 'Poodle');
  expect(JSON.stringify(poodle)).toContain('open-enum');
});
