import { type SpecNode, isRecord } from './node.ts';

/** JSON Schema keywords that contain schemas: one, a list, or a map of them. */
export const subschemaKeywords = {
  one: [
    'additionalProperties',
    'contains',
    'contentSchema',
    'else',
    'if',
    'items',
    'not',
    'propertyNames',
    'then',
    'unevaluatedItems',
    'unevaluatedProperties',
  ],
  list: ['allOf', 'anyOf', 'oneOf', 'prefixItems'],
  map: ['$defs', 'dependentSchemas', 'patternProperties', 'properties'],
} as const;

/** JSON Schema keywords that describe a value and do not restrict it. */
export const annotations: ReadonlySet<string> = new Set([
  '$comment',
  'default',
  'deprecated',
  'description',
  'example',
  'examples',
  'externalDocs',
  'readOnly',
  'summary',
  'title',
  'writeOnly',
]);

/** Returns the types of a schema; empty if it declares none. */
export function declaredTypes(schema: SpecNode): string[] {
  const type = schema.at('type');
  return type.text === '' ? type.items().map((item) => item.text) : [type.text];
}

/** Yields a schema and all schemas inside it, through references. Each is yielded once, so recursion ends. */
export function* schemasWithin(schema: SpecNode, seen: Set<unknown> = new Set()): Generator<SpecNode> {
  if (!isRecord(schema.written) || seen.has(schema.written)) return;
  seen.add(schema.written);
  yield schema;
  // Another reference may have led to the same target.
  if (schema.value !== schema.written && seen.has(schema.value)) return;
  seen.add(schema.value);
  for (const child of childrenOf(schema)) yield* schemasWithin(child, seen);
}

function childrenOf(schema: SpecNode): SpecNode[] {
  return [
    ...subschemaKeywords.one.map((keyword) => schema.at(keyword)),
    ...subschemaKeywords.list.flatMap((keyword) => schema.at(keyword).items()),
    ...subschemaKeywords.map.flatMap((keyword) => schema.at(keyword).values()),
  ];
}
