import type { OperationModel } from '../../2-model/operation.ts';
import type { Schema, TypeName } from '../../2-model/schema.ts';
import { isInteger64 } from '../../2-model/inspect/integer-64.ts';
import type { Schemas } from '../named-type.ts';

/** The type of a response header that is not a string. */
export type NonStringHeaderType = 'boolean' | 'number';

/** Returns the response headers of an operation whose values are numbers or booleans. The names are in lower case and sorted. */
export function nonStringHeaderTypes(
  { responses }: OperationModel,
  schemas: Schemas,
): [name: string, type: NonStringHeaderType][] {
  const headers = responses.flatMap((response) => response.headers);
  const byName = Map.groupBy(headers, ({ name }) => name.toLowerCase());
  return [...byName]
    .flatMap(([name, [header]]): [string, NonStringHeaderType][] => {
      const type =
        header === undefined || isInteger64(header.schema, (reference) => schemas.get(reference)?.schema)
          ? undefined
          : headerType(header.schema, schemas);
      return type === undefined ? [] : [[name, type]];
    })
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function headerType(schema: Schema, schemas: Schemas, seen: readonly Schema[] = []): NonStringHeaderType | undefined {
  if (schema.kind === 'boolean' || seen.includes(schema)) return undefined;
  const target = schema.reference === undefined ? undefined : schemas.get(schema.reference);
  if (target !== undefined) return headerType(target.schema, schemas, [...seen, schema]);
  const types = (schema.type ?? []).filter((name) => name !== 'null');
  const areAll = (...names: TypeName[]): boolean => types.length > 0 && types.every((name) => names.includes(name));
  if (areAll('boolean')) return 'boolean';
  return areAll('integer', 'number') ? 'number' : undefined;
}
