import { suggestion } from '../diagnostics/suggestion.ts';

/** @see https://spec.openapis.org/oas/v3.1.1.html#runtime-expressions */
const expression = /^\$(?:url|method|statusCode|(?:request|response)\.(?:(?:header|query|path)\..+|body(?:#.*)?))$/u;

const roots = ['$url', '$method', '$statusCode', '$request', '$response'];
const sources = ['header', 'query', 'path', 'body'];

/**
 * Returns the fix for a string that is not a runtime expression. Returns undefined if the string is a runtime
 * expression.
 */
export function expressionFix(text: string): string | undefined {
  if (expression.test(text)) return undefined;
  const [, root = '', source, rest = ''] = /^\$?([^.]*)(?:\.([^.#]*)(.*))?$/su.exec(text) ?? [];
  const near = nearest(`$${root}`, roots);
  const meant = source === undefined ? near : `${near}.${nearest(source, sources)}${rest}`;
  return meant !== undefined && meant !== text && expression.test(meant)
    ? `Did you mean \`${meant}\`?`
    : 'Write an expression such as `$response.body#/id` or `$request.path.id`.';
}

const nearest = (word: string, known: readonly string[]): string | undefined =>
  known.includes(word) ? word : suggestion(word, known);
