import { type SpecNode, isObject } from './node.ts';

/** JSON Schema keywords whose value holds schemas, by how it holds them. */
export const subschemas = {
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

/** JSON Schema keywords that tell about a value and do not judge it. */
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

/** The types that a schema names; none when it names no type. */
export function typesOf(schema: SpecNode): string[] {
  const type = schema.at('type');
  return type.text === '' ? type.items().map((item) => item.text) : [type.text];
}

/** A schema and all schemas within it, past references. Each comes once, so recursion ends. */
export function* schemasWithin(schema: SpecNode, seen: Set<unknown> = new Set()): Generator<SpecNode> {
  if (!isObject(schema.written) || seen.has(schema.written)) return;
  seen.add(schema.written);
  yield schema;
  // What is behind a reference was met before when another reference led there.
  if (schema.value !== schema.written && seen.has(schema.value)) return;
  seen.add(schema.value);
  for (const child of childrenOf(schema)) yield* schemasWithin(child, seen);
}

function childrenOf(schema: SpecNode): SpecNode[] {
  return [
    ...subschemas.one.map((keyword) => schema.at(keyword)),
    ...subschemas.list.flatMap((keyword) => schema.at(keyword).items()),
    ...subschemas.map.flatMap((keyword) => schema.at(keyword).values()),
  ];
}
