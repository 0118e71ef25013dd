import { expect, test } from 'vitest';
import { report } from './diagnose.ts';

test.for(['3.0.0', '3.0.4', '3.1.0', '3.1.2'])('OpenAPI %s is supported', async (version) => {
  expect(await report(`openapi: ${version}\ninfo: { title: Test, version: 1.0.0 }\npaths: {}\n`)).toBe('');
});

test('Swagger 1.2 is reported', async () => {
  expect(await report("swagger: '1.2'\ninfo: { title: Test, version: 1.0.0 }\n")).toMatchInlineSnapshot(`
    "openapi.yaml:1:10
    error version-unsupported  The document is Swagger 1.2.

    > 1 | swagger: '1.2'
        |          ^^^^^
      2 | info: { title: Test, version: 1.0.0 }
      3 |

    fix: Convert it to Swagger 2.0, or to OpenAPI 3.0 or 3.1 first."
  `);
});

test('OpenAPI 4 is reported', async () => {
  expect(await report('info: { title: Test, version: 1.0.0 }\nopenapi: 4.0.0\n')).toMatchInlineSnapshot(`
    "openapi.yaml:2:10
    error version-unsupported  The document declares "4.0.0", and not OpenAPI 3.0, 3.1 or 3.2.

      1 | info: { title: Test, version: 1.0.0 }
    > 2 | openapi: 4.0.0
        |          ^^^^^
      3 |

    fix: Write \`openapi: 3.1.0\`."
  `);
});

test('a version that is a number is reported', async () => {
  expect(await report('openapi: 3.1\n')).toMatchInlineSnapshot(`
    "openapi.yaml:1:1
    warning structure-invalid  An OpenAPI Object needs \`info\`, which is missing.

    > 1 | openapi: 3.1
        | ^
      2 |

    fix: Add \`info: …\`, an Info Object.

    openapi.yaml:1:1
    warning structure-invalid  The document has no \`paths\`, no \`components\` and no \`webhooks\`. Nothing is generated.

    > 1 | openapi: 3.1
        | ^^^^^^^
      2 |

    fix: Add \`paths\`.

    openapi.yaml:1:10
    warning version-unsupported  \`openapi\` is 3.1, and not a version with three numbers. It is read as 3.1.0.

    > 1 | openapi: 3.1
        |          ^^^
      2 |

    fix: Write \`openapi: 3.1.0\`."
  `);
});

test.for([
  ['3', '3.0.3'],
  ['3.1', '3.1.0'],
  ['3.0.2', '3.0.2'],
  ['3.9', '3.1.0'],
])('the fix for `swagger: %s` is `openapi: %s`', async ([swagger, openapi]) => {
  expect(await report(`swagger: ${swagger}\n`)).toContain(`fix: Write \`openapi: ${openapi}\`.`);
});

test('a missing version is reported', async () => {
  expect(await report('info: { title: Test, version: 1.0.0 }\n')).toMatchInlineSnapshot(`
    "openapi.yaml:1:1
    error version-unsupported  The document does not name its version of OpenAPI.

    > 1 | info: { title: Test, version: 1.0.0 }
        | ^
      2 |

    fix: Write \`openapi: 3.1.0\` or 3.0.3 in the first line."
  `);
});

test.for(['- openapi: 3.1.0', 'openapi 3.1.0', '3.1', 'null', '[]'])(
  'a root that is not an object is reported: %s',
  async (text) => {
    expect(await report(text)).toContain(
      'openapi.yaml:1:1\nerror version-unsupported  The root of the document is not an object.',
    );
  },
);
