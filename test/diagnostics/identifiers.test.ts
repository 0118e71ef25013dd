import { describe, expect, test } from 'vitest';
import { head, report, schema } from './diagnose.ts';

const schemas = (yaml: string): string => `${head}paths: {}\ncomponents:\n  schemas:\n${yaml}`;

describe('identifiers', () => {
  test('that are not URIs, or have a fragment, are reported', async () => {
    expect(await report(schema("$id: 'http://['\nproperties: { a: { $id: 'b#c' } }"))).toMatchInlineSnapshot(`
      "openapi.yaml:7:7
      warning identifier-invalid  \`$id\` must be a URI without a fragment, but is \`http://[\`. This \`$id\` is ignored.

        5 |   schemas:
        6 |     A:
      > 7 |       $id: 'http://['
          |       ^^^
        8 |       properties: { a: { $id: 'b#c' } }
        9 |

      fix: Write \`https://…\`, or a path that is relative to the \`$id\` of the outer schema.

      openapi.yaml:8:26
      warning identifier-invalid  \`$id\` must be a URI without a fragment, but is \`b#c\`. This \`$id\` is ignored.

        6 |     A:
        7 |       $id: 'http://['
      > 8 |       properties: { a: { $id: 'b#c' } }
          |                          ^^^
        9 |

      fix: Write \`https://…\`, or a path that is relative to the \`$id\` of the outer schema."
    `);
  });

  test('that occur twice are reported', async () => {
    expect(
      await report(
        schemas(`    A: { $id: 'https://example.com/a', properties: { b: { $anchor: x }, c: { $anchor: x } } }
    B: { $id: 'https://example.com/a' }
`),
      ),
    ).toMatchInlineSnapshot(`
      "openapi.yaml:6:78
      warning identifier-invalid  The anchor x occurs more than once in https://example.com/a. This \`$anchor\` is ignored.

        4 | components:
        5 |   schemas:
      > 6 |     A: { $id: 'https://example.com/a', properties: { b: { $anchor: x }, c: { $anchor: x } } }
          |                                                                              ^^^^^^^
        7 |     B: { $id: 'https://example.com/a' }
        8 |

      fix: Rename one of these anchors.

      openapi.yaml:7:10
      warning identifier-invalid  Another schema already has the \`$id\` https://example.com/a. This \`$id\` is ignored.

        5 |   schemas:
        6 |     A: { $id: 'https://example.com/a', properties: { b: { $anchor: x }, c: { $anchor: x } } }
      > 7 |     B: { $id: 'https://example.com/a' }
          |          ^^^
        8 |

      fix: Give each schema a different \`$id\`."
    `);
  });

  test('are suggested if an anchor is misspelt', async () => {
    expect(await report(schema("properties: { a: { $anchor: colour }, b: { $ref: '#color' } }")))
      .toMatchInlineSnapshot(`
        "openapi.yaml:7:56
        warning reference-dangling  Nothing is at #color. A schema or media type with this reference has the type \`unknown\`, a response has no body, and a path has no operations. Any other object with this reference is left out.

          5 |   schemas:
          6 |     A:
        > 7 |       properties: { a: { $anchor: colour }, b: { $ref: '#color' } }
            |                                                        ^^^^^^^^
          8 |

        fix: Did you mean \`#colour\`?"
      `);
  });

  test('have no meaning in OpenAPI 3.0', async () => {
    const text = schema('$id: https://example.com/a').replace('3.1.0', '3.0.3');
    expect(await report(text)).toContain('warning keyword-unsupported  The validators do not enforce `$id`.');
  });
});

describe('references to addresses', () => {
  test('without a local folder are reported', async () => {
    expect(await report(schema('$ref: https://example.com/schemas/colour.json'))).toMatchInlineSnapshot(`
      "openapi.yaml:7:13
      warning reference-remote  https://example.com/schemas/colour.json is a URL, and not a file. A schema or media type with this reference has the type \`unknown\`, a response has no body, and a path has no operations. Any other object with this reference is left out.

        5 |   schemas:
        6 |     A:
      > 7 |       $ref: https://example.com/schemas/colour.json
          |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        8 |

      fix: Save that document and name its folder: --remotes https://example.com/schemas=FOLDER, or allow forgespec to fetch it: --allow-origin https://example.com."
    `);
  });

  test('are reported with the whole address if they are relative to an `$id`', async () => {
    const text = await report(schema('$id: https://example.com/schemas/pet.json\nitems: { $ref: colour.json }'));
    expect(text).toContain(
      'colour.json resolves to the URL https://example.com/schemas/colour.json, and not to a file.',
    );
  });

  test('are reported if the file is missing in the folder', async () => {
    const files = { 'openapi.yaml': schema('$ref: https://example.com/colour.json'), 'remotes/other.json': '{}' };
    expect(await report(files, 'openapi.yaml', 'https://example.com')).toMatchInlineSnapshot(`
      "openapi.yaml:7:13
      warning file-missing  There is no file remotes/colour.json. A schema or media type with this reference has the type \`unknown\`, a response has no body, and a path has no operations. Any other object with this reference is left out.

        5 |   schemas:
        6 |     A:
      > 7 |       $ref: https://example.com/colour.json
          |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        8 |

      fix: Correct the path, or create the file."
    `);
  });

  test('are reported if the file does not contain the target', async () => {
    const files = {
      'openapi.yaml': schema("$ref: 'https://example.com/colour.json#/$defs/blue'"),
      'remotes/colour.json': '{ "$defs": {} }',
    };
    expect(await report(files, 'openapi.yaml', 'https://example.com')).toMatchInlineSnapshot(`
      "openapi.yaml:7:13
      warning reference-dangling  Nothing is at https://example.com/colour.json#/$defs/blue. A schema or media type with this reference has the type \`unknown\`, a response has no body, and a path has no operations. Any other object with this reference is left out.

        5 |   schemas:
        6 |     A:
      > 7 |       $ref: 'https://example.com/colour.json#/$defs/blue'
          |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        8 |

      fix: Correct the path, or add its target."
    `);
  });

  test.for(['../secret.json', '%2e%2e/secret.json', '..%2fsecret.json', '%2Fetc/passwd'])(
    'are reported if they would leave the folder: %s',
    async (path) => {
      const files = {
        'openapi.yaml': schema(`$ref: https://example.com/schemas/${path}`),
        'remotes/colour.json': '{}',
        'secret.json': '{}',
      };
      expect(await report(files, 'openapi.yaml', 'https://example.com/schemas')).toMatch(
        /^warning (?:file-missing|reference-)/mu,
      );
    },
  );

  test('cannot name local files in a document from an address', async () => {
    const files = {
      'openapi.yaml': schema('$ref: https://example.com/colour.json'),
      'remotes/colour.json': '{ "$ref": "file:///etc/passwd" }',
    };
    expect(await report(files, 'openapi.yaml', 'https://example.com')).toMatchInlineSnapshot(`
      "remotes/colour.json:1:11
      warning reference-remote  file:///etc/passwd is a URL, and not a file. A schema or media type with this reference has the type \`unknown\`, a response has no body, and a path has no operations. Any other object with this reference is left out.

      > 1 | { "$ref": "file:///etc/passwd" }
          |           ^^^^^^^^^^^^^^^^^^^^

      fix: Save that document beside the description and refer to the file."
    `);
  });
});

describe('dialects', () => {
  test('of older drafts are read as 2020-12, with a warning', async () => {
    expect(await report(schema('$schema: http://json-schema.org/draft-07/schema#'))).toMatchInlineSnapshot(`
      "openapi.yaml:7:16
      warning dialect-unsupported  This schema names an older draft, but is read as a schema of draft 2020-12.

        5 |   schemas:
        6 |     A:
      > 7 |       $schema: http://json-schema.org/draft-07/schema#
          |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        8 |

      fix: Check the differences between the drafts, and remove \`$schema\`."
    `);
  });

  test('without a file are reported', async () => {
    expect(await report(schema('$schema: https://example.com/dialect'))).toMatchInlineSnapshot(`
      "openapi.yaml:7:16
      warning dialect-unsupported  No file contains the meta-schema https://example.com/dialect. The schema is read as a schema of draft 2020-12.

        5 |   schemas:
        6 |     A:
      > 7 |       $schema: https://example.com/dialect
          |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        8 |

      fix: Save it, and name its folder: --remotes URL-PREFIX=FOLDER, or allow forgespec to fetch it: --allow-origin https://example.com."
    `);
  });

  test('with an unknown required vocabulary are reported', async () => {
    const files = {
      'openapi.yaml': schema('$schema: https://example.com/dialect'),
      'remotes/dialect.json': '{ "$vocabulary": { "https://example.com/colours": true } }',
    };
    expect(await report(files, 'openapi.yaml', 'https://example.com')).toMatchInlineSnapshot(`
      "openapi.yaml:7:16
      warning dialect-unsupported  The dialect needs the vocabulary https://example.com/colours, which forgespec does not know. The schema is read as a schema of draft 2020-12.

        5 |   schemas:
        6 |     A:
      > 7 |       $schema: https://example.com/dialect
          |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        8 |

      fix: Mark it \`false\` in \`$vocabulary\`, or use another dialect."
    `);
  });
});

describe('schemas that apply themselves endlessly are reported', () => {
  test('through keywords such as allOf', async () => {
    expect(
      await report(
        schemas(`    Pet: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { type: 'null' }] }
    Cat: { allOf: [{ $ref: '#/components/schemas/Pet' }], required: [name] }
`),
      ),
    ).toMatchInlineSnapshot(`
      "openapi.yaml:6:28
      warning reference-circular  This reference applies a schema to the same value again and again, without end. The reference is ignored.

        4 | components:
        5 |   schemas:
      > 6 |     Pet: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { type: 'null' }] }
          |                            ^^^^^^^^^^^^^^^^^^^^^^^^^^
        7 |     Cat: { allOf: [{ $ref: '#/components/schemas/Pet' }], required: [name] }
        8 |

      fix: Remove it, or write it into the schema of a property or an item."
    `);
  });

  test('through a reference to an identifier', async () => {
    expect(await report(schema("$id: https://example.com/a\n$ref: '#'"))).toMatchInlineSnapshot(`
      "openapi.yaml:8:13
      warning reference-circular  This reference leads to itself. A schema or media type with this reference has the type \`unknown\`, a response has no body, and a path has no operations. Any other object with this reference is left out.

        6 |     A:
        7 |       $id: https://example.com/a
      > 8 |       $ref: '#'
          |             ^^^
        9 |

      fix: Replace it by the part that it should refer to."
    `);
  });

  test('unless they apply to a property or item of the value', async () => {
    expect(await report(schema("$id: https://example.com/a\nproperties: { a: { $ref: '#' } }"))).toBe('');
  });
});
