import type { Parameter } from '../../2-model/parameter.ts';
import { partsOf, valueTypes } from '../../2-model/inspect/value-types.ts';
import type { Schema } from '../../2-model/schema.ts';
import type { ExportedSymbol } from '../../code/symbol.ts';
import type { Schemas } from '../named-type.ts';
import { runtime } from './symbols.ts';

/** Returns true if the value of a parameter may be an object, or an array with objects or arrays in it. */
export function isStructured({ schema }: Parameter, schemas: Schemas): boolean {
  const resolve = (pointer: string): Schema | undefined => schemas.get(pointer)?.schema;
  const types = valueTypes(schema, resolve);
  if (types.has('object') || !types.has('array')) return types.has('object');
  const items = partsOf(schema, resolve).flatMap((part) => part.items ?? []);
  const itemTypes = items.map((item) => valueTypes(item, resolve));
  return items.length === 0 || itemTypes.some((type) => type.has('object') || type.has('array'));
}

/** Returns the function that writes a query parameter; undefined for the default of the runtime. */
export function queryStyle(
  { style, explode, mediaType, schema }: Parameter,
  schemas: Schemas,
): ExportedSymbol | undefined {
  if (mediaType !== undefined) return runtime.asJson;
  const types = valueTypes(schema, (pointer) => schemas.get(pointer)?.schema);
  const isObject = types.has('object');
  // An exploded array repeats its name in every style.
  if (explode) return style === 'form' && isObject ? runtime.membersApart : undefined;
  if (!isObject && !types.has('array')) return undefined;
  if (style === 'form') return runtime.commaDelimited;
  if (style === 'pipeDelimited') return runtime.pipeDelimited;
  return style === 'spaceDelimited' ? runtime.spaceDelimited : undefined;
}
