import {
  partsOf,
  queryNotation,
  valueTypes,
  type Parameter,
  type QueryNotation,
  type Schema,
  type TypeName,
} from '@forgespec/model';
import type { ExportedSymbol } from '../../code/symbol.ts';
import type { Schemas } from '../named-type.ts';
import { runtime } from './symbols.ts';

/** Returns true if the value of a parameter may be an object, or an array that contains objects or arrays. */
export function isStructured({ schema }: Parameter, schemas: Schemas): boolean {
  const resolve = (pointer: string): Schema | undefined => schemas.get(pointer)?.schema;
  const types = valueTypes(schema, resolve);
  if (types.has('object') || !types.has('array')) return types.has('object');
  const items = partsOf(schema, resolve).flatMap((part) => part.items ?? []);
  const itemTypes = items.map((item) => valueTypes(item, resolve));
  return items.length === 0 || itemTypes.some((type) => type.has('object') || type.has('array'));
}

/** Returns true if the value of a parameter is neither an array nor an object. */
export function isScalarValue(parameter: Parameter, schemas: Schemas): boolean {
  const types = typesOf(parameter, schemas);
  return !types.has('object') && !types.has('array');
}

const typesOf = ({ schema }: Parameter, schemas: Schemas): ReadonlySet<TypeName> =>
  valueTypes(schema, (pointer) => schemas.get(pointer)?.schema);

/**
 * Returns the function that writes a query parameter. Returns undefined for a parameter that the runtime writes
 * correctly by default.
 */
export function queryParameterWriter(parameter: Parameter, schemas: Schemas): ExportedSymbol | undefined {
  const notation = queryNotation(parameter, typesOf(parameter, schemas).has('object'));
  return isScalarValue(parameter, schemas) && notation !== 'json' ? undefined : styleFunctions[notation];
}

/**
 * A map from each notation to the function that writes arrays and objects in this notation. A function is undefined if
 * the runtime writes the notation by default.
 */
export const styleFunctions: Readonly<Record<QueryNotation, ExportedSymbol | undefined>> = {
  brackets: undefined,
  commas: runtime.commaDelimited,
  json: runtime.asJson,
  members: runtime.membersApart,
  pipes: runtime.pipeDelimited,
  repeated: undefined,
  spaces: runtime.spaceDelimited,
};
