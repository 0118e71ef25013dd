import type { Area } from '../../api.ts';
import { createDirectionMarks, type DirectionMarks } from '../../inspect/direction-marks.ts';
import { requestReference } from '../../inspect/request-reference.ts';
import { mapOperation } from '../../represent/map-schemas.ts';
import type { NamedSchema, Schema } from '../../schema.ts';
import { schemasOfArea } from '../schemas-of-area.ts';
import { walkSchema } from '../walk-schema.ts';
import { convertSchema, type DirectionConversion, type Direction } from './convert-schema.ts';
import { directionsOfUse, type DirectedSchema } from './directions-of-use.ts';

type NamedPart = Pick<NamedSchema, 'isForRequests' | 'name' | 'reference' | 'schema'>;

/** The schemas of a description, as described. */
export interface DescribedSchemas<Named> {
  readonly areas: readonly Area[];
  /** The schemas of webhooks and callbacks. */
  readonly calls: readonly DirectedSchema[];
  /** The named schemas by reference. */
  readonly named: ReadonlyMap<string, Named>;
}

/** The operations and the named schemas of a description, with the schemas of each direction. */
export interface SeparatedDirections<Named> {
  readonly areas: readonly Area[];
  /** The schemas of webhooks and callbacks. */
  readonly calls: readonly Schema[];
  /** The named schemas by reference. */
  readonly named: ReadonlyMap<string, Named>;
}

/**
 * Separates the schemas of requests from those of responses. A named schema gets a second version, for requests, if its two versions
 * differ and operations use both, or if no operation uses the schema. Otherwise it has one version, for the direction that uses it.
 *
 * @param nameOf returns the name of the version for requests.
 */
export function separateDirections<Named extends NamedPart>(
  { areas, calls, named }: DescribedSchemas<Named>,
  nameOf: (schema: Named) => string,
): SeparatedDirections<Named> {
  const schemas = new Map(Array.from(named, ([reference, { schema }]) => [reference, schema]));
  const resolve = (reference: string): Schema | undefined => schemas.get(reference);
  const callSchemas = calls.map(({ schema }) => schema);
  const all = [...areas.flatMap(schemasOfArea), ...callSchemas, ...schemas.values()];
  if (!all.some(hasMark)) return { areas, calls: callSchemas, named };
  const marks = {
    request: createDirectionMarks('readOnly', resolve),
    response: createDirectionMarks('writeOnly', resolve),
  };
  const directed = directedSchemas(schemas, marks);
  const used = directionsOfUse(areas, calls, schemas, marks);
  const hasTwo = (reference: string): boolean =>
    directed.references.has(reference) && used.request.has(reference) === used.response.has(reference);
  const conversion: DirectionConversion = {
    marks,
    resolve,
    target: (reference, direction) =>
      direction === 'request' && hasTwo(reference) ? requestReference(reference) : reference,
  };
  const convert = (schema: Schema, direction: Direction): Schema =>
    directed.isDirected(schema) ? convertSchema(schema, direction, conversion) : schema;

  const separated = new Map<string, Named>();
  for (const schema of [...named.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const { reference } = schema;
    const isOnlyForRequests = used.request.has(reference) && !used.response.has(reference);
    separated.set(reference, {
      ...schema,
      schema: convert(schema.schema, isOnlyForRequests ? 'request' : 'response'),
    });
    if (!hasTwo(reference)) continue;
    separated.set(requestReference(reference), {
      ...schema,
      name: nameOf(schema),
      reference: requestReference(reference),
      schema: convert(schema.schema, 'request'),
      isForRequests: true,
    });
  }
  return {
    areas: areas.map((area) => ({
      ...area,
      operations: area.operations.map((operation) =>
        mapOperation(operation, {
          request: (schema) => convert(schema, 'request'),
          response: (schema) => convert(schema, 'response'),
          responseHeader: (schema) => convert(schema, 'response'),
        }),
      ),
    })),
    calls: calls.map(({ schema, direction }) => convert(schema, direction)),
    named: separated,
  };
}

/** Returns true if a schema, or a schema inside it, has `readOnly` or `writeOnly`. */
function hasMark(schema: Schema): boolean {
  let found = false;
  walkSchema(schema, ({ annotations }) => (found ||= annotations.readOnly || annotations.writeOnly));
  return found;
}

interface DirectedSchemas {
  /** The references of the named schemas whose two versions differ. */
  readonly references: ReadonlySet<string>;
  /** Returns true if the two versions of a schema differ. */
  isDirected(schema: Schema): boolean;
}

/** Finds the schemas that have a marked property, directly or through other schemas. */
function directedSchemas(
  schemas: ReadonlyMap<string, Schema>,
  marks: Readonly<Record<Direction, DirectionMarks>>,
): DirectedSchemas {
  const isMarked = (schema: Schema): boolean => marks.request.isMarked(schema) || marks.response.isMarked(schema);
  const contentOf = (schema: Schema): { hasMarkedProperty: boolean; targets: readonly string[] } => {
    const targets: string[] = [];
    let hasMarkedProperty = false;
    walkSchema(schema, ({ reference, properties = [] }) => {
      if (reference !== undefined) targets.push(reference);
      hasMarkedProperty ||= properties.some((property) => isMarked(property.schema));
    });
    return { hasMarkedProperty, targets };
  };
  const users = new Map<string, string[]>();
  const found = new Set<string>();
  for (const [reference, schema] of schemas) {
    const { hasMarkedProperty, targets } = contentOf(schema);
    if (hasMarkedProperty) found.add(reference);
    for (const target of targets) {
      const known = users.get(target);
      if (known === undefined) users.set(target, [reference]);
      else known.push(reference);
    }
  }
  // Iterating over a set also visits the elements that are added during the iteration.
  for (const reference of found) for (const user of users.get(reference) ?? []) found.add(user);
  return {
    references: found,
    isDirected(schema) {
      const { hasMarkedProperty, targets } = contentOf(schema);
      return hasMarkedProperty || targets.some((target) => found.has(target));
    },
  };
}
