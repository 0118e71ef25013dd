import { isJsonObject, type JsonObject, type JsonValue } from '../../1-load/json.ts';
import type { BuildContext } from './context.ts';

type Shape = 'any' | 'array' | 'boolean' | 'count' | 'map' | 'number' | 'schema' | 'schemas' | 'string' | 'type';

/** The keywords that generated validators enforce, and the shape that each must have. */
const enforced = {
  $ref: 'string',
  allOf: 'schemas',
  anyOf: 'schemas',
  oneOf: 'schemas',
  not: 'schema',
  if: 'schema',
  then: 'schema',
  else: 'schema',
  type: 'type',
  enum: 'array',
  const: 'any',
  multipleOf: 'number',
  maximum: 'number',
  minimum: 'number',
  maxLength: 'count',
  minLength: 'count',
  pattern: 'string',
  format: 'string',
  prefixItems: 'schemas',
  items: 'schema',
  contains: 'schema',
  maxContains: 'count',
  minContains: 'count',
  maxItems: 'count',
  minItems: 'count',
  uniqueItems: 'boolean',
  properties: 'map',
  patternProperties: 'map',
  additionalProperties: 'schema',
  exclusiveMaximum: 'number',
  exclusiveMinimum: 'number',
  propertyNames: 'schema',
  required: 'array',
  dependentRequired: 'map',
  dependentSchemas: 'map',
  maxProperties: 'count',
  minProperties: 'count',
} as const satisfies Record<string, Shape>;

/** Assertions of 2020-12, or of the drafts before it, that a description may use and that nothing here enforces yet. */
const unsupported: ReadonlySet<string> = new Set([
  '$anchor',
  '$dynamicAnchor',
  '$dynamicRef',
  '$id',
  '$recursiveAnchor',
  '$recursiveRef',
  '$vocabulary',
  'dependencies',
  'additionalItems',
  'unevaluatedItems',
  'unevaluatedProperties',
]);

const shapes: Readonly<Record<Shape, { test(value: JsonValue): boolean; words: string }>> = {
  any: { test: () => true, words: 'anything' },
  array: { test: (value) => Array.isArray(value), words: 'an array' },
  boolean: { test: (value) => typeof value === 'boolean', words: 'true or false' },
  count: { test: (value) => Number.isInteger(value) && Number(value) >= 0, words: 'a whole number of at least 0' },
  map: { test: isJsonObject, words: 'an object' },
  number: { test: (value) => typeof value === 'number', words: 'a number' },
  schema: { test: (value) => isJsonObject(value) || typeof value === 'boolean', words: 'a schema' },
  schemas: { test: (value) => Array.isArray(value) && value.length > 0, words: 'a non-empty array of schemas' },
  string: { test: (value) => typeof value === 'string', words: 'a string' },
  type: { test: isType, words: 'a type of JSON, or an array of them' },
};

const types: ReadonlySet<unknown> = new Set(['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']);

function isType(value: JsonValue): boolean {
  return Array.isArray(value) ? value.length > 0 && value.every((name) => types.has(name)) : types.has(value);
}

type Keyword = keyof typeof enforced;

const isEnforced = (keyword: string): keyword is Keyword => Object.hasOwn(enforced, keyword);

function shapeOf(keyword: Keyword, context: BuildContext): Shape {
  // OpenAPI 3.0 follows an older draft, where these two say whether `minimum` and `maximum` themselves are excluded.
  if (context.isVersion30 && (keyword === 'exclusiveMinimum' || keyword === 'exclusiveMaximum')) return 'boolean';
  return enforced[keyword];
}

/** Reports keywords of one schema object that have the wrong shape, or that the validators do not enforce. */
export function checkKeywords(node: JsonObject, context: BuildContext): void {
  const { diagnostics } = context;
  for (const [keyword, value] of Object.entries(node)) {
    if (value === undefined) continue;
    if (unsupported.has(keyword)) {
      const message = `The validators do not enforce \`${keyword}\`.`;
      const fix = 'Say the same with other keywords, or leave it out.';
      diagnostics.error('keyword-unsupported', message, fix, context.place(node, keyword));
    } else if (isEnforced(keyword)) {
      const { test, words } = shapes[shapeOf(keyword, context)];
      if (test(value)) continue;
      const message = `\`${keyword}\` is not ${words}.`;
      diagnostics.error('keyword-invalid', message, `Write ${words}.`, context.place(node, keyword, 'value'));
    }
  }
  if (typeof node.pattern === 'string') checkPattern(node.pattern, node, context);
}

function checkPattern(pattern: string, node: JsonObject, context: BuildContext): void {
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const fix = 'Write a regular expression that JavaScript takes with the u flag.';
    context.diagnostics.error('pattern-invalid', `${reason}.`, fix, context.place(node, 'pattern', 'value'));
  }
}
