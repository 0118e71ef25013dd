import { sortedBy } from '../../../1-load/sorted-by.ts';
import type { Area } from '../../api.ts';
import {
  createDirectionMarks,
  noMarks,
  type DirectionMark,
  type DirectionMarks,
} from '../../inspect/direction-marks.ts';
import { requestReference } from '../../inspect/request-reference.ts';
import { mapOperation } from '../../represent/map-schemas.ts';
import type { NamedSchema, Schema } from '../../schema.ts';
import { convertSchema, type DirectionConversion, type Direction } from './convert-schema.ts';
import { findDirectedSchemas } from './directed-schemas.ts';
import { directionsOfUse, type DirectedSchema } from './directions-of-use.ts';

type DirectedNamed = Pick<NamedSchema, 'isForRequests' | 'name' | 'reference' | 'schema'>;

/** The operations and the named schemas of a description, before the schemas of each direction are separated. */
export interface DescribedSchemas<Named> {
  readonly areas: readonly Area[];
  /** The schemas of webhooks and callbacks. */
  readonly calls: readonly DirectedSchema[];
  /** The named schemas by reference. */
  readonly named: ReadonlyMap<string, Named>;
  /** True if the API sends the requests, so that `readOnly` and `writeOnly` have their opposite meaning. */
  readonly isReceived: boolean;
  /** The keywords (`readOnly`, `writeOnly`) that the description contains. */
  readonly written: ReadonlySet<DirectionMark>;
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
 * Separates the schemas of requests from those of responses. If the versions of a named schema for requests and responses differ, the
 * number of its versions depends on its use:
 *
 * - If only requests or only responses use the schema, it has one version, for these messages.
 * - Otherwise it has two versions. The second version is for requests. In the result, both versions have the same name; later code chooses
 *   the name of the second version.
 */
export function separateDirections<Named extends DirectedNamed>({
  areas,
  calls,
  named,
  written,
  isReceived,
}: DescribedSchemas<Named>): SeparatedDirections<Named> {
  const schemas = new Map(Array.from(named, ([reference, { schema }]) => [reference, schema]));
  const resolve = (reference: string): Schema | undefined => schemas.get(reference);
  if (written.size === 0) return { areas, calls: calls.map(({ schema }) => schema), named };
  const marksOf = (mark: DirectionMark): DirectionMarks =>
    written.has(mark) ? createDirectionMarks(mark, resolve) : noMarks;
  const marks = {
    request: marksOf(isReceived ? 'writeOnly' : 'readOnly'),
    response: marksOf(isReceived ? 'readOnly' : 'writeOnly'),
  };
  const directed = findDirectedSchemas(schemas, marks);
  const used = directionsOfUse({ areas, calls }, schemas, directed, marks);
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
  for (const schema of sortedBy(named.values(), ({ name }) => name)) {
    const { reference } = schema;
    const isOnlyForRequests = used.request.has(reference) && !used.response.has(reference);
    separated.set(reference, {
      ...schema,
      schema: convert(schema.schema, isOnlyForRequests ? 'request' : 'response'),
    });
    if (!hasTwo(reference)) continue;
    separated.set(requestReference(reference), {
      ...schema,
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
