import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { suggestion } from '../diagnostics/suggestion.ts';
import type { JsonValue } from '../json/json.ts';
import { valueAt } from '../json/pointer.ts';

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

type Values = Readonly<Record<string, JsonValue | undefined>>;

/** A request and its response, as runtime expressions refer to their parts. The names of headers are as described, or in lower case. */
export interface ExpressionExchange {
  readonly request: { readonly path: Values; readonly query: Values; readonly header: Values };
  readonly response: { readonly header: Values };
  /** Return the value of a JSON body. */
  readonly requestBody: () => JsonValue | undefined;
  readonly responseBody: () => JsonValue | undefined;
  readonly url?: string;
  readonly method?: string;
  readonly statusCode?: number;
}

/**
 * Returns the value of a runtime expression. Returns undefined if the text is not an expression, or if the value does not exist.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#runtime-expressions
 */
export function expressionValue(text: string, exchange: ExpressionExchange): JsonValue | undefined {
  const [, root] = /^\$(url|method|statusCode)$/u.exec(text) ?? [];
  if (root === 'url' || root === 'method' || root === 'statusCode') return exchange[root];
  const [, bodyOf, pointer = ''] = /^\$(request|response)\.body(?:#((?:\/.*)?))?$/su.exec(text) ?? [];
  if (bodyOf !== undefined)
    return valueAt(bodyOf === 'request' ? exchange.requestBody() : exchange.responseBody(), parsePointer(pointer));
  const [, source, location, name = ''] = /^\$(request|response)\.(path|query|header)\.(.+)$/su.exec(text) ?? [];
  if (source === 'response') return location === 'header' ? headerOf(exchange.response.header, name) : undefined;
  if (location === 'header') return headerOf(exchange.request.header, name);
  return location === 'path' || location === 'query' ? ownOf(exchange.request[location], name) : undefined;
}

const headerOf = (headers: Values, name: string): JsonValue | undefined =>
  ownOf(headers, name) ?? ownOf(headers, name.toLowerCase());

/** Returns a value that is not inherited: an expression can name `constructor`. */
const ownOf = (values: Values, name: string): JsonValue | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;
