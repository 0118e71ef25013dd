import { describe, expect, test } from 'vitest';
import { head, operation, report } from './diagnose.ts';

const schemas = (yaml: string): string => `${head}paths: {}\ncomponents:\n  schemas:\n${yaml}`;

const paths = (yaml: string): string => `${head}paths:\n${yaml}`;

const path = (name: string, rest: string): string =>
  `  ${name}: { get: { ${rest}, responses: { '204': { description: Done. } } } }\n`;

describe('names that collide get another name', () => {
  test('of schemas with the same name in TypeScript', async () => {
    expect(await report(schemas('    Foo-Bar: { type: string }\n    FooBar: { type: string }\n')))
      .toMatchInlineSnapshot(`
        "openapi.yaml:6:5
        note name-collision  In generated code, the schema "Foo-Bar" is called FooBar2, because the schema "FooBar" (line 7) is called FooBar.

          4 | components:
          5 |   schemas:
        > 6 |     Foo-Bar: { type: string }
            |     ^^^^^^^
          7 |     FooBar: { type: string }
          8 |

        fix: Rename one of them, or choose a name in the config: \`names.schemas\`."
      `);
  });

  test('of schemas that would be written to the same file', async () => {
    expect(await report(schemas('    FooBAR: { type: string }\n    FooBar: { type: string }\n')))
      .toMatchInlineSnapshot(`
        "openapi.yaml:7:5
        note name-collision  In generated code, the schema "FooBar" is written to foo-bar-2.ts, because the schema "FooBAR" (line 6) is written to foo-bar.ts.

          5 |   schemas:
          6 |     FooBAR: { type: string }
        > 7 |     FooBar: { type: string }
            |     ^^^^^^
          8 |

        fix: Rename one of them."
      `);
  });

  test('of different schemas in two files', async () => {
    const files = {
      'openapi.yaml': schemas(
        "    A: { properties: { a: { $ref: 'a.yaml#/Badge' }, b: { $ref: 'b.yaml#/Badge' } } }\n",
      ),
      'a.yaml': 'Badge: { type: object }\n',
      'b.yaml': 'Badge: { type: string }\n',
    };
    expect(await report(files)).toMatchInlineSnapshot(`
      "openapi.yaml:6:65
      note name-collision  Two components with different content are both called Badge, so this one is called Badge-2.

        4 | components:
        5 |   schemas:
      > 6 |     A: { properties: { a: { $ref: 'a.yaml#/Badge' }, b: { $ref: 'b.yaml#/Badge' } } }
          |                                                                 ^^^^^^^^^^^^^^^
        7 |

      fix: Rename one of the two: the last part of a reference becomes the name of the component. Or choose a name for Badge-2 in the config, with \`names.schemas\`."
    `);
  });

  test('of different parameters in two files, whose names cannot be chosen in the config', async () => {
    const files = {
      'openapi.yaml': operation("parameters: [{ $ref: 'a.yaml#/Page' }, { $ref: 'b.yaml#/Page' }]"),
      'a.yaml': 'Page: { name: page, in: query, schema: { type: integer } }\n',
      'b.yaml': 'Page: { name: size, in: query, schema: { type: integer } }\n',
    };
    const text = await report(files);
    expect(text).toContain('note name-collision');
    expect(text).not.toContain('names.schemas');
  });

  test('except of equal schemas in two files, which become one schema', async () => {
    const files = {
      'openapi.yaml': schemas(
        "    A: { properties: { a: { $ref: 'a.yaml#/Badge' }, b: { $ref: 'b.yaml#/Badge' } } }\n",
      ),
      'a.yaml': 'Badge: { type: object }\n',
      'b.yaml': 'Badge: { type: object }\n',
    };
    expect(await report(files)).toBe('');
  });

  test('of a schema and a name that generated code needs', async () => {
    expect(await report(schemas('    promise: { type: string }\n'))).toMatchInlineSnapshot(`""`);
  });

  test('of operations', async () => {
    const text = paths(path('/a', 'operationId: list-badges') + path('/b', 'operationId: listBadges'));
    expect(await report(text)).toMatchInlineSnapshot(`
      "openapi.yaml:4:29
      note name-collision  In generated code, the operation "list-badges" is called listBadges2, because the operation "listBadges" (line 5) is called listBadges.

        2 | info: { title: Test, version: 1.0.0 }
        3 | paths:
      > 4 |   /a: { get: { operationId: list-badges, responses: { '204': { description: Done. } } } }
          |                             ^^^^^^^^^^^
        5 |   /b: { get: { operationId: listBadges, responses: { '204': { description: Done. } } } }
        6 |

      fix: Rename one of them, or choose a name in the config: \`names.operations\`."
    `);
  });

  test('of areas that would be written to the same file', async () => {
    const text = paths(path('/a', 'operationId: a, tags: [getURL]') + path('/b', 'operationId: b, tags: [get url]'));
    expect((await report(text)).split('\n')[1]).toMatchInlineSnapshot(
      `"note name-collision  In generated code, the area "getURL" is written to get-url-2.ts, because the area "get url" (line 5) is written to get-url.ts."`,
    );
  });

  test('of methods of an area', async () => {
    const sdk = 'tags: [Badges], x-sdk: { group: badges, method: list }';
    const text = paths(path('/a', `operationId: a, ${sdk}`) + path('/b', `operationId: b, ${sdk}`));
    expect(await report(text)).toMatchInlineSnapshot(`
      "openapi.yaml:5:48
      note name-collision  In generated code, the method of GET /b is called list2, because the method of GET /a (line 4) is called list.

        3 | paths:
        4 |   /a: { get: { operationId: a, tags: [Badges], x-sdk: { group: badges, method: list }, responses: { '204': { description…
      > 5 |   /b: { get: { operationId: b, tags: [Badges], x-sdk: { group: badges, method: list }, responses: { '204': { description…
          |                                                ^^^^^
        6 |

      fix: Rename one of them, or choose a name in the config: \`names.methods\`."
    `);
  });

  test.for(['constructor', 'then'])('of a method and %s, which has a meaning in JavaScript', async (method) => {
    const text = paths(path('/a', `operationId: a, x-sdk: { group: badges, method: ${method} }`));
    expect((await report(text)).split('\n')[1]).toBe(
      `note name-collision  In generated code, the method of GET /a is called ${method}Method, because generated code already uses the name ${method}.`,
    );
  });
});

test('the names do not depend on the order of the description', async () => {
  const names = ['user', 'USER', 'User', 'us-er', 'User2'];
  const chosen = async (order: readonly string[]): Promise<string[]> => {
    const text = await report(schemas(order.map((name) => `    ${name}: { type: string }\n`).join('')));
    return Array.from(
      text.matchAll(/schema "([\w-]+)" is called (\w+)/gu),
      ([, from, to]) => `${from} ${to}`,
    ).toSorted();
  };
  const [first, ...others] = await Promise.all([names, names.toReversed(), names.toSorted()].map(chosen));
  expect(first).toEqual(['user User3']);
  for (const other of others) expect(other).toEqual(first);
});

describe('names that cannot be used get another name', () => {
  test('if they have no letter or digit', async () => {
    expect(await report(schemas("    '---': { type: string }\n"))).toMatchInlineSnapshot(`
      "openapi.yaml:6:5
      note name-invalid  In generated code, the schema "---" is called Model, because its own name has no character that an identifier can contain.

        4 | components:
        5 |   schemas:
      > 6 |     '---': { type: string }
          |     ^^^^^
        7 |

      fix: Give it a name with letters, or choose a name in the config: \`names.schemas\`."
    `);
  });

  test('if they only have invisible letters', async () => {
    const text = paths(path('/a', 'operationId: "\\u3164\\uffa0"'));
    expect((await report(text)).split('\n')[1]).toMatchInlineSnapshot(
      `"note name-invalid  In generated code, the operation "\\u{3164}\\u{ffa0}" is called operation, because its own name has no character that an identifier can contain."`,
    );
  });

  test('if they are too long for a file name', async () => {
    const [, message = ''] = (await report(paths(path('/a', `operationId: a, tags: [${'word'.repeat(60)}]`)))).split(
      '\n',
    );
    expect(message.replaceAll(/(?:word)+/gu, 'word…')).toMatchInlineSnapshot(
      `"note name-invalid  In generated code, the area "word…" is called word…wor…"`,
    );
  });

  test('if they have characters that must be escaped in references', async () => {
    expect(await report(schemas("    'a/b': { type: string }\n"))).toMatchInlineSnapshot(`
      "openapi.yaml:6:5
      warning name-invalid  The name a/b in components/schemas has a character that must be escaped in references.

        4 | components:
        5 |   schemas:
      > 6 |     'a/b': { type: string }
          |     ^^^^^
        7 |

      fix: Did you mean \`aB\`?"
    `);
  });

  test.each(['a~b', 'a%b', 'a#b'])('if they have such a character, as in %s', async (name) => {
    expect(await report(schemas(`    '${name}': { type: string }\n`))).toContain(
      `warning name-invalid  The name ${name} in components/schemas has a character that must be escaped in references.`,
    );
  });
});

test('a safe component name is accepted even if OpenAPI does not allow it', async () => {
  const files = {
    'openapi.yaml': schemas("    A: { properties: { list: { $ref: 'a.yaml#/List«Pet»' } } }\n"),
    'a.yaml': 'List«Pet»: { type: array }\n',
  };
  expect(await report(files)).toMatchInlineSnapshot(`
    "a.yaml:1:1
    warning name-invalid  The name List«Pet» in components/schemas has a character that OpenAPI does not allow.

    > 1 | List«Pet»: { type: array }
        | ^^^^^^^^^
      2 |

    fix: Did you mean \`ListPet\`?"
  `);
});

test('a note reports that the version of a schema for requests has another name than usual', async () => {
  const files = {
    'openapi.yaml': schemas(
      '    Pet: { properties: { id: { type: integer, readOnly: true } } }\n    PetWritable: { type: string }\n    pet-writable2: { type: string }\n',
    ),
  };
  expect(await report(files)).toMatchInlineSnapshot(`
    "openapi.yaml:6:5
    note name-collision  In generated code, the version of the schema Pet for requests is called PetWritable3, because generated code already uses the name PetWritable.

      4 | components:
      5 |   schemas:
    > 6 |     Pet: { properties: { id: { type: integer, readOnly: true } } }
        |     ^^^
      7 |     PetWritable: { type: string }
      8 |     pet-writable2: { type: string }

    fix: Rename it, or choose a name in the config: \`names.schemas\`."
  `);
});

describe('a name with a meaning in JavaScript is accepted', () => {
  test.for(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'class', '3DModel'])('%s', async (name) => {
    const files = {
      'openapi.yaml': `${head}paths:
  /${name}:
    get:
      operationId: get${name}
      tags: [x${name}]
      parameters: [{ name: ${name}, in: query, schema: { $ref: 'a.yaml#/${name}' } }]
      responses: { '200': { description: ${name}, content: { application/json: { schema: { $ref: 'a.yaml#/${name}' } } } } }
`,
      'a.yaml': `${name}: { type: object, required: [${name}], properties: { ${name}: { default: { ${name}: 1 } } } }\n`,
    };
    expect(await report(files)).toBe('');
  });
});
