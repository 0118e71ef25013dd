import type { Diagnostic } from '@forgespec/description/diagnostics';

/**
 * The words of OpenAPI 3 in messages and fixes, and the words of Swagger 2.0 for the same thing. The checks see a document of Swagger 2.0
 * after its conversion, but its author knows only the words of Swagger 2.0.
 */
const words: readonly (readonly [RegExp, string])[] = [
  [/#\/components\/schemas\//gu, '#/definitions/'],
  [/#\/components\/(parameters|responses)\//gu, '#/$1/'],
  [/\bcomponents\/schemas\b/gu, 'definitions'],
  [/\bcomponents\/securitySchemes\b/gu, 'securityDefinitions'],
  [/`nullable: true`/gu, '`x-nullable: true`'],
  [/\bAn OAuth Flow Object\b/gu, 'A Security Scheme Object'],
  [/\bOpenAPI 3\.0\b/gu, 'Swagger 2.0'],
];

/** Returns a problem of a converted document in the words of Swagger 2.0. */
export const inSwaggerWords = (problem: Diagnostic): Diagnostic => ({
  ...problem,
  message: replaced(problem.message),
  ...(problem.fix === undefined ? {} : { fix: replaced(problem.fix) }),
});

const replaced = (text: string): string => words.reduce((result, [from, to]) => result.replaceAll(from, to), text);
