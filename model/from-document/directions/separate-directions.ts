import { sortedBy } from '@forgespec/description/json';
import type { Area } from '../../api.ts';
import {
  createDirectionMarks,
  markOfOmitted,
  noMarks,
  type DirectionMark,
  type DirectionMarks,
} from '../../inspect/direction-marks.ts';
import { requestReference } from '../../inspect/request-reference.ts';
import type { Resolve } from '../../inspect/value-types.ts';
import { mapOperation } from '../../represent/map-schemas.ts';
import type { NamedSchema, Schema } from '../../schema.ts';
import { convertSchema, type DirectionConversion, type Direction } from './convert-schema.ts';
import { findDirectedSchemas } from './directed-schemas.ts';
import { directionsOfUse, type DirectedSchema } from './directions-of-use.ts';

type DirectedNamed = Pick<NamedSchema, 'isForRequests' | 'name' | 'reference' | 'schema'>;

/** The operations and the named schemas of a description. Requests and responses still share the same schemas. */
export interface DescribedSchemas<Named> {
  readonly areas: readonly Area[];
  /** The schemas of webhooks and callbacks. */
  readonly calls: readonly DirectedSchema[];
  /** A map from references to named schemas. */
  readonly named: ReadonlyMap<string, Named>;
  /** True if the API sends the requests. `readOnly` then has the meaning of `writeOnly`, and `writeOnly` the meaning of `readOnly`. */
  readonly isReceived: boolean;
  /** The keywords (`readOnly`, `writeOnly`) that the description contains. */
  readonly written: ReadonlySet<DirectionMark>;
}

/** The operations and the named schemas of a description. Requests and responses have separate schemas if necessary. */
export interface SeparatedDirections<Named> {
  readonly areas: readonly Area[];
  /** The schemas of webhooks and callbacks. */
  readonly calls: readonly Schema[];
  /** A map from references to named schemas. */
  readonly named: ReadonlyMap<string, Named>;
}

/**
 * Separates the schemas of requests from the schemas of responses. If a named schema contains a `readOnly` or `writeOnly` property,
 * directly or through other schemas, the number of its versions depends on its use:
 *
 * - If only requests use the schema, or only responses use the schema, the schema has one version.
 * - Otherwise the schema has two versions. The second version is for requests. In the result, both versions have the same name.
 *   `buildNamedSchemas` then chooses a new name for the second version.
 */
export function separateDirections<Named extends DirectedNamed>({
  areas,
  calls,
  named,
  written,
  isReceived,
}: DescribedSchemas<Named>): SeparatedDirections<Named> {
  const schemas = new Map(Array.from(named, ([reference, { schema }]) => [reference, schema]));
  const resolve: Resolve = (reference) => schemas.get(reference);
  if (written.size === 0) return { areas, calls: calls.map(({ schema }) => schema), named };
  const marks = marksByDirection({ written, isReceived }, resolve);
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

/** Returns the properties that requests and responses omit. */
function marksByDirection(
  { written, isReceived }: Pick<DescribedSchemas<DirectedNamed>, 'isReceived' | 'written'>,
  resolve: Resolve,
): Readonly<Record<Direction, DirectionMarks>> {
  const marksOf = (direction: Direction): DirectionMarks => {
    const mark = markOfOmitted[direction];
    return written.has(mark) ? createDirectionMarks(mark, resolve) : noMarks;
  };
  const [request, response] = [marksOf('request'), marksOf('response')];
  return isReceived ? { request: response, response: request } : { request, response };
}
