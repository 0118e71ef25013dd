import { withoutTarget } from '../../description/load/without-target.ts';
import { describe, expect, test } from 'vitest';
import { head, operation, report, schema } from './diagnose.ts';

describe('dangling references are reported', () => {
  test.each(['%2F', '%2f'])('if a slash is written as %s', async (slash) => {
    const files = { 'openapi.yaml': schema(`$ref: 'a.yaml#/a${slash}b'`), 'a.yaml': 'a/b: { type: string }\n' };
    const found = await report(files);
    expect(found).toContain(`warning reference-dangling  Nothing is at a.yaml#/a${slash}b.`);
    expect(found).toContain('fix: In a key, write ~1 for a slash.');
  });

  test('in the same file, in another file, and in a missing file', async () => {
    const files = {
      'openapi.yaml': operation(`
parameters:
  - { $ref: '#/components/parameters/Nowhere' }
  - { $ref: 'parameters.yaml#/Pgae' }
  - $ref: "nowhere.yaml#/Page"`),
      'parameters.yaml': 'Page: { name: page, in: query, schema: { type: integer } }\n',
    };
    expect(await report(files)).toMatchInlineSnapshot(`
      "openapi.yaml:8:19
      warning reference-dangling  Nothing is at #/components/parameters/Nowhere. A schema or media type with this reference has the type \`unknown\`, a response has no body, and a path has no operations. Any other object with this reference is left out.

         6 |       operationId: getX
         7 |       parameters:
      >  8 |         - { $ref: '#/components/parameters/Nowhere' }
           |                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         9 |         - { $ref: 'parameters.yaml#/Pgae' }
        10 |         - $ref: "nowhere.yaml#/Page"

      fix: Correct the pointer after the #, or add the target.

      openapi.yaml:9:19
      warning reference-dangling  Nothing is at parameters.yaml#/Pgae. A schema or media type with this reference has the type \`unknown\`, a response has no body, and a path has no operations. Any other object with this reference is left out.

         7 |       parameters:
         8 |         - { $ref: '#/components/parameters/Nowhere' }
      >  9 |         - { $ref: 'parameters.yaml#/Pgae' }
           |                   ^^^^^^^^^^^^^^^^^^^^^^^
        10 |         - $ref: "nowhere.yaml#/Page"
        11 |       responses: { '204': { description: Done. } }

      fix: Did you mean \`parameters.yaml#/Page\`?

      openapi.yaml:10:17
      warning file-missing  There is no file nowhere.yaml. A schema or media type with this reference has the type \`unknown\`, a response has no body, and a path has no operations. Any other object with this reference is left out.

         8 |         - { $ref: '#/components/parameters/Nowhere' }
         9 |         - { $ref: 'parameters.yaml#/Pgae' }
      > 10 |         - $ref: "nowhere.yaml#/Page"
           |                 ^^^^^^^^^^^^^^^^^^^^
        11 |       responses: { '204': { description: Done. } }
        12 |

      fix: Correct the path, or create the file."
    `);
  });

  test('with a component of a similar name, which may have an escaped space', async () => {
    const text = `${schema("$ref: '#/components/schemas/Pet%20Nmae'")}    Pet Name: { type: string }\n`;
    expect(await report(text)).toContain('fix: Did you mean `#/components/schemas/Pet Name`?');
  });

  test('in a discriminator', async () => {
    const yaml = `
properties: { a: { $ref: '#/components/schemas/A' } }
discriminator: { propertyName: kind, mapping: { a: '#/components/schemas/Nowhere' } }`;
    expect(await report(schema(yaml))).toMatchInlineSnapshot(`
      "openapi.yaml:8:58
      warning reference-dangling  Nothing is at #/components/schemas/Nowhere. A schema or media type with this reference has the type \`unknown\`, a response has no body, and a path has no operations. Any other object with this reference is left out.

        6 |     A:
        7 |       properties: { a: { $ref: '#/components/schemas/A' } }
      > 8 |       discriminator: { propertyName: kind, mapping: { a: '#/components/schemas/Nowhere' } }
          |                                                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        9 |

      fix: Correct the pointer after the #, or add the target."
    `);
  });

  test('in an example', async () => {
    const yaml = `
parameters:
  - { name: a, in: query, schema: { type: string }, examples: { a: { externalValue: nowhere.txt } } }`;
    expect(await report(operation(yaml))).toMatchInlineSnapshot(`
      "openapi.yaml:8:91
      warning file-missing  There is no file nowhere.txt.

         6 |       operationId: getX
         7 |       parameters:
      >  8 |         - { name: a, in: query, schema: { type: string }, examples: { a: { externalValue: nowhere.txt } } }
           |                                                                                           ^^^^^^^^^^^
         9 |       responses: { '204': { description: Done. } }
        10 |

      fix: Correct the path, or create the file."
    `);
  });

  test('to an inherited key', async () => {
    expect(await report(schema("$ref: '#/components/schemas/toString'"))).toMatchInlineSnapshot(`
      "openapi.yaml:7:13
      warning reference-dangling  Nothing is at #/components/schemas/toString. A schema or media type with this reference has the type \`unknown\`, a response has no body, and a path has no operations. Any other object with this reference is left out.

        5 |   schemas:
        6 |     A:
      > 7 |       $ref: '#/components/schemas/toString'
          |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        8 |

      fix: Correct the pointer after the #, or add the target."
    `);
  });

  test('to an anchor', async () => {
    expect(await report(schema("properties: { a: { $ref: '#A' } }"))).toMatchInlineSnapshot(`
      "openapi.yaml:7:32
      warning reference-dangling  Nothing is at #A. A schema or media type with this reference has the type \`unknown\`, a response has no body, and a path has no operations. Any other object with this reference is left out.

        5 |   schemas:
        6 |     A:
      > 7 |       properties: { a: { $ref: '#A' } }
          |                                ^^^^
        8 |

      fix: Write a JSON Pointer, such as \`#/components/schemas/…\`, or add \`$anchor: A\` to the schema that the reference should name."
    `);
  });
});

test.for(['https://example.com/a.yaml#/A', 'file:///etc/passwd', 'data:text/plain,x'])(
  'addresses are not fetched: %s',
  async (address) => {
    const [place, message] = (await report(schema(`$ref: '${address}'`))).split('\n', 2);
    const expected = `warning reference-remote  ${address} is a URL, and not a file. ${withoutTarget}`;
    expect([place, message]).toEqual(['openapi.yaml:7:13', expected]);
  },
);

describe('circular references are reported', () => {
  test('of two references', async () => {
    const other = "    B: { $ref: '#/components/schemas/A' }\n";
    expect(await report(schema("$ref: '#/components/schemas/B'") + other)).toMatchInlineSnapshot(`
      "openapi.yaml:7:13
      warning reference-circular  These references lead only to each other: #/components/schemas/B, #/components/schemas/A. A schema or media type with this reference has the type \`unknown\`, a response has no body, and a path has no operations. Any other object with this reference is left out.

        5 |   schemas:
        6 |     A:
      > 7 |       $ref: '#/components/schemas/B'
          |             ^^^^^^^^^^^^^^^^^^^^^^^^
        8 |     B: { $ref: '#/components/schemas/A' }
        9 |

      fix: Replace one of them by the part that it should refer to."
    `);
  });

  test('of one reference', async () => {
    expect(await report(schema("$ref: '#/components/schemas/A'"))).toMatchInlineSnapshot(`
      "openapi.yaml:7:13
      warning reference-circular  This reference leads to itself. A schema or media type with this reference has the type \`unknown\`, a response has no body, and a path has no operations. Any other object with this reference is left out.

        5 |   schemas:
        6 |     A:
      > 7 |       $ref: '#/components/schemas/A'
          |             ^^^^^^^^^^^^^^^^^^^^^^^^
        8 |

      fix: Replace it by the part that it should refer to."
    `);
  });

  test('through files', async () => {
    const files = {
      'openapi.yaml': schema('$ref: a.yaml#/A'),
      'a.yaml': 'A: { $ref: b.yaml#/B }\n',
      'b.yaml': 'B: { $ref: c.yaml }\n',
      'c.yaml': '$ref: a.yaml#/A\n',
    };
    expect(await report(files)).toMatchInlineSnapshot(`
      "a.yaml:1:12
      warning reference-circular  These references lead only to each other: b.yaml#/B, c.yaml, a.yaml#/A. A schema or media type with this reference has the type \`unknown\`, a response has no body, and a path has no operations. Any other object with this reference is left out.

      > 1 | A: { $ref: b.yaml#/B }
          |            ^^^^^^^^^
        2 |

      fix: Replace one of them by the part that it should refer to."
    `);
  });

  test('through the target of another reference', async () => {
    const yaml = "properties: { a: { $ref: '#/components/schemas/A/properties/a/properties/b' } }";
    expect(await report(schema(yaml))).toMatchInlineSnapshot(`
      "openapi.yaml:7:32
      warning reference-circular  This reference leads to itself. A schema or media type with this reference has the type \`unknown\`, a response has no body, and a path has no operations. Any other object with this reference is left out.

        5 |   schemas:
        6 |     A:
      > 7 |       properties: { a: { $ref: '#/components/schemas/A/properties/a/properties/b' } }
          |                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        8 |

      fix: Replace it by the part that it should refer to."
    `);
  });

  test('together with other circles and other problems', async () => {
    const files = {
      'openapi.yaml': `${head}paths: {}
components:
  schemas:
    A: { $ref: a.yaml#/A }
    B: { $ref: '#/components/schemas/B' }
    C: { type: strnig }
`,
      'a.yaml': 'A: { $ref: a.yaml#/A }\n',
    };
    expect((await report(files)).match(/^warning (?:reference|keyword).*/gmu)).toMatchInlineSnapshot(`
      [
        "warning reference-circular  This reference leads to itself. A schema or media type with this reference has the type \`unknown\`, a response has no body, and a path has no operations. Any other object with this reference is left out.",
        "warning reference-circular  This reference leads to itself. A schema or media type with this reference has the type \`unknown\`, a response has no body, and a path has no operations. Any other object with this reference is left out.",
        "warning keyword-invalid  "strnig" is not a type of JSON Schema. It is ignored.",
      ]
    `);
  });

  test('except those of recursive schemas', async () => {
    const files = {
      'openapi.yaml': schema(`
type: object
properties:
  children: { type: array, items: { $ref: '#/components/schemas/A' } }
  leaf: { $ref: 'leaf.yaml#/Leaf' }`),
      'leaf.yaml': "Leaf: { type: object, properties: { parent: { $ref: 'openapi.yaml#/components/schemas/A' } } }\n",
    };
    expect(await report(files)).toBe('');
  });
});

test('a chain of a thousand references is reported', async () => {
  const links = Array.from(
    { length: 1000 },
    (_, index) => `    S${index}: { $ref: '#/components/schemas/S${index + 1}' }\n`,
  );
  const text = `${head}paths: {}\ncomponents:\n  schemas:\n${links.join('')}    S1000: { type: string }\n`;
  const found = await report(text);
  expect(found.split('\n\n')[0]).toMatchInlineSnapshot(`
    "openapi.yaml:56:18
    warning reference-circular  A chain of more than 50 references leads to this reference. A schema or media type with this reference has the type \`unknown\`, a response has no body, and a path has no operations. Any other object with this reference is left out."
  `);
  expect(found).toContain('fix: Refer directly to the target at the end of the chain.');
});

test('schemas with shared parts do not make the document grow exponentially', async () => {
  const schemas = Array.from({ length: 40 }, (_, index) => {
    const next = `{ $ref: '#/components/schemas/S${index + 1}' }`;
    return `    S${index}: { type: object, properties: { a: ${next}, b: ${next} } }\n`;
  });
  expect(
    await report(`${head}paths: {}\ncomponents:\n  schemas:\n${schemas.join('')}    S40: { type: string }\n`),
  ).toBe('');
});

describe('a reference may point', () => {
  test('through another reference, and into a path item', async () => {
    const files = {
      'openapi.yaml': `${head}paths:
  /x: { $ref: paths.yaml#/x }
  /y:
    get:
      operationId: getY
      responses:
        '200': { description: A list., content: { application/json: { schema: { $ref: 'schemas.yaml#/List/items' } } } }
        '201':
          description: The same.
          content:
            application/json: { schema: { $ref: '#/paths/~1x/get/responses/200/content/application~1json/schema' } }
`,
      'paths.yaml': `x:
  get:
    operationId: getX
    responses: { '200': { description: One., content: { application/json: { schema: { $ref: schemas.yaml#/Alias } } } } }
`,
      'schemas.yaml': `Alias: { $ref: '#/Item' }
Item: { type: object, properties: { id: { type: integer } } }
List: { type: array, items: { $ref: '#/Alias' } }
`,
    };
    expect(await report(files)).toBe('');
  });

  test('to keys with slashes, tildes, percent signs and letters of any script', async () => {
    const files = {
      'openapi.yaml': schema("$ref: 'a.yaml#/a~1b/c~0d/100%25/gr%C3%B6%C3%9Fe/Leaf'"),
      'a.yaml': 'a/b: { c~d: { 100%: { größe: { Leaf: { type: string } } } } }\n',
    };
    expect(await report(files)).toBe('');
  });
});

test('a component of another kind is reported', async () => {
  const yaml = `${operation("parameters: [{ $ref: '#/components/schemas/A' }]")}components:
  schemas:
    A: { type: object, properties: { a: { $ref: '#/components/headers/H' } } }
  headers: { H: { schema: { type: string } } }
`;
  expect(await report(yaml)).toMatchInlineSnapshot(`
    "openapi.yaml:7:28
    warning reference-mismatched  #/components/schemas/A is a schema, and not a Parameter Object. It is ignored.

      5 |     get:
      6 |       operationId: getX
    > 7 |       parameters: [{ $ref: '#/components/schemas/A' }]
        |                            ^^^^^^^^^^^^^^^^^^^^^^^^
      8 |       responses: { '204': { description: Done. } }
      9 | components:

    fix: Refer to a Parameter Object.

    openapi.yaml:11:49
    warning reference-mismatched  #/components/headers/H is not a schema, but this reference needs one. The reference is ignored.

       9 | components:
      10 |   schemas:
    > 11 |     A: { type: object, properties: { a: { $ref: '#/components/headers/H' } } }
         |                                                 ^^^^^^^^^^^^^^^^^^^^^^^^
      12 |   headers: { H: { schema: { type: string } } }
      13 |

    fix: Did you mean \`#/components/headers/H/schema\`?"
  `);
});

test('a great number of schemas that apply each other to the same value is reported once', async () => {
  const schemas = Array.from(
    { length: 800 },
    (_, index) => `    S${index}: { allOf: [{ $ref: '#/components/schemas/S${(index + 1) % 800}' }] }\n`,
  );
  const found = await report(`${head}paths: {}\ncomponents:\n  schemas:\n${schemas.join('')}`);
  expect(found.match(/^(?:error|warning) \S+/gmu)).toEqual(['warning reference-circular']);
});

test('a reference from the components to the whole description is reported', async () => {
  const found = await report(`${head}paths: {}\ncomponents: { securitySchemes: { $ref: '#' } }\n`);
  expect(found).toContain('`securitySchemes` is not a field of a Security Scheme Object.');
});

test('an extension that refers to the operation around it does not stop the check', async () => {
  const found = await report(operation("operationId: getX\nx-sdk: { $ref: '#/paths/~1x/get' }\nresponses: {}"));
  expect(found).not.toBe('');
});
