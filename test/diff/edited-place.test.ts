import { expect, test } from 'vitest';
import { compareGeneratedCode } from '../../diff/sdk/compare-generated-code.ts';
import { loadText } from './compare-texts.ts';

// The line that `diff` shows for a change of generated code is the line that was edited.

const base = `openapi: 3.1.0
info: {title: T, version: 1.0.0}
paths:
  /pets:
    get:
      operationId: listPets
      tags: [pets]
      responses:
        '200':
          description: ok
          headers:
            X-Total: {required: true, schema: {type: integer}}
            X-Page: {schema: {type: integer}}
          content:
            application/json:
              schema:
                type: array
                items:
                  $ref: '#/components/schemas/Pet'
    post:
      operationId: addPet
      tags: [pets]
      requestBody:
        required: true
        content: {application/json: {schema: {$ref: '#/components/schemas/NewPet'}}}
      responses:
        '201': {description: ok}
components:
  schemas:
    Pet:
      type: object
      required:
        - name
        - owner
      properties:
        name: {type: string}
        owner: {$ref: '#/components/schemas/Owner'}
    Owner:
      type: object
      required: [id, mail]
      properties:
        id: {type: string}
        mail: {type: string}
    NewPet:
      oneOf:
        - $ref: '#/components/schemas/Cat'
        - $ref: '#/components/schemas/Dog'
    Cat: {type: object, required: [kind], properties: {kind: {const: cat}}}
    Dog:
      type: object
      required: [kind]
      properties:
        kind: {const: dog}
        bark: {type: string}
    Fish: {type: object, required: [kind], properties: {kind: {const: fish}}}
`;

/** Returns the number of the line with a text. */
const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;

test.each([
  ['a property of a referenced schema becomes optional', 'required: [id, mail]', 'required: [id]', 'required: [id]'],
  [
    'an alternative is added',
    "/Dog'\n",
    "/Dog'\n        - $ref: '#/components/schemas/Fish'\n",
    "- $ref: '#/components/schemas/Fish'",
  ],
  ['an operationId is changed', 'operationId: listPets', 'operationId: getPets', 'operationId: getPets'],
  ['a property becomes nullable', 'bark: {type: string}', "bark: {type: [string, 'null']}", 'bark: {'],
  [
    'a reference becomes a union',
    "$ref: '#/components/schemas/Pet'\n",
    "oneOf: [{$ref: '#/components/schemas/Pet'}, {$ref: '#/components/schemas/Fish'}]\n",
    'oneOf: [{$ref',
  ],
])('%s', async (_, from, to, line) => {
  const revision = base.replace(from, to);
  const compared = await compareGeneratedCode({
    base: await loadText('/base.yaml', base),
    revision: await loadText('/revision.yaml', revision),
  });
  const changes = compared.kind === 'changes' ? compared.changes : [];
  expect(changes).not.toEqual([]);
  expect([...new Set(changes.map((change) => change.revision?.line))]).toEqual([lineOf(revision, line)]);
});

test.each([
  ['a header is removed', '            X-Total: {required: true, schema: {type: integer}}\n', 'X-Total'],
  ['the body is no longer required', '        required: true\n        content', 'required: true\n        content'],
  ['a property is removed', '        bark: {type: string}\n', 'bark: {'],
])('%s', async (_, removed, line) => {
  const revision = base.replace(removed, removed.includes('content') ? '        content' : '');
  const compared = await compareGeneratedCode({
    base: await loadText('/base.yaml', base),
    revision: await loadText('/revision.yaml', revision),
  });
  const changes = compared.kind === 'changes' ? compared.changes : [];
  expect(changes).not.toEqual([]);
  expect([...new Set(changes.map((change) => change.base?.line))]).toEqual([lineOf(base, line)]);
});
