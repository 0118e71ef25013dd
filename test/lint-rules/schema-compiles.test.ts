import { expect, test } from 'vitest';
import { findings, yaml } from './lint.ts';

const says = (problem: string): string =>
  `forge/schema-compiles: This is not valid JSON Schema 2020-12, so validators would ignore it: ${problem}. ` +
  'Correct it, or start the name of an extension with `x-`.';

test('an unknown keyword or format and a keyword with a wrong value are problems at their location', async () => {
  const description = yaml`
    openapi: 3.1.0
    components:
      schemas:
        Badge:
          type: object
          properties:
            id: { type: integer, minimun: 1 }
            name: { type: strin }
            created_at: { type: string, format: date-tme }
            parent: { $ref: '#/components/schemas/Badge', nullable: true }
            kind: { type: string, enum: [] }
            labels: { type: array, items: [{ type: string }] }
          required: id
  `;
  expect(await findings('forge/schema-compiles', description)).toEqual([
    `openapi.yaml:7:30 ${says('unknown keyword: "minimun"')}`,
    `openapi.yaml:8:17 ${says('type must be equal to one of the allowed values')}`,
    `openapi.yaml:9:37 ${says('unknown format "date-tme"')}`,
    `openapi.yaml:10:55 ${says('unknown keyword: "nullable"')}`,
    `openapi.yaml:11:31 ${says('enum must have non-empty array')}`,
    `openapi.yaml:12:32 ${says('items must be object')}`,
    `openapi.yaml:13:7 ${says('required must be array')}`,
  ]);
});

test('JSON Schema 2020-12 and the vocabulary of OpenAPI pass, including recursion', async () => {
  const description = yaml`
    openapi: 3.1.0
    components:
      schemas:
        Tree:
          $id: https://forge.example.com/tree
          type: object
          x-since: '16.8'
          example: {}
          externalDocs: { url: https://forge.example.com }
          discriminator: { propertyName: kind }
          xml: { name: tree }
          properties:
            kind: { type: [string, 'null'], format: date-time, default: null, description: A kind. }
            children: { type: array, prefixItems: [true], items: { $ref: '#/components/schemas/Tree', description: A child. } }
            pattern: { pattern: '(?i)another rule judges this' }
            never: false
          dependentRequired: { kind: [children] }
          unevaluatedProperties: false
          if: { required: [kind] }
          then: { minProperties: 2 }
  `;
  expect(await findings('forge/schema-compiles', description)).toEqual([]);
});
