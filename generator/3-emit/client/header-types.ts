import type { Operation } from '../../2-model/operation.ts';
import type { Schema, TypeName } from '../../2-model/schema.ts';
import type { Schemas } from '../named-type.ts';

/** What a response header is written as, where that is not text. */
export type HeaderType = 'boolean' | 'number';

/** The headers of the answers to an operation that are not text, by their names in lower case, sorted. */
export function headerTypes({ responses }: Operation, schemas: Schemas): [name: string, type: HeaderType][] {
  const headers = responses.flatMap((response) => response.headers);
  const byName = Map.groupBy(headers, ({ name }) => name.toLowerCase());
  return [...byName]
    .flatMap(([name, [header]]): [string, HeaderType][] => {
      const type = header === undefined ? undefined : headerType(header.schema, schemas);
      return type === undefined ? [] : [[name, type]];
    })
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function headerType(schema: Schema, schemas: Schemas): HeaderType | undefined {
  if (schema.kind === 'boolean') return undefined;
  const target = schema.reference === undefined ? undefined : schemas.get(schema.reference);
  if (target !== undefined) return headerType(target.schema, new Map());
  const types = (schema.type ?? []).filter((name) => name !== 'null');
  const areAll = (...names: TypeName[]): boolean => types.length > 0 && types.every((name) => names.includes(name));
  if (areAll('boolean')) return 'boolean';
  return areAll('integer', 'number') ? 'number' : undefined;
}
