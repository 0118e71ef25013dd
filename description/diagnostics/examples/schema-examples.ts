import type { CodeExample } from './code-example.ts';

/** Examples for the diagnostic codes that report problems in schemas. */
export const schemaExamples = {
  'schema-contradictory': {
    in: 'schema',
    wrong: 'type: integer\nminimum: 10\nmaximum: 1',
    right: 'type: integer\nminimum: 1\nmaximum: 10',
  },
  'property-undeclared': {
    in: 'schema',
    wrong: 'type: object\nrequired: [nmae]\nproperties: { name: { type: string } }',
    right: 'type: object\nrequired: [name]\nproperties: { name: { type: string } }',
  },
  'enum-mismatched': {
    in: 'schema',
    wrong: "type: integer\nenum: [1, '2']",
    right: 'type: integer\nenum: [1, 2]',
  },
  'default-invalid': {
    in: 'schema',
    wrong: 'type: string\nenum: [cat, dog]\ndefault: bird',
    right: 'type: string\nenum: [cat, dog]\ndefault: cat',
  },
  'example-invalid': {
    in: 'schema',
    wrong: "type: integer\nexamples: ['three']",
    right: 'type: integer\nexamples: [3]',
  },
  'discriminator-invalid': {
    in: 'description',
    wrong:
      "components:\n  schemas:\n    Cat: { type: object, required: [kind], properties: { kind: { const: Cat } } }\n    Dog: { type: object, required: [kind], properties: { kind: { const: Dog } } }\n    Pet:\n      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }]\n      discriminator: { propertyName: knd }",
    right:
      "components:\n  schemas:\n    Cat: { type: object, required: [kind], properties: { kind: { const: Cat } } }\n    Dog: { type: object, required: [kind], properties: { kind: { const: Dog } } }\n    Pet:\n      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }]\n      discriminator: { propertyName: kind }",
  },
  'keyword-ineffective': {
    in: 'schema',
    wrong: 'type: string\nminimum: 1',
    right: 'type: string\nminLength: 1',
  },
  'keyword-unsupported': {
    in: 'schema',
    wrong: 'type: string\nnullable: true',
    right: "type: [string, 'null']",
  },
  'keyword-invalid': {
    in: 'schema',
    wrong: 'type: string\nminLength: -1',
    right: 'type: string\nminLength: 1',
  },
  'keyword-unknown': {
    in: 'schema',
    wrong: 'type: string\nminLenght: 1',
    right: 'type: string\nminLength: 1',
  },
  'format-unknown': {
    in: 'schema',
    wrong: 'type: string\nformat: phone-number',
    right: "type: string\npattern: '^[+][0-9]{5,15}$'",
  },
  'pattern-invalid': {
    in: 'schema',
    wrong: "type: string\npattern: '^[a-z+$'",
    right: "type: string\npattern: '^[a-z]+$'",
  },
  'pattern-endless': {
    in: 'schema',
    wrong: "type: string\npattern: '^(a+)+$'",
    right: "type: string\npattern: '^a+$'",
  },
  'pattern-slow': {
    in: 'schema',
    wrong: "type: string\npattern: '[a-z]+[a-z0-9]+!$'",
    right: "type: string\npattern: '^[a-z][a-z0-9]+!$'",
  },
} as const satisfies Readonly<Record<string, CodeExample>>;
