import { valueTypes, type Header, type Parameter } from '@forgespec/model';
import type { Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import type { ExportedSymbol } from '../../code/symbol.ts';
import type { Schemas } from '../named-type.ts';
import { encodedStyle } from './encoded-style.ts';
import { runtime } from './symbols.ts';

type HeaderValue = Pick<Header | Parameter, 'explode' | 'mediaType' | 'name' | 'schema'>;

/**
 * Returns the function that writes a header. Returns undefined for a header that the runtime writes correctly by
 * default.
 */
export function headerStyle({ schema, explode, mediaType }: HeaderValue, schemas: Schemas): ExportedSymbol | undefined {
  if (mediaType !== undefined) return runtime.jsonHeader;
  const types = valueTypes(schema, (pointer) => schemas.get(pointer)?.schema);
  if (!types.has('object')) return undefined;
  return explode ? runtime.explodedHeader : runtime.simpleHeader;
}

/**
 * Returns an array with one object literal, which maps the name of each header to the function that writes the header.
 * Returns an empty array if no header needs a function.
 */
export const headerStyles = (headers: readonly HeaderValue[], schemas: Schemas, module: Module): string[] =>
  stylesLiteral(headers, (header) => headerStyle(header, schemas), schemas, module);

/**
 * Returns an array with one object literal, which maps the name of each header or cookie to the function that writes
 * it. Returns an empty array if no value needs a function.
 */
export function stylesLiteral<Value extends HeaderValue>(
  values: readonly Value[],
  styleOf: (value: Value) => ExportedSymbol | undefined,
  schemas: Schemas,
  module: Module,
): string[] {
  const members = values.flatMap((value) => {
    const style = styleOf(value);
    return style === undefined ? [] : [`${propertyKey(value.name)}: ${encodedStyle(style, value, schemas, module)}`];
  });
  return members.length === 0 ? [] : [`{ ${members.join(', ')} }`];
}
