import { type SpecNode, isRecord } from './node.ts';

/** The JSON Schema keywords whose value is a schema (`one`), a list of schemas, or a map of schemas. */
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

/** Returns the types that a schema declares in `type`; empty without `type`. */
export function declaredTypes(schema: SpecNode): string[] {
  const type = schema.at('type');
  return type.text === '' ? type.items().map((item) => item.text) : [type.text];
}

/**
 * Yields a schema and all of its subschemas, including the targets of references. Each schema is yielded once, so
 * recursive schemas do not cause an endless loop.
 */
export function* schemasWithin(schema: SpecNode, seen: Set<unknown> = new Set()): Generator<SpecNode> {
  if (!isRecord(schema.written) || seen.has(schema.written)) return;
  seen.add(schema.written);
  yield schema;
  // The subschemas of this target may already have been yielded because of another reference.
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
