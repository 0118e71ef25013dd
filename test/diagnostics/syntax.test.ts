import { describe, expect, test } from 'vitest';
import { head, report } from './diagnose.ts';

describe('a file is reported', () => {
  test('if it is empty', async () => {
    expect(await report('')).toMatchInlineSnapshot(`
      "openapi.yaml:1:1
      error yaml-syntax  The file is empty.

      > 1 |
          | ^

      fix: Write its content. The root file of a description starts with \`openapi: 3.1.0\`."
    `);
  });

  test('if it contains only a comment', async () => {
    expect(await report('# to be written\n')).toMatchInlineSnapshot(`
      "openapi.yaml:1:1
      error yaml-syntax  The file is empty.

      > 1 | # to be written
          | ^
        2 |

      fix: Write its content. The root file of a description starts with \`openapi: 3.1.0\`."
    `);
  });

  test('if it contains two documents', async () => {
    expect(await report(`${head}---\n${head}`)).toMatchInlineSnapshot(`
      "openapi.yaml:3:1
      error yaml-syntax  The file contains 2 YAML documents.

        1 | openapi: 3.1.0
        2 | info: { title: Test, version: 1.0.0 }
      > 3 | ---
          | ^^^
        4 | openapi: 3.1.0
        5 | info: { title: Test, version: 1.0.0 }

      fix: Keep only one document in this file. Remove this \`---\` and all text after it, or move each other document to its own file."
    `);
  });
});

describe('syntax errors are reported', () => {
  test('for invalid YAML: the first error of each file', async () => {
    expect(
      await report({
        'openapi.yaml': `${head}paths:\n  /a: { $ref: a.yaml }\n  /b: { $ref: b.yaml }\n`,
        'a.yaml': 'get:\n  summary: Lists: all\n  description: *nowhere\n',
        'b.yaml': 'get:\n\tsummary: "x\n',
      }),
    ).toMatchInlineSnapshot(`
      "a.yaml:2:12
      error yaml-syntax  A text that contains ": " needs quotes.

        1 | get:
      > 2 |   summary: Lists: all
          |            ^^^^^^^^^^
        3 |   description: *nowhere
        4 |

      fix: Write quotes around it: \`'Lists: all'\`.

      b.yaml:2:1
      warning indentation-invalid  Tabs are not allowed as indentation. The file is read with the corrected indentation.

        1 | get:
      > 2 | 	summary: "x
          | ^
        3 |

      fix: Indent with spaces.

      b.yaml:2:11
      error yaml-syntax  The text has no closing quote.

        1 | get:
      > 2 | 	summary: "x
          | 	         ^
        3 |

      fix: Add \`"\` at its end."
    `);
  });

  test('for a repeated key', async () => {
    expect(await report(`${head}paths: {}\npaths: {}\n`)).toMatchInlineSnapshot(`
      "openapi.yaml:4:1
      warning key-repeated  The key paths is already in line 3. Only the last value of a repeated key is used.

        2 | info: { title: Test, version: 1.0.0 }
        3 | paths: {}
      > 4 | paths: {}
          | ^^^^^
        5 |

      fix: Remove or rename one of the two."
    `);
  });

  test('for a repeated key in JSON, in any notation', async () => {
    const json = '{\n  "openapi": "3.1.0",\n  "a": { "b": [{ "c": 1, "c": 2 }] },\n  "\\u0061": "\\"a\\": {"\n}';
    expect(await report({ 'openapi.json': json }, 'openapi.json')).toMatchInlineSnapshot(`
      "openapi.json:1:1
      warning structure-invalid  An OpenAPI Object needs \`info\`, which is missing.

      > 1 | {
          | ^
        2 |   "openapi": "3.1.0",
        3 |   "a": { "b": [{ "c": 1, "c": 2 }] },

      fix: Add \`info: …\`, an Info Object.

      openapi.json:2:3
      warning structure-invalid  The document has no \`paths\`, no \`components\` and no \`webhooks\`. Nothing is generated.

        1 | {
      > 2 |   "openapi": "3.1.0",
          |   ^^^^^^^^^
        3 |   "a": { "b": [{ "c": 1, "c": 2 }] },
        4 |   "\\u0061": "\\"a\\": {"

      fix: Add \`paths\`.

      openapi.json:3:26
      warning key-repeated  The key c is already in line 3. Only the last value of a repeated key is used.

        1 | {
        2 |   "openapi": "3.1.0",
      > 3 |   "a": { "b": [{ "c": 1, "c": 2 }] },
          |                          ^^^
        4 |   "\\u0061": "\\"a\\": {"
        5 | }

      fix: Remove or rename one of the two.

      openapi.json:4:3
      warning key-repeated  The key a is already in line 3. Only the last value of a repeated key is used.

        2 |   "openapi": "3.1.0",
        3 |   "a": { "b": [{ "c": 1, "c": 2 }] },
      > 4 |   "\\u0061": "\\"a\\": {"
          |   ^^^^^^^^
        5 | }

      fix: Remove or rename one of the two.

      openapi.json:4:3
      warning structure-invalid  \`a\` is not a field of an OpenAPI Object.

        2 |   "openapi": "3.1.0",
        3 |   "a": { "b": [{ "c": 1, "c": 2 }] },
      > 4 |   "\\u0061": "\\"a\\": {"
          |   ^^^^^^^^
        5 | }

      fix: Remove it, or begin its name with \`x-\`. The fields are openapi, $self, info, jsonSchemaDialect, servers, paths, webhooks, components, security, tags, externalDocs."
    `);
  });

  test('in JSON', async () => {
    expect(await report({ 'openapi.json': '{ "openapi": "3.1.0",\n  "paths": }' }, 'openapi.json'))
      .toMatchInlineSnapshot(`
        "openapi.json:2:12
        error yaml-syntax  A value is missing here.

          1 | { "openapi": "3.1.0",
        > 2 |   "paths": }
            |            ^

        fix: Write a value."
      `);
  });

  test('for an unknown tag of YAML', async () => {
    expect(await report(`${head}x-a: !date 2026-03-09\n`)).toMatchInlineSnapshot(`
      "openapi.yaml:3:6
      error yaml-syntax  YAML has no tag !date.

        1 | openapi: 3.1.0
        2 | info: { title: Test, version: 1.0.0 }
      > 3 | x-a: !date 2026-03-09
          |      ^^^^^
        4 |

      fix: Remove it, or write quotes around the text."
    `);
  });

  test('for an unprintable character', async () => {
    expect(await report(`${head}x-a: "a\u0007b"\n`)).toMatchInlineSnapshot(`
      "openapi.yaml:3:8
      error yaml-syntax  Expected valid JSON character.

        1 | openapi: 3.1.0
        2 | info: { title: Test, version: 1.0.0 }
      > 3 | x-a: "a\\u{7}b"
          |        ^^^^^
        4 |

      fix: Correct the syntax here. Strings that contain ": " or " #", or that start with a special character, need quotes."
    `);
  });
});

describe('values that JSON does not have are reported', () => {
  test('infinity and not a number', async () => {
    expect(await report(`${head}x-a: [.inf, -.inf, .nan]\n`)).toMatchInlineSnapshot(`
      "openapi.yaml:3:7
      error value-not-json  JSON has no number Infinity.

        1 | openapi: 3.1.0
        2 | info: { title: Test, version: 1.0.0 }
      > 3 | x-a: [.inf, -.inf, .nan]
          |       ^^^^
        4 |

      fix: Write a finite number, or a string in quotes.

      openapi.yaml:3:13
      error value-not-json  JSON has no number -Infinity.

        1 | openapi: 3.1.0
        2 | info: { title: Test, version: 1.0.0 }
      > 3 | x-a: [.inf, -.inf, .nan]
          |             ^^^^^
        4 |

      fix: Write a finite number, or a string in quotes.

      openapi.yaml:3:20
      error value-not-json  JSON has no number NaN.

        1 | openapi: 3.1.0
        2 | info: { title: Test, version: 1.0.0 }
      > 3 | x-a: [.inf, -.inf, .nan]
          |                    ^^^^
        4 |

      fix: Write a finite number, or a string in quotes."
    `);
  });

  test('a number in JSON that is too large', async () => {
    expect(
      await report(
        {
          'openapi.json':
            '{ "openapi": "3.1.0", "info": { "title": "Shop", "version": "1" }, "paths": {}, "x-most": 1e999 }',
        },
        'openapi.json',
      ),
    ).toMatchInlineSnapshot(`
      "openapi.json:1:91
      note part-ignored  The number 1e999 is too large for JavaScript. It is read as 1.7976931348623157e+308.

      > 1 | { "openapi": "3.1.0", "info": { "title": "Shop", "version": "1" }, "paths": {}, "x-most": 1e999 }
          |                                                                                           ^^^^^

      fix: Write a smaller number, or remove it."
    `);
  });

  test('a value inside itself', async () => {
    expect(await report(`${head}x-a: &a\n  b: [*a]\n`)).toMatchInlineSnapshot(`
      "openapi.yaml:4:7
      error value-not-json  An alias puts this value inside itself.

        2 | info: { title: Test, version: 1.0.0 }
        3 | x-a: &a
      > 4 |   b: [*a]
          |       ^^
        5 |

      fix: Write a \`$ref\` instead of an alias."
    `);
  });
});

describe('files that could exhaust memory or the stack are reported', () => {
  test('a thousand million values from ten lines', async () => {
    const letters = [...'abcdefghij'];
    const lines = letters.map((letter, index) => {
      const inside = index === 0 ? 'lol' : `*${letters[index - 1]}`;
      return `x-${letter}: &${letter} [${Array(10).fill(inside).join(', ')}]\n`;
    });
    expect(await report(head + lines.join(''))).toMatchInlineSnapshot(`
      "openapi.yaml:7:38
      error aliases-too-many  The aliases up to here repeat more than 100000 values.

        5 | x-c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
        6 | x-d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
      > 7 | x-e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]
          |                                      ^^
        8 | x-f: &f [*e, *e, *e, *e, *e, *e, *e, *e, *e, *e]
        9 | x-g: &g [*f, *f, *f, *f, *f, *f, *f, *f, *f, *f]

      fix: Write a \`$ref\` instead of an alias."
    `);
  });

  test('10,000 levels of YAML', async () => {
    expect(await report(`${head}x-a: ${'['.repeat(10_000)}${']'.repeat(10_000)}\n`)).toMatchInlineSnapshot(`
      "openapi.yaml:3:205
      error nesting-too-deep  Objects and arrays are nested here in more than 200 levels.

        1 |
        2 |
      > 3 | …[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[…
          |                                         ^
        4 |

      fix: Move inner parts to \`components\`, and refer to them with \`$ref\`."
    `);
  });

  test('10,000 levels of indented YAML', async () => {
    const lines = Array.from({ length: 10_000 }, (_, depth) => `${' '.repeat(depth)}a:\n`);
    expect((await report(lines.join(''))).split('\n', 2)).toMatchInlineSnapshot(`
      [
        "openapi.yaml:200:200",
        "error nesting-too-deep  Objects and arrays are nested here in more than 200 levels.",
      ]
    `);
  });

  test('10,000 levels of JSON', async () => {
    const json = `{ "x": ${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)} }`;
    expect((await report({ 'openapi.json': json }, 'openapi.json')).split('\n', 2)).toMatchInlineSnapshot(`
      [
        "openapi.json:1:999",
        "error nesting-too-deep  Objects and arrays are nested here in more than 200 levels.",
      ]
    `);
  });

  test('a line of five million characters', async () => {
    const json = `{ "openapi": "3.1.0", "info": { "title": "${'x\\"'.repeat(2_000_000)}" }, "paths": {}, "a": 1, "a": 2 }`;
    expect(await report({ 'openapi.json': json }, 'openapi.json')).toMatchInlineSnapshot(`
      "openapi.json:1:23
      warning structure-invalid  An Info Object needs \`version\`, which is missing.

      > 1 | { "openapi": "3.1.0", "info": { "title": "x\\"x\\"x\\"x\\"x\\"x\\"x\\"x\\"x\\"x\\"x\\"x\\"x\\"x\\"x\\"x\\"x\\"x\\"x\\"x\\"x\\"x\\"x\\"x\\"x\\"x\\"…
          |                       ^^^^^^

      fix: Add \`version: …\`, a string.

      openapi.json:1:6000069
      warning key-repeated  The key a is already in line 1. Only the last value of a repeated key is used.

      > 1 | …"x\\"x\\"x\\"x\\"" }, "paths": {}, "a": 1, "a": 2 }
          |                                         ^^^

      fix: Remove or rename one of the two.

      openapi.json:1:6000069
      warning structure-invalid  \`a\` is not a field of an OpenAPI Object.

      > 1 | …"x\\"x\\"x\\"x\\"" }, "paths": {}, "a": 1, "a": 2 }
          |                                         ^^^

      fix: Remove it, or begin its name with \`x-\`. The fields are openapi, $self, info, jsonSchemaDialect, servers, paths, webhooks, components, security, tags, externalDocs."
    `);
  });
});
