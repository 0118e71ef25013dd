import type { Area } from '../../api.ts';
import type { DirectionMarks } from '../../inspect/direction-marks.ts';
import { contentSchemas } from '../../inspect/content-schemas.ts';
import type { OperationModel } from '../../operation.ts';
import type { KeywordSchema, Schema } from '../../schema.ts';
import { childrenOf, descendants, referencesOf } from '../../inspect/areas-by-reference.ts';
import { childSchemas } from '../../inspect/walk-schema.ts';
import type { Direction } from './convert-schema.ts';
import type { DirectedSchemas } from './directed-schemas.ts';

/** A schema, with the direction of the messages that contain its values. */
export interface DirectedSchema {
  readonly schema: Schema;
  readonly direction: Direction;
}

/**
 * Returns the references of the named schemas that requests use, and of those that responses use, directly or through other schemas. A
 * schema is left out if neither the schema nor a schema that it uses has a `readOnly` or `writeOnly` property.
 *
 * @param calls the schemas of webhooks and callbacks.
 */
export function directionsOfUse(
  { areas, calls }: { readonly areas: readonly Area[]; readonly calls: readonly DirectedSchema[] },
  named: ReadonlyMap<string, Schema>,
  { leading, contentOf }: DirectedSchemas,
  marks: Readonly<Record<Direction, DirectionMarks>>,
): Readonly<Record<Direction, ReadonlySet<string>>> {
  const used = { request: new Set<string>(), response: new Set<string>() };
  const children = childrenOf(named);
  const open = [...calls, ...areas.flatMap(({ operations }) => operations.flatMap(schemasByDirection))];
  const reach = (reference: string, direction: Direction): void => {
    const schema = leading.has(reference) && !used[direction].has(reference) ? named.get(reference) : undefined;
    if (schema === undefined) return;
    used[direction].add(reference);
    open.push({ schema, direction });
    // The discriminator of a base schema can select a schema that extends the base, although no schema refers to the extending schema.
    const isBase = schema.kind === 'keywords' && schema.annotations.discriminator !== undefined;
    for (const other of isBase ? descendants(reference, children) : []) reach(other, direction);
  };
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { schema, direction } = next;
    const { hasMarkedProperty, targets, selected } = contentOf(schema);
    if (!hasMarkedProperty) {
      for (const reference of [...targets, ...selected]) reach(reference, direction);
    } else if (schema.kind === 'keywords') {
      for (const reference of referencesOf(schema)) reach(reference, direction);
      open.push(...partsByDirection(schema, direction, marks));
    }
  }
  return used;
}

/**
 * Returns the schemas inside a schema, each with its direction. A request should not contain a `readOnly` property. If it does, the value
 * must match the schema for responses. Therefore, in a request, the schema of a `readOnly` property has the direction `response`.
 */
function partsByDirection(
  schema: KeywordSchema,
  direction: Direction,
  marks: Readonly<Record<Direction, DirectionMarks>>,
): DirectedSchema[] {
  const omitted = new Set(schema.properties?.map((property) => property.schema).filter(marks[direction].isMarked));
  return childSchemas(schema).flatMap((part): DirectedSchema[] => {
    if (!omitted.has(part)) return [{ schema: part, direction }];
    return direction === 'request' ? [{ schema: part, direction: 'response' }] : [];
  });
}

function schemasByDirection({ parameters, body, responses }: OperationModel): DirectedSchema[] {
  const sent = [...parameters.map(({ schema }) => schema), ...(body?.contents ?? []).flatMap(contentSchemas)];
  const received = responses.flatMap(({ headers, contents }) => [
    ...headers.map(({ schema }) => schema),
    ...contents.flatMap(contentSchemas),
  ]);
  return [
    ...sent.map((schema) => ({ schema, direction: 'request' as const })),
    ...received.map((schema) => ({ schema, direction: 'response' as const })),
  ];
}
