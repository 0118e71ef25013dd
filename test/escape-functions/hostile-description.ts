import type { JsonObject, JsonValue } from '../../description/json/json.ts';
import { hostileTexts } from './hostile-text.ts';

const texts = Object.values(hostileTexts);

/**
 * Returns a description in which all names and texts are hostile: one tag, path, operation and schema for each hostile
 * text.
 */
export function hostileDescription(): JsonObject {
  return {
    openapi: '3.1.0',
    info: { title: all, version: all, description: all },
    servers: texts.map((text, index) => ({
      url: `https://example.com/${text}/{${variable(text, index)}}`,
      description: text,
      variables: { [variable(text, index)]: { default: text, enum: [text], description: text } },
    })),
    tags: texts.map((text, index) => ({ name: named('tag', text, index), description: text })),
    paths: Object.fromEntries(texts.map((text, index) => [path(text, index), pathItem(text, index)])),
    components: {
      schemas: Object.fromEntries(texts.map((text, index) => [component(text, index), schema(text, index)])),
      securitySchemes: Object.fromEntries(
        texts.map((text, index) => [scheme(text, index), securityScheme(text, index)]),
      ),
    },
    [`x-${all}`]: all,
  };
}

const all = texts.join(' ');

/**
 * Returns a name that contains a unique prefix, such as `tag3`, and the beginning of a text. The prefix is a valid identifier, and the name
 * is short enough for a file name.
 */
const named = (kind: string, text: string, index: number): string => `${kind}${index}${text.slice(0, 40)}`;

const withoutBraces = (text: string): string => text.replaceAll(/[{}]/gu, '');

const variable = (text: string, index: number): string => withoutBraces(named('variable', text, index));
/** Returns the name of a path parameter. Removes white space at the start and the end, because it would be an error. */
const parameter = (text: string, index: number): string => withoutBraces(named('parameter', text, index)).trim();
const path = (text: string, index: number): string => `/${index}/${withoutBraces(text)}/{${parameter(text, index)}}`;

/** Returns a component name without the characters that must be escaped in references. */
const component = (text: string, index: number): string => named('Schema', text, index).replaceAll(/[/~%#]/gu, '!');
const scheme = (text: string, index: number): string => named('scheme', text, index).replaceAll(/[/~%#]/gu, '!');

function pathItem(text: string, index: number): JsonObject {
  const reference = { $ref: `#/components/schemas/${component(text, index)}` };
  const content = { 'application/json': { schema: reference, examples: { [text]: { summary: text, value: text } } } };
  const notEmpty = `X-${index}${text}`;
  return {
    put: {
      operationId: named('operation', text, index),
      tags: [named('tag', text, index)],
      summary: text,
      description: text,
      deprecated: true,
      externalDocs: { url: text, description: text },
      security: [{ [scheme(text, index)]: [text] }],
      servers: [{ url: `/${text}`, description: text }],
      parameters: [
        { name: parameter(text, index), in: 'path', required: true, description: text, schema: { type: 'string' } },
        ...(['query', 'header', 'cookie'] as const).map((place) => ({
          name: notEmpty,
          in: place,
          description: text,
          example: text,
          schema: { type: 'string', enum: [text, all], default: text },
        })),
      ],
      requestBody: { description: text, content },
      responses: {
        '200': { description: text, headers: { [notEmpty]: { description: text, schema: reference } }, content },
        '404': { description: text, content: { [`text/${text}`]: { schema: { type: 'string', const: text } } } },
        default: { description: text },
      },
      'x-sdk': { group: named('group', text, index), method: named('method', text, index) },
      'x-since': text,
      'x-removal': text,
      'x-replaced-by': text,
      'x-role': text,
      'x-flag': text,
      'x-tier': [text],
      'x-offering': [text],
      'x-required-headers': { [notEmpty]: text },
      [`x-${text}`]: text,
    },
  };
}

function schema(text: string, index: number): JsonObject {
  const next = texts[(index + 1) % texts.length] ?? '';
  return {
    title: text,
    description: text,
    type: 'object',
    required: [text],
    properties: {
      [text]: { type: 'string', title: text, description: text, default: text, examples: [text], 'x-since': text },
      [`${text}!`]: { enum: texts, description: text, deprecated: true },
      [`${text}?`]: { const: nested(text), 'x-values-seen': [text] },
      next: { $ref: `#/components/schemas/${component(next, (index + 1) % texts.length)}` },
      coded: { type: 'string', pattern: pattern(text), description: text },
    },
    patternProperties: { [pattern(text)]: { type: 'string', minLength: 1 } },
    dependentRequired: { [text]: [`${text}!`] },
    'x-not-shown': text,
    'x-only-with': { [text]: text },
  };
}

const nested = (text: string): JsonValue => ({ [text]: [text, { [text]: text }] });

/** Returns a regular expression that matches only `text`. Slashes and line breaks in the expression are not escaped. */
const pattern = (text: string): string => `^${text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)}$`;

function securityScheme(text: string, index: number): JsonObject {
  return index % 2 === 0
    ? { type: 'apiKey', in: 'header', name: `X-${text}`, description: text }
    : { type: 'http', scheme: 'bearer', bearerFormat: text, description: text };
}
