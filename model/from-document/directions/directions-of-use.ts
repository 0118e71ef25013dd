import type { Area } from '../../api.ts';
import type { DirectionMarks } from '../../inspect/direction-marks.ts';
import { contentSchemas } from '../../inspect/content-schemas.ts';
import type { OperationModel } from '../../operation.ts';
import type { KeywordSchema, Schema } from '../../schema.ts';
import { childrenOf, referencesOf, selectableDescendants } from '../../inspect/areas-by-reference.ts';
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
  directed: DirectedSchemas,
  marks: Readonly<Record<Direction, DirectionMarks>>,
): Readonly<Record<Direction, ReadonlySet<string>>> {
  const search = new UseSearch(named, directed, marks);
  search.visit([...calls, ...areas.flatMap(({ operations }) => operations.flatMap(schemasByDirection))]);
  return search.used;
}

/** The search for the named schemas that messages use. */
class UseSearch {
  /** The references of the named schemas that are found until now. */
  readonly used = { request: new Set<string>(), response: new Set<string>() };
  readonly #named: ReadonlyMap<string, Schema>;
  readonly #children: ReadonlyMap<string, readonly string[]>;
  readonly #directed: DirectedSchemas;
  readonly #marks: Readonly<Record<Direction, DirectionMarks>>;
  readonly #open: DirectedSchema[] = [];

  constructor(
    named: ReadonlyMap<string, Schema>,
    directed: DirectedSchemas,
    marks: Readonly<Record<Direction, DirectionMarks>>,
  ) {
    this.#named = named;
    this.#children = childrenOf(named);
    this.#directed = directed;
    this.#marks = marks;
  }

  visit(roots: readonly DirectedSchema[]): void {
    this.#open.push(...roots);
    for (let next = this.#open.pop(); next !== undefined; next = this.#open.pop()) this.#visitParts(next);
  }

  /** Visits the schemas inside a schema, and the schemas to which it refers. */
  #visitParts({ schema, direction }: DirectedSchema): void {
    const { hasMarkedProperty, targets, selected } = this.#directed.contentOf(schema);
    if (!hasMarkedProperty) {
      for (const reference of [...targets, ...selected]) this.#reach(reference, direction);
    } else if (schema.kind === 'keywords') {
      for (const reference of referencesOf(schema)) this.#reach(reference, direction);
      this.#open.push(...partsByDirection(schema, direction, this.#marks));
    }
  }

  #reach(reference: string, direction: Direction): void {
    const isNew = this.#directed.leading.has(reference) && !this.used[direction].has(reference);
    const schema = isNew ? this.#named.get(reference) : undefined;
    if (schema === undefined) return;
    this.used[direction].add(reference);
    this.#open.push({ schema, direction });
    for (const other of selectableDescendants(reference, schema, this.#children)) this.#reach(other, direction);
  }
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
