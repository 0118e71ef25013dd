import type { JsonValue } from '../../description/json/json.ts';

/**
 * A schema that an operation uses in its request and in its response, with values for each direction. In this file, a marked property is a
 * property with `readOnly` or `writeOnly`.
 */
export interface DirectionCase {
  readonly schema: JsonValue;
  readonly request: MessageCase;
  readonly response: MessageCase;
}

/** The values of one direction. */
export interface MessageCase {
  /** Valid values. They are assignable to the type. */
  readonly valid: readonly JsonValue[];
  /** Invalid values. They are not assignable to the type. */
  readonly invalid?: readonly JsonValue[];
  /** Invalid values that are assignable to the type. For example, the wrong property is not part of the type. */
  readonly inexpressible?: readonly JsonValue[];
  /** Properties that the type does not have. `['["owner"]', 'id']` means that the type of `owner` does not have the property `id`. */
  readonly absent?: readonly (readonly [path: string, name: string])[];
  /** Properties that the type has, written as in `absent`. */
  readonly present?: readonly (readonly [path: string, name: string])[];
  /** Statements that compile if `message` has the type. */
  readonly statements?: readonly string[];
}

const text = { type: 'string' };
const integer = { type: 'integer' };
const id = { type: 'integer', readOnly: true };
const secret = { type: 'string', writeOnly: true };
const to = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` });

/** The schemas to which the schemas of the cases refer. */
export const directionSchemas: Readonly<Record<string, JsonValue>> = {
  Account: { type: 'object', required: ['id', 'name', 'secret'], properties: { id, name: text, secret } },
  Secret: secret,
  Revision: id,
  Plain: { type: 'object', required: ['name'], properties: { name: text } },
  Node: {
    type: 'object',
    required: ['id', 'children'],
    properties: { id, children: { type: 'array', items: to('Node') } },
  },
  Mixed: {
    type: 'object',
    required: ['id'],
    properties: { id: integer, label: text },
    anyOf: [{ properties: { id: { readOnly: true } } }, { properties: { label: text } }],
  },
  Numbered: { type: 'object', required: ['id'], properties: { id: integer, label: text } },
  Cat: { type: 'object', required: ['kind', 'id'], properties: { kind: { const: 'cat' }, id, lives: integer } },
  Dog: { type: 'object', required: ['kind', 'secret'], properties: { kind: { const: 'dog' }, secret, barks: text } },
  Lamp: { type: 'object', required: ['kind'], properties: { kind: text, watts: id } },
  Chair: { type: 'object', required: ['kind', 'legs'], properties: { kind: text, legs: integer } },
  Robot: {
    type: 'object',
    required: ['kind', 'arms'],
    properties: { kind: { ...text, readOnly: true }, arms: integer },
  },
  Tool: { type: 'object', required: ['kind', 'use'], properties: { kind: { ...text, readOnly: true }, use: text } },
  Vehicle: {
    type: 'object',
    required: ['kind', 'id'],
    properties: { kind: text, id },
    discriminator: { propertyName: 'kind', mapping: { car: '#/components/schemas/Car' } },
  },
  Car: { allOf: [to('Vehicle'), { type: 'object', required: ['doors'], properties: { doors: integer } }] },
};

export const directionCases: readonly DirectionCase[] = [
  // Required properties
  {
    schema: { type: 'object', required: ['id', 'name'], properties: { id, name: text } },
    request: {
      valid: [{ name: 'a' }, { name: 'a', id: 1 }],
      invalid: [{}, { id: 1 }],
      inexpressible: [{ name: 'a', id: 'x' }],
      absent: [['', 'id']],
      present: [['', 'name']],
    },
    response: {
      valid: [{ id: 1, name: 'a' }],
      invalid: [{ name: 'a' }, { id: 'x', name: 'a' }],
      present: [['', 'id']],
    },
  },
  {
    schema: { type: 'object', required: ['name', 'secret'], properties: { name: text, secret } },
    request: { valid: [{ name: 'a', secret: 's' }], invalid: [{ name: 'a' }, { name: 'a', secret: 1 }] },
    response: {
      valid: [{ name: 'a' }],
      invalid: [{}, { secret: 's' }],
      inexpressible: [{ name: 'a', secret: 's' }],
      absent: [['', 'secret']],
    },
  },
  {
    schema: to('Account'),
    request: {
      valid: [{ name: 'a', secret: 's' }],
      invalid: [{ name: 'a' }, { id: 1, name: 'a' }],
      absent: [['', 'id']],
    },
    response: { valid: [{ id: 1, name: 'a' }], invalid: [{ name: 'a' }], absent: [['', 'secret']] },
  },
  // Optional properties
  {
    schema: { type: 'object', required: ['name'], properties: { name: text, id } },
    request: { valid: [{ name: 'a' }], inexpressible: [{ name: 'a', id: 'x' }], absent: [['', 'id']] },
    response: { valid: [{ name: 'a' }, { name: 'a', id: 1 }], invalid: [{ name: 'a', id: 'x' }] },
  },
  {
    schema: { type: 'object', required: ['id'], properties: { id } },
    request: { valid: [{}, { id: 1 }], inexpressible: [{ id: 'x' }], invalid: ['a'] },
    response: { valid: [{ id: 1 }], invalid: [{}] },
  },
  // `readOnly` or `writeOnly` is in the target of a reference, or in `allOf`
  {
    schema: {
      type: 'object',
      required: ['revision', 'secret', 'number'],
      properties: { revision: to('Revision'), secret: to('Secret'), number: { allOf: [to('Revision')], minimum: 1 } },
    },
    request: {
      valid: [{ secret: 's' }],
      invalid: [{}, { revision: 1 }],
      absent: [
        ['', 'revision'],
        ['', 'number'],
      ],
    },
    response: { valid: [{ revision: 1, number: 2 }], invalid: [{ secret: 's' }], absent: [['', 'secret']] },
  },
  {
    schema: {
      type: 'object',
      required: ['owner', 'name'],
      properties: { owner: { ...to('Plain'), readOnly: true }, name: text },
    },
    request: {
      valid: [{ name: 'a' }, { name: 'a', owner: { name: 'b' } }],
      inexpressible: [{ name: 'a', owner: {} }],
      absent: [['', 'owner']],
    },
    response: { valid: [{ name: 'a', owner: { name: 'b' } }], invalid: [{ name: 'a' }, { name: 'a', owner: {} }] },
  },
  {
    schema: {
      type: 'object',
      required: ['id', 'token'],
      properties: {
        id: { oneOf: [to('Revision'), { type: 'null' }] },
        token: { anyOf: [to('Secret'), { type: 'null' }] },
      },
    },
    request: { valid: [{ token: null }, { token: 's' }], invalid: [{}], absent: [['', 'id']] },
    response: { valid: [{ id: null }, { id: 1 }], invalid: [{}], absent: [['', 'token']] },
  },
  // The marked property is inside another schema
  {
    schema: { type: 'array', items: to('Account') },
    request: { valid: [[], [{ name: 'a', secret: 's' }]], invalid: [[{ name: 'a' }]], absent: [['[number]', 'id']] },
    response: { valid: [[{ id: 1, name: 'a' }]], invalid: [[{ name: 'a' }]], absent: [['[number]', 'secret']] },
  },
  {
    schema: { type: 'object', required: ['account'], properties: { account: to('Account') } },
    request: {
      valid: [{ account: { name: 'a', secret: 's' } }],
      invalid: [{ account: { id: 1, name: 'a' } }],
      absent: [["['account']", 'id']],
    },
    response: {
      valid: [{ account: { id: 1, name: 'a' } }],
      invalid: [{ account: { name: 'a' } }],
      inexpressible: [{ account: { id: 1, name: 'a', secret: 's' } }],
      absent: [["['account']", 'secret']],
    },
  },
  {
    schema: { type: 'object', additionalProperties: to('Account') },
    request: { valid: [{}, { a: { name: 'a', secret: 's' } }], invalid: [{ a: { name: 'a' } }] },
    response: { valid: [{ a: { id: 1, name: 'a' } }], invalid: [{ a: { name: 'a' } }] },
  },
  {
    schema: { type: 'array', prefixItems: [to('Account'), text], items: false, minItems: 2 },
    request: { valid: [[{ name: 'a', secret: 's' }, 'x']], invalid: [[{ name: 'a' }, 'x']], absent: [['[0]', 'id']] },
    response: { valid: [[{ id: 1, name: 'a' }, 'x']], invalid: [[{ name: 'a' }, 'x']] },
  },
  // Recursion
  {
    schema: to('Node'),
    request: {
      valid: [{ children: [] }, { children: [{ children: [] }] }],
      invalid: [{}, { children: [{}] }],
      absent: [
        ['', 'id'],
        ["['children'][number]", 'id'],
      ],
    },
    response: {
      valid: [{ id: 1, children: [{ id: 2, children: [] }] }],
      invalid: [{ id: 1, children: [{ children: [] }] }],
    },
  },
  // allOf
  {
    schema: { allOf: [to('Account'), { type: 'object', required: ['size'], properties: { size: integer } }] },
    request: {
      valid: [{ name: 'a', secret: 's', size: 1 }],
      invalid: [{ name: 'a', secret: 's' }],
      absent: [['', 'id']],
    },
    response: { valid: [{ id: 1, name: 'a', size: 1 }], invalid: [{ name: 'a', size: 1 }], absent: [['', 'secret']] },
  },
  {
    // One schema of `allOf` requires the property. Another schema of `allOf` marks it.
    schema: { allOf: [{ type: 'object', properties: { id, name: text } }, { required: ['id', 'name'] }] },
    request: { valid: [{ name: 'a' }], invalid: [{}, { id: 1 }] },
    response: { valid: [{ id: 1, name: 'a' }], invalid: [{ name: 'a' }] },
  },
  {
    // The base schema does not mark the property.
    schema: { allOf: [to('Numbered'), { type: 'object', properties: { id: { readOnly: true } } }] },
    request: {
      valid: [{ label: 'a' }, { id: 1, label: 'a' }],
      inexpressible: [{ id: 'x', label: 'a' }],
      absent: [['', 'id']],
    },
    response: { valid: [{ id: 1 }], invalid: [{ label: 'a' }] },
  },
  {
    // Only one alternative of the base schema marks the property.
    schema: { allOf: [to('Mixed'), { type: 'object', properties: { id: { readOnly: true } } }] },
    request: { valid: [{ label: 'a' }], absent: [['', 'id']] },
    response: { valid: [{ id: 1 }], invalid: [{ label: 'a' }] },
  },
  {
    schema: { allOf: [to('Numbered'), { type: 'object', properties: { name: text, owner: id } }] },
    request: { valid: [{ id: 1, name: 'a' }], invalid: [{ name: 'a' }], absent: [['', 'owner']] },
    response: { valid: [{ id: 1, owner: 2 }], invalid: [{ id: 1, owner: 'x' }] },
  },
  // Unions
  {
    schema: { oneOf: [to('Cat'), to('Dog')] },
    request: {
      valid: [{ kind: 'cat' }, { kind: 'dog', secret: 's' }],
      invalid: [{ kind: 'dog' }, { kind: 'cow' }],
      absent: [['', 'id']],
    },
    response: {
      valid: [{ kind: 'cat', id: 1 }, { kind: 'dog' }],
      invalid: [{ kind: 'cat' }, { kind: 'cow' }],
      absent: [['', 'secret']],
    },
  },
  {
    schema: {
      oneOf: [to('Cat'), to('Dog')],
      discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat', dog: 'Dog' } },
    },
    request: {
      valid: [{ kind: 'cat' }, { kind: 'dog', secret: 's' }],
      invalid: [{ kind: 'dog' }, { secret: 's' }],
      statements: ["if (message.kind === 'dog') message.secret.trim();"],
    },
    response: {
      valid: [{ kind: 'cat', id: 1 }, { kind: 'dog' }],
      invalid: [{ kind: 'cat' }, { id: 1 }],
      statements: ["if (message.kind === 'cat') message.id.toFixed();"],
    },
  },
  {
    // The values of the discriminator are the names of the schemas in the description.
    schema: { anyOf: [to('Lamp'), to('Chair')], discriminator: { propertyName: 'kind' } },
    request: {
      valid: [{ kind: 'Lamp' }, { kind: 'Chair', legs: 4 }],
      invalid: [{ legs: 4 }],
      statements: ["if (message.kind === 'Chair') message.legs.toFixed();"],
    },
    response: {
      valid: [
        { kind: 'Lamp', watts: 5 },
        { kind: 'Chair', legs: 4 },
      ],
      invalid: [{ watts: 5 }],
      statements: ["if (message.kind === 'Lamp') message.watts?.toFixed();"],
    },
  },
  {
    // The discriminator is in a base schema.
    schema: to('Car'),
    request: {
      valid: [{ kind: 'car', doors: 3 }],
      invalid: [{ kind: 'car' }],
      absent: [['', 'id']],
      statements: ["message.kind satisfies 'car';"],
    },
    response: {
      valid: [{ kind: 'car', id: 1, doors: 3 }],
      invalid: [{ kind: 'car', doors: 3 }],
      statements: ["message.kind satisfies 'car';"],
    },
  },
  {
    // Requests do not have the discriminator.
    schema: { anyOf: [to('Robot'), to('Tool')], discriminator: { propertyName: 'kind' } },
    request: { valid: [{ arms: 2 }, { use: 'saw' }], invalid: [{}], absent: [['', 'kind']] },
    response: {
      valid: [{ kind: 'Robot', arms: 2 }],
      invalid: [{ arms: 2 }],
      statements: ["if (message.kind === 'Tool') message.use.trim();"],
    },
  },
  {
    // `required` is beside `oneOf`, and only one alternative marks the property.
    schema: {
      required: ['id'],
      oneOf: [
        { type: 'object', required: ['a'], properties: { a: text, id } },
        { type: 'object', required: ['b'], properties: { b: text, id: integer } },
      ],
    },
    request: { valid: [{ a: 'x' }, { b: 'x', id: 1 }], invalid: [{}] },
    response: {
      valid: [
        { a: 'x', id: 1 },
        { b: 'x', id: 1 },
      ],
      invalid: [{ a: 'x' }, { b: 'x' }],
    },
  },
  {
    schema: { anyOf: [to('Account'), { type: 'null' }] },
    request: { valid: [null, { name: 'a', secret: 's' }], invalid: [{ name: 'a' }] },
    response: { valid: [null, { id: 1, name: 'a' }], invalid: [{ name: 'a' }] },
  },
  // Other keywords about objects
  {
    schema: { type: 'object', required: ['id', 'name'], properties: { id, name: text }, additionalProperties: false },
    request: {
      valid: [{ name: 'a' }, { name: 'a', id: 1 }],
      invalid: [{}],
      inexpressible: [{ name: 'a', other: 1 }],
      absent: [['', 'id']],
    },
    response: { valid: [{ id: 1, name: 'a' }], invalid: [{ name: 'a' }] },
  },
  {
    schema: { type: 'object', properties: { id }, required: ['id'], additionalProperties: false },
    request: { valid: [{}, { id: 1 }], inexpressible: [{ other: 1 }] },
    response: { valid: [{ id: 1 }], invalid: [{}] },
  },
  {
    schema: {
      allOf: [{ type: 'object', properties: { id, name: text } }],
      required: ['id', 'name'],
      unevaluatedProperties: false,
    },
    request: { valid: [{ name: 'a' }, { name: 'a', id: 1 }], invalid: [{}], inexpressible: [{ name: 'a', other: 1 }] },
    response: { valid: [{ id: 1, name: 'a' }], invalid: [{ name: 'a' }] },
  },
  {
    schema: {
      type: 'object',
      required: ['name'],
      properties: { name: text, id, unit: text },
      dependentRequired: { name: ['id', 'unit'] },
    },
    request: { valid: [{ name: 'a', unit: 'b' }], invalid: [{ name: 'a' }], absent: [['', 'id']] },
    response: { valid: [{ name: 'a', unit: 'b', id: 1 }], invalid: [{ name: 'a', unit: 'b' }] },
  },
  {
    schema: {
      type: 'object',
      required: ['kind'],
      properties: { kind: { enum: ['a', 'b'] } },
      if: { properties: { kind: { const: 'a' } } },
      then: { type: 'object', required: ['id'], properties: { id } },
      else: { type: 'object', required: ['secret'], properties: { secret } },
    },
    request: {
      valid: [{ kind: 'a' }, { kind: 'b', secret: 's' }],
      invalid: [{ kind: 'b' }],
      inexpressible: [{ kind: 'a', id: 'x' }],
    },
    response: { valid: [{ kind: 'a', id: 1 }, { kind: 'b' }], inexpressible: [{ kind: 'a' }] },
  },
  // No marked property: both directions have the same type
  {
    schema: to('Plain'),
    request: { valid: [{ name: 'a' }], invalid: [{}] },
    response: { valid: [{ name: 'a' }], invalid: [{}] },
  },
];
