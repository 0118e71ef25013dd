import type { Area } from '../../api.ts';
import type { DirectionMarks } from '../../inspect/direction-marks.ts';
import type { OperationModel } from '../../operation.ts';
import type { Schema } from '../../schema.ts';
import { childrenOf, referencesOf } from '../areas-by-reference.ts';
import { childSchemas } from '../walk-schema.ts';
import type { Direction } from './convert-schema.ts';

/** A schema, with the direction of the messages that contain its values. */
export interface DirectedSchema {
  readonly schema: Schema;
  readonly direction: Direction;
}

/**
 * Returns the references of the named schemas that messages use in each direction, directly or through other schemas.
 *
 * @param calls the schemas of webhooks and callbacks.
 */
export function directionsOfUse(
  areas: readonly Area[],
  calls: readonly DirectedSchema[],
  named: ReadonlyMap<string, Schema>,
  marks: Readonly<Record<Direction, DirectionMarks>>,
): Readonly<Record<Direction, ReadonlySet<string>>> {
  const used = { request: new Set<string>(), response: new Set<string>() };
  const children = childrenOf(named);
  const open = [...calls, ...areas.flatMap(({ operations }) => operations.flatMap(schemasByDirection))];
  const reach = (reference: string, direction: Direction): void => {
    const schema = named.get(reference);
    if (schema === undefined || used[direction].has(reference)) return;
    used[direction].add(reference);
    open.push({ schema, direction });
    // A value selects such a schema by its name, although no other schema refers to it.
    const isBase = schema.kind === 'keywords' && schema.annotations.discriminator !== undefined;
    for (const other of isBase ? descendants(reference, children) : []) reach(other, direction);
  };
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { schema, direction } = next;
    if (schema.kind === 'boolean') continue;
    for (const reference of referencesOf(schema)) reach(reference, direction);
    const omitted = new Set(schema.properties?.map((property) => property.schema).filter(marks[direction].isMarked));
    for (const part of childSchemas(schema)) {
      if (!omitted.has(part)) open.push({ schema: part, direction });
      else if (direction === 'request') open.push({ schema: part, direction: 'response' });
    }
  }
  return used;
}

function schemasByDirection({ parameters, body, responses }: OperationModel): DirectedSchema[] {
  const sent = [...parameters, ...(body?.contents ?? [])];
  const received = responses.flatMap(({ headers, contents }) => [...headers, ...contents]);
  const directed = (
    parts: readonly { readonly schema: Schema | undefined }[],
    direction: Direction,
  ): DirectedSchema[] => parts.flatMap(({ schema }) => (schema === undefined ? [] : [{ schema, direction }]));
  return [...directed(sent, 'request'), ...directed(received, 'response')];
}

function descendants(reference: string, children: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set(children.get(reference));
  // Iterating over a set also visits the elements that are added during the iteration.
  for (const other of found) for (const next of children.get(other) ?? []) found.add(next);
  return found;
}
