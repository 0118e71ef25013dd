import { describe, expect, test } from 'vitest';
import { head, report, schema } from './diagnose.ts';

describe('keywords are reported', () => {
  test('if their value has the wrong type', async () => {
    expect(
      await report(
        schema(`
type: strnig
required: true
properties: [id]
maxLength: -1
multipleOf: 0
enum: a
allOf: []
items: 5
dependentRequired: { a: b }`),
      ),
    ).toMatchInlineSnapshot(`
      "openapi.yaml:7:13
      warning keyword-invalid  "strnig" is not a type of JSON Schema. It is ignored.

        5 |   schemas:
        6 |     A:
      > 7 |       type: strnig
          |             ^^^^^^
        8 |       required: true
        9 |       properties: [id]

      fix: Did you mean \`string\`?

      openapi.yaml:8:17
      warning keyword-invalid  \`required\` is the boolean true, and not an array of property names. It is ignored.

         6 |     A:
         7 |       type: strnig
      >  8 |       required: true
           |                 ^^^^
         9 |       properties: [id]
        10 |       maxLength: -1

      fix: List the required properties beside \`properties\`, for example \`required: [id]\`.

      openapi.yaml:9:19
      warning keyword-invalid  \`properties\` is an array, and not an object of schemas. It is ignored.

         7 |       type: strnig
         8 |       required: true
      >  9 |       properties: [id]
           |                   ^^^^
        10 |       maxLength: -1
        11 |       multipleOf: 0

      fix: Write an object of schemas.

      openapi.yaml:10:18
      warning keyword-invalid  \`maxLength\` is the number -1, and not a whole number of at least 0. It is ignored.

         8 |       required: true
         9 |       properties: [id]
      > 10 |       maxLength: -1
           |                  ^^
        11 |       multipleOf: 0
        12 |       enum: a

      fix: Write a whole number of at least 0.

      openapi.yaml:11:19
      warning keyword-invalid  \`multipleOf\` is the number 0, and not a number above 0. It is ignored.

         9 |       properties: [id]
        10 |       maxLength: -1
      > 11 |       multipleOf: 0
           |                   ^
        12 |       enum: a
        13 |       allOf: []

      fix: Write a number above 0.

      openapi.yaml:12:13
      warning keyword-invalid  \`enum\` is the string "a", and not an array. It is ignored.

        10 |       maxLength: -1
        11 |       multipleOf: 0
      > 12 |       enum: a
           |             ^
        13 |       allOf: []
        14 |       items: 5

      fix: Write \`enum: [a]\`.

      openapi.yaml:13:14
      warning keyword-invalid  \`allOf\` is an empty array, and not a non-empty array of schemas. It is ignored.

        11 |       multipleOf: 0
        12 |       enum: a
      > 13 |       allOf: []
           |              ^^
        14 |       items: 5
        15 |       dependentRequired: { a: b }

      fix: Write a non-empty array of schemas.

      openapi.yaml:14:14
      warning keyword-invalid  \`items\` is the number 5, and not a schema. It is ignored.

        12 |       enum: a
        13 |       allOf: []
      > 14 |       items: 5
           |              ^
        15 |       dependentRequired: { a: b }
        16 |

      fix: Write a schema.

      openapi.yaml:15:26
      warning keyword-invalid  \`dependentRequired\` is not an object of arrays of property names. It is ignored.

        13 |       allOf: []
        14 |       items: 5
      > 15 |       dependentRequired: { a: b }
           |                          ^^^^^^^^
        16 |

      fix: Write an object of arrays of property names."
    `);
  });

  test('if they contain a value that is not a schema', async () => {
    expect(await report(schema('properties: { id: integer }\nanyOf: [null]'))).toMatchInlineSnapshot(`
      "openapi.yaml:7:25
      warning keyword-invalid  The value of \`id\` is the string "integer", and not a schema. The generated type is \`unknown\`.

        5 |   schemas:
        6 |     A:
      > 7 |       properties: { id: integer }
          |                         ^^^^^^^
        8 |       anyOf: [null]
        9 |

      fix: Write \`{ type: integer }\`.

      openapi.yaml:8:15
      warning keyword-invalid  Entry 1 of the list is empty (null), and not a schema. The generated type is \`unknown\`.

        6 |     A:
        7 |       properties: { id: integer }
      > 8 |       anyOf: [null]
          |               ^^^^
        9 |

      fix: Write \`{}\`, or the content of the schema."
    `);
  });

  test('if a type is null without quotes', async () => {
    expect((await report(schema('type: [string, null]'))).split('\n').slice(0, 2)).toMatchInlineSnapshot(`
      [
        "openapi.yaml:7:22",
        "warning keyword-invalid  null is not a type of JSON Schema. It is ignored.",
      ]
    `);
  });

  test('if the validators do not enforce them', async () => {
    expect(await report(schema("type: object\nadditionalItems: false\n$recursiveRef: '#'"))).toMatchInlineSnapshot(`
      "openapi.yaml:9:7
      warning keyword-unsupported  The keyword \`$recursiveRef\` belongs to an older draft of JSON Schema. It is read as \`$ref: '#/components/schemas/A'\`.

         7 |       type: object
         8 |       additionalItems: false
      >  9 |       $recursiveRef: '#'
           |       ^^^^^^^^^^^^^
        10 |

      fix: Write \`$ref: '#/components/schemas/A'\`, or \`$dynamicRef\` with \`$dynamicAnchor\`."
    `);
  });

  test('if they belong to OpenAPI 3.0, in 3.1', async () => {
    expect(await report(schema('type: integer\nnullable: true\nminimum: 0\nexclusiveMinimum: true')))
      .toMatchInlineSnapshot(`
        "openapi.yaml:8:7
        warning keyword-unsupported  \`nullable\` has no meaning in OpenAPI 3.1. It is read as in OpenAPI 3.0.

           6 |     A:
           7 |       type: integer
        >  8 |       nullable: true
             |       ^^^^^^^^
           9 |       minimum: 0
          10 |       exclusiveMinimum: true

        fix: Write \`type: [integer, 'null']\`.

        openapi.yaml:10:25
        warning keyword-invalid  \`exclusiveMinimum\` is the boolean true, and not a number. It is read as in OpenAPI 3.0.

           8 |       nullable: true
           9 |       minimum: 0
        > 10 |       exclusiveMinimum: true
             |                         ^^^^
          11 |

        fix: Write \`exclusiveMinimum: 0\` in place of \`minimum: 0\`."
      `);
  });

  test('if they do not exist', async () => {
    expect(await report(schema('type: string\nmaxLenght: 5\ncolour: red\nx-colour: red'))).toMatchInlineSnapshot(`
      "openapi.yaml:8:7
      warning keyword-unknown  JSON Schema has no keyword \`maxLenght\`, so types and validators are generated without it.

         6 |     A:
         7 |       type: string
      >  8 |       maxLenght: 5
           |       ^^^^^^^^^
         9 |       colour: red
        10 |       x-colour: red

      fix: Did you mean \`maxLength\`?

      openapi.yaml:9:7
      warning keyword-unknown  JSON Schema has no keyword \`colour\`, so types and validators are generated without it.

         7 |       type: string
         8 |       maxLenght: 5
      >  9 |       colour: red
           |       ^^^^^^
        10 |       x-colour: red
        11 |

      fix: Correct the name of the keyword, or start the name with \`x-\`."
    `);
  });

  test('in every schema', async () => {
    const yaml =
      'properties: { a: { items: { not: { type: strnig } } } }\npatternProperties: { "^a": { if: { type: strnig } } }';
    expect((await report(schema(yaml))).match(/^warning \S+/gmu)).toEqual([
      'warning keyword-invalid',
      'warning keyword-invalid',
    ]);
  });
});

test('patterns that are not regular expressions are reported', async () => {
  expect(await report(schema('type: string\npattern: "^[a-z\\\\-]+(?P<year>)$"\npatternProperties: { "[": {} }')))
    .toMatchInlineSnapshot(`
      "openapi.yaml:8:16
      warning pattern-invalid  Invalid regular expression: /^[a-z\\-]+(?P<year>)$/u: Invalid group. Validators do not check the pattern.

         6 |     A:
         7 |       type: string
      >  8 |       pattern: "^[a-z\\\\-]+(?P<year>)$"
           |                ^^^^^^^^^^^^^^^^^^^^^^^
         9 |       patternProperties: { "[": {} }
        10 |

      fix: Write a regular expression that JavaScript accepts with the u flag.

      openapi.yaml:9:7
      warning keyword-ineffective  \`patternProperties\` has no effect on values of the type string.

         7 |       type: string
         8 |       pattern: "^[a-z\\\\-]+(?P<year>)$"
      >  9 |       patternProperties: { "[": {} }
           |       ^^^^^^^^^^^^^^^^^
        10 |

      fix: Remove it, or write \`type: object\`.

      openapi.yaml:9:28
      warning pattern-invalid  Invalid regular expression: /[/u: Unterminated character class. Validators do not check the pattern.

         7 |       type: string
         8 |       pattern: "^[a-z\\\\-]+(?P<year>)$"
      >  9 |       patternProperties: { "[": {} }
           |                            ^^^
        10 |

      fix: Add \`]\` at the end of the class, or write \`\\[\` for the character \`[\`."
    `);
});

test('a format that is not checked is reported once', async () => {
  expect(await report(schema('properties: { a: { format: ean }, b: { format: ean }, c: { format: date-time } }')))
    .toMatchInlineSnapshot(`
    "openapi.yaml:7:34
    note format-unknown  The validators do not check the format \`ean\`.

      5 |   schemas:
      6 |     A:
    > 7 |       properties: { a: { format: ean }, b: { format: ean }, c: { format: date-time } }
        |                                  ^^^
      8 |

    fix: Add a \`pattern\` to schemas that need a check."
  `);
});

test.each([
  ["anyOf: { $ref: '#/components/schemas/B' }", "fix: Write `anyOf: [{ $ref: '#/components/schemas/B' }]`, a list."],
  ['anyOf: { type: string }', 'fix: Write `anyOf: […]`, a list.'],
])('the correction of one schema in place of a list has its reference: %s', async (yaml, fix) => {
  expect(await report(`${schema(`${yaml}\n`)}    B: {}\n`)).toContain(fix);
});

describe('OpenAPI 3.0', () => {
  const version30 = (yaml: string): string => schema(yaml).replace('3.1.0', '3.0.4');

  test('has its own notation for null and exclusive bounds', async () => {
    expect(
      await report(version30('type: integer\nnullable: true\nminimum: 0\nexclusiveMinimum: true\nexample: 1')),
    ).toBe('');
  });

  test('does not allow the notation of 3.1', async () => {
    expect((await report(version30('type: integer\nexclusiveMinimum: 0'))).split('\n').slice(0, 2))
      .toMatchInlineSnapshot(`
        [
          "openapi.yaml:8:25",
          "warning keyword-invalid  \`exclusiveMinimum\` is the number 0, and not \`true\` or \`false\`. It is read as in OpenAPI 3.1.",
        ]
      `);
  });
});

test('schemas of webhooks and callbacks are checked, and each problem is reported once', async () => {
  const body = (schema: string): string => `{ content: { application/json: { schema: ${schema} } } }`;
  const done = "responses: { '204': { description: Done. } }";
  const text = `${head}paths:
  /pets:
    post:
      operationId: createPet
      requestBody: { $ref: '#/components/requestBodies/Pet' }
      ${done}
      callbacks:
        created: { '{$request.body#/url}': { post: { requestBody: ${body('{ type: objct }')}, ${done} } } }
webhooks:
  sold: { post: { operationId: sold, requestBody: { $ref: '#/components/requestBodies/Pet' }, ${done} } }
  moved: { post: { operationId: moved, requestBody: ${body('{ minLength: -1 }')}, ${done} } }
components: { requestBodies: { Pet: ${body('{ type: strin }')} } }
`;
  const messages = (await report(text)).split('\n').filter((line) => line.includes('keyword-invalid'));
  expect(messages.map((line) => line.replace(/^.*keyword-invalid +/u, ''))).toEqual([
    '"objct" is not a type of JSON Schema. It is ignored.',
    '`minLength` is the number -1, and not a whole number of at least 0. It is ignored.',
    '"strin" is not a type of JSON Schema. It is ignored.',
  ]);
});

test.for(['#', ''])(
  'a reference `%s` in a schema is reported, because its target is the whole description',
  async (reference) => {
    const [, line] = (await report(schema(`$ref: '${reference}'`))).split('\n');
    expect(line).toMatch(/^warning reference-mismatched {2}This reference leads to the whole description, /u);
  },
);
