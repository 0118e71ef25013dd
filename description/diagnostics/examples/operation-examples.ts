import type { CodeExample } from './code-example.ts';

/** Examples for the codes about paths, operations, parameters and responses. */
export const operationExamples = {
  'path-invalid': {
    in: 'description',
    wrong: "paths:\n  /pets/:id:\n    get: { operationId: getPet, responses: { '204': { description: Done. } } }",
    right: "paths:\n  /pets/first:\n    get: { operationId: getPet, responses: { '204': { description: Done. } } }",
  },
  'tag-undeclared': {
    in: 'operation',
    wrong: 'tags: [petz]',
    right: 'tags: [pets]',
  },
  'scope-undeclared': {
    in: 'operation',
    wrong: 'security: [{ login: [reed] }]',
    right: 'security: [{ login: [read] }]',
  },
  'link-dangling': {
    in: 'operation',
    wrong: "responses:\n  '204': { description: Done., links: { again: { operationId: listPetz } } }",
    right: "responses:\n  '204': { description: Done., links: { again: { operationId: listPets } } }",
  },
  'header-name-invalid': {
    in: 'operation',
    wrong: 'parameters:\n  - { name: Request Id, in: header, schema: { type: string } }',
    right: 'parameters:\n  - { name: Request-Id, in: header, schema: { type: string } }',
  },
  'header-ignored': {
    in: 'operation',
    wrong: 'parameters:\n  - { name: Authorization, in: header, schema: { type: string } }',
    right: 'security: [{ login: [read] }]',
  },
  'pagination-invalid': {
    in: 'operation',
    wrong: 'x-pagination: pages',
    right: 'x-pagination: none',
  },
  'selected-response-invalid': {
    in: 'operation',
    wrong: 'x-selected-response: { when: stream }',
    right:
      "parameters: [{ name: stream, in: query, schema: { type: boolean } }]\nresponses:\n  '200': { description: The pets., content: { application/json: {} } }\nx-selected-response: { when: stream=true, schema: {} }",
  },
  'media-type-invalid': {
    in: 'operation',
    wrong:
      "responses:\n  '200': { description: The pets., content: { aplication/json: { schema: { type: array, items: {} } } } }",
    right:
      "responses:\n  '200': { description: The pets., content: { application/json: { schema: { type: array, items: {} } } } }",
  },
  'server-variable-undeclared': {
    in: 'description',
    wrong: "servers:\n  - { url: 'https://{region}.example.com' }",
    right: "servers:\n  - { url: 'https://{region}.example.com', variables: { region: { default: eu } } }",
  },
  'server-variable-unused': {
    in: 'description',
    wrong: 'servers:\n  - { url: https://example.com, variables: { region: { default: eu } } }',
    right: "servers:\n  - { url: 'https://{region}.example.com', variables: { region: { default: eu } } }",
  },
  'body-undefined': {
    in: 'operation',
    wrong: 'requestBody: { content: { application/json: { schema: { type: object } } } }',
    right: 'parameters:\n  - { name: name, in: query, schema: { type: string } }',
  },
  'operation-id-duplicate': {
    in: 'description',
    wrong:
      "paths:\n  /pets:\n    get: { operationId: list, responses: { '204': { description: Done. } } }\n  /owners:\n    get: { operationId: list, responses: { '204': { description: Done. } } }",
    right:
      "paths:\n  /pets:\n    get: { operationId: listPets, responses: { '204': { description: Done. } } }\n  /owners:\n    get: { operationId: listOwners, responses: { '204': { description: Done. } } }",
  },
  'operation-id-missing': {
    in: 'description',
    wrong: "paths:\n  /pets:\n    get: { responses: { '204': { description: Done. } } }",
    right: "paths:\n  /pets:\n    get: { operationId: listPets, responses: { '204': { description: Done. } } }",
  },
  'name-collision': {
    in: 'description',
    wrong: 'components:\n  schemas:\n    pet-owner: { type: string }\n    PetOwner: { type: object }',
    right: 'components:\n  schemas:\n    PetOwnerName: { type: string }\n    PetOwner: { type: object }',
  },
  'name-invalid': {
    in: 'description',
    wrong: 'components:\n  schemas:\n    a/b: { type: string }',
    right: 'components:\n  schemas:\n    PetName: { type: string }',
  },
  'path-parameter-undeclared': {
    in: 'description',
    wrong: "paths:\n  /pets/{id}:\n    get: { operationId: getPet, responses: { '204': { description: Done. } } }",
    right:
      "paths:\n  /pets/{id}:\n    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]\n    get: { operationId: getPet, responses: { '204': { description: Done. } } }",
  },
  'path-parameter-unused': {
    in: 'operation',
    wrong: 'parameters:\n  - { name: id, in: path, required: true, schema: { type: integer } }',
    right: 'parameters:\n  - { name: id, in: query, required: true, schema: { type: integer } }',
  },
  'path-ambiguous': {
    in: 'description',
    wrong:
      "paths:\n  /pets/{id}:\n    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]\n    get: { operationId: getPet, responses: { '204': { description: Done. } } }\n  /pets/{name}:\n    parameters: [{ name: name, in: path, required: true, schema: { type: string } }]\n    delete: { operationId: deletePet, responses: { '204': { description: Done. } } }",
    right:
      "paths:\n  /pets/{id}:\n    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]\n    get: { operationId: getPet, responses: { '204': { description: Done. } } }\n    delete: { operationId: deletePet, responses: { '204': { description: Done. } } }",
  },
  'parameter-duplicate': {
    in: 'operation',
    wrong:
      'parameters:\n  - { name: page, in: query, schema: { type: integer } }\n  - { name: page, in: query, schema: { type: string } }',
    right:
      'parameters:\n  - { name: page, in: query, schema: { type: integer } }\n  - { name: sort, in: query, schema: { type: string } }',
  },
  'parameter-ambiguous': {
    in: 'operation',
    wrong: 'parameters:\n  - { name: pets, in: cookie, schema: { type: array, items: { type: string } } }',
    right:
      'parameters:\n  - { name: pets, in: cookie, explode: false, schema: { type: array, items: { type: string } } }',
  },
  'status-invalid': {
    in: 'operation',
    wrong: "responses:\n  '2OO': { description: Done. }",
    right: "responses:\n  '200': { description: Done. }",
  },
  'security-scheme-undeclared': {
    in: 'operation',
    wrong: 'security: [{ logn: [] }]',
    right: 'security: [{ login: [read] }]',
  },
  'part-ignored': {
    in: 'text',
    wrong:
      'parameters:\n  - { name: filter, in: querystring, content: { application/json: { schema: { type: object } } } }',
    right:
      'parameters:\n  - { name: filter, in: querystring, content: { application/x-www-form-urlencoded: { schema: { type: object } } } }',
  },
} as const satisfies Readonly<Record<string, CodeExample>>;
