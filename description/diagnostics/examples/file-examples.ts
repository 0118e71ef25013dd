import type { CodeExample } from './code-example.ts';

/** Examples for the codes about files, references and the structure of the document. */
export const fileExamples = {
  'file-missing': {
    in: 'description',
    wrong: 'paths:\n  /pets: { $ref: ./sharde.yaml }',
    right: 'paths:\n  /pets: { $ref: ./shared.yaml }',
  },
  'file-unreadable': {
    in: 'description',
    wrong: 'paths:\n  /pets: { $ref: ./folder }',
    right: 'paths:\n  /pets: { $ref: ./shared.yaml }',
  },
  'yaml-syntax': {
    in: 'description',
    wrong: 'tags: [{ name: pets }',
    right: 'tags: [{ name: pets }]',
  },
  'key-repeated': {
    in: 'description',
    wrong: 'tags: [{ name: pets }]\ntags: [{ name: shops }]',
    right: 'tags: [{ name: pets }, { name: shops }]',
  },
  'indentation-invalid': {
    in: 'description',
    wrong: 'externalDocs:\n\turl: https://example.com',
    right: 'externalDocs:\n  url: https://example.com',
  },
  'value-not-json': {
    in: 'schema',
    wrong: 'type: number\ndefault: .inf',
    right: 'type: number\ndefault: 1000',
  },
  'nesting-too-deep': {
    in: 'text',
    wrong: 'example: [[[[[[[[[[ and so on, a thousand times',
    right: 'example: [[1, 2], [3, 4]]',
  },
  'aliases-too-many': {
    in: 'text',
    wrong:
      'a: &a [x, x, x, x]\nb: &b [*a, *a, *a, *a]\nc: &c [*b, *b, *b, *b]\n# … and so on: each line repeats the line above',
    right: 'a: &a [x, x, x, x]\nb: *a',
  },
  'version-unsupported': {
    in: 'file',
    wrong: "swagger: '1.2'\ninfo: { title: Pets, version: 1.0.0 }\npaths: {}",
    right: 'openapi: 3.1.0\ninfo: { title: Pets, version: 1.0.0 }\npaths: {}',
  },
  'reference-dangling': {
    in: 'schema',
    wrong: "properties:\n  mother: { $ref: '#/components/schemas/Pett' }",
    right: "properties:\n  mother: { $ref: '#/components/schemas/Pet' }",
  },
  'reference-circular': {
    in: 'schema',
    wrong: "$ref: '#/components/schemas/Pet'",
    right: "properties:\n  mother: { $ref: '#/components/schemas/Pet' }",
  },
  'reference-mismatched': {
    in: 'operation',
    wrong: "parameters:\n  - { $ref: '#/components/schemas/Pet' }",
    right: "parameters:\n  - { $ref: '#/components/parameters/Limit' }",
  },
  'reference-remote': {
    in: 'schema',
    wrong: 'properties:\n  owner: { $ref: https://example.com/shared.yaml }',
    right: 'properties:\n  owner: { $ref: ./shared.yaml }',
  },
  'identifier-invalid': {
    in: 'schema',
    wrong: 'properties:\n  cat: { $anchor: animal }\n  dog: { $anchor: animal }',
    right: 'properties:\n  cat: { $anchor: cat }\n  dog: { $anchor: dog }',
  },
  'dialect-unsupported': {
    in: 'schema',
    wrong: '$schema: http://json-schema.org/draft-04/schema#\ntype: string',
    right: '$schema: https://json-schema.org/draft/2020-12/schema\ntype: string',
  },
  'structure-invalid': {
    in: 'operation',
    wrong: 'sumary: List the pets',
    right: 'summary: List the pets',
  },
  'entry-duplicate': {
    in: 'schema',
    wrong: 'type: string\nenum: [cat, dog, cat]',
    right: 'type: string\nenum: [cat, dog, bird]',
  },
  'url-invalid': {
    in: 'description',
    wrong: 'externalDocs: { url: see the wiki }',
    right: 'externalDocs: { url: https://example.com/wiki }',
  },
  'email-invalid': {
    in: 'file',
    wrong: 'openapi: 3.1.0\ninfo: { title: Pets, version: 1.0.0, contact: { email: help at example.com } }\npaths: {}',
    right: 'openapi: 3.1.0\ninfo: { title: Pets, version: 1.0.0, contact: { email: help@example.com } }\npaths: {}',
  },
  'conversion-inexact': {
    in: 'file',
    wrong: "swagger: '2.0'\ninfo: { title: Pets, version: 1.0.0 }\nhost: pets.example.com\npaths: {}",
    right: "swagger: '2.0'\ninfo: { title: Pets, version: 1.0.0 }\nhost: pets.example.com\nschemes: [https]\npaths: {}",
  },
  'key-ignored': {
    in: 'file',
    wrong:
      "openapi: 3.0.3\ninfo: { title: Pets, version: 1.0.0 }\npaths: {}\ncomponents:\n  responses:\n    Done: { description: Done. }\n    Deleted: { $ref: '#/components/responses/Done', description: Deleted. }",
    right:
      "openapi: 3.1.0\ninfo: { title: Pets, version: 1.0.0 }\npaths: {}\ncomponents:\n  responses:\n    Done: { description: Done. }\n    Deleted: { $ref: '#/components/responses/Done', description: Deleted. }",
  },
  'ignore-invalid': {
    in: 'operation',
    wrong: '# forgespec-ignore tag-undeclred: Only our tools use this tag.\ntags: [pets]',
    right: '# forgespec-ignore tag-undeclared: Only our tools use this tag.\ntags: [internal]',
  },
  'ignore-unused': {
    in: 'operation',
    wrong: '# forgespec-ignore tag-undeclared: Only our tools use this tag.\ntags: [pets]',
    right: 'tags: [pets]',
  },
} as const satisfies Readonly<Record<string, CodeExample>>;
