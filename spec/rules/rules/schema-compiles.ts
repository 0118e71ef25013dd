import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { compileProblem } from '../openapi/compile-schema.ts';
import { isRecord } from '../openapi/node.ts';

/**
 * Requires that every schema compiles as JSON Schema 2020-12. Validators ignore a schema that does not compile, without
 * an error.
 */
export const schemaCompiles: Oas3Rule = () => ({
  Schema: check,
  // Redocly calls `Schema` only for the target of a reference. The keywords beside the reference are checked here.
  ref(reference, context) {
    if (context.type.name === 'Schema') check(reference, context);
  },
});

function check(schema: unknown, { report, location }: UserContext): void {
  const problem = isRecord(schema) ? compileProblem(schema) : undefined;
  if (problem === undefined) return;
  report({
    location: location.child(keywordIn(problem)).key(),
    message:
      `This is not valid JSON Schema 2020-12, so validators would ignore it: ${problem}. ` +
      'Correct it, or start the name of an extension with `x-`.',
  });
}

/** Returns the path of the keyword in a message of Ajv; empty if the message is about the whole schema. */
function keywordIn(message: string): string[] {
  const [, quoted, first] = /^.*keyword:? "([^"]+)"|^(?:unknown )?(\w+)/u.exec(message) ?? [];
  const keyword = quoted ?? first;
  return keyword === undefined ? [] : [keyword];
}
