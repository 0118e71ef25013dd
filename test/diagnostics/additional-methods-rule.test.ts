import { expect, test } from 'vitest';
import { report } from './diagnose.ts';

const operation = "{ responses: { '204': { description: Done. } } }";

/** Returns the first lines of the warnings about a path item with further methods. */
const warnings = async (others: string, fields = ''): Promise<string[]> => {
  const description = `openapi: 3.2.0\ninfo: { title: Pets, version: 1.0.0 }\npaths:\n  /pets: {${fields} additionalOperations: { ${others} } }\n`;
  const lines = (await report(description)).match(/^ *warning structure-invalid .*$/gmu) ?? [];
  return lines.map((line) => line.trim());
};

test.each([
  [`COPY: ${operation}`, '', []],
  [`COPY: ${operation}, copy: ${operation}`, '', ['The path already has the method COPY, so the operation at copy']],
  [`copy: ${operation}`, '', ['forgespec sends the method copy as COPY.']],
  [`POST: ${operation}`, '', ['OpenAPI has the field `post` for the method POST.']],
  [`GET: ${operation}`, ` get: ${operation},`, ['The path already has the method get, so the operation at GET']],
  [`'A B': ${operation}`, '', ['A B is not the name of an HTTP method, so its operation is ignored.']],
])('OpenAPI 3.2.0, Path Item Object: additionalOperations: { %s }', async (others, fields, messages) => {
  expect(await warnings(others, fields)).toEqual(
    messages.map((message) => expect.stringContaining(`structure-invalid  ${message}`)),
  );
});
