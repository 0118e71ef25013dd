import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { compileProblem } from '../openapi/compile-schema.ts';
import { isObject } from '../openapi/node.ts';

/** Every schema compiles as JSON Schema 2020-12. Validators pass over a schema that does not, without a word. */
export const schemaCompiles: Oas3Rule = () => ({
  Schema: check,
  // Keywords may stand beside a reference, and Redocly shows `Schema` only what the reference leads to.
  ref(reference, context) {
    if (context.type.name === 'Schema') check(reference, context);
  },
});

function check(schema: unknown, { report, location }: UserContext): void {
  const problem = isObject(schema) ? compileProblem(schema) : undefined;
  if (problem === undefined) return;
  report({
    location: location.child(keywordIn(problem)).key(),
    message:
      `This is no JSON Schema 2020-12, so validators would ignore all of it: ${problem}. ` +
      'Correct it, or start the name of a keyword of ours with `x-`.',
  });
}

/** The keyword that a message of Ajv is about, as a path; empty when it is about the whole schema. */
function keywordIn(message: string): string[] {
  const [, quoted, first] = /^.*keyword:? "([^"]+)"|^(?:unknown )?(\w+)/u.exec(message) ?? [];
  const keyword = quoted ?? first;
  return keyword === undefined ? [] : [keyword];
}
