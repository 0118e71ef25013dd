import { isInteger64, valueTypes, type OperationModel, type Schema } from '@forgespec/model';
import type { Schemas } from '../named-type.ts';

/** The type of a response header. */
export type HeaderType = 'boolean' | 'number' | 'string';

/**
 * The type of a header, if the header has the same type in all responses that document the header. Otherwise, a map from the status of each
 * response to the type of the header.
 */
export type HeaderTypes = HeaderType | ReadonlyMap<string, HeaderType>;

/**
 * Returns the names and types of response headers. The result contains only headers that are numbers or booleans in at least one response
 * of the operation. The names are in lower case and sorted.
 */
export function headerTypes({ responses }: OperationModel, schemas: Schemas): [name: string, types: HeaderTypes][] {
  const byName = new Map<string, Map<string, HeaderType>>();
  for (const { status, headers } of responses) {
    for (const { name, schema } of headers) {
      const byStatus = byName.get(name.toLowerCase()) ?? new Map<string, HeaderType>();
      byName.set(name.toLowerCase(), byStatus.set(status, headerType(schema, schemas)));
    }
  }
  return [...byName]
    .flatMap(([name, byStatus]): [string, HeaderTypes][] => {
      const [type = 'string', ...others] = new Set(byStatus.values());
      if (others.length > 0) return [[name, byStatus]];
      return type === 'string' ? [] : [[name, type]];
    })
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function headerType(schema: Schema, schemas: Schemas): HeaderType {
  const resolve = (reference: string): Schema | undefined => schemas.get(reference)?.schema;
  if (isInteger64(schema, resolve)) return 'string';
  const types = [...valueTypes(schema, resolve)].filter((type) => type !== 'null');
  if (types.length === 0) return 'string';
  if (types.every((type) => type === 'boolean')) return 'boolean';
  return types.every((type) => type === 'integer' || type === 'number') ? 'number' : 'string';
}
