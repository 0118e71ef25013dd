import type { Parameter } from '@forgespec/model';
import type { Module } from '../../code/module.ts';
import type { ExportedSymbol } from '../../code/symbol.ts';
import { conversionFunction } from '../conversions.ts';
import type { Schemas } from '../named-type.ts';
import { runtime } from './symbols.ts';

/**
 * Returns the code of the function that writes a parameter. If the parameter is written as JSON, the function first converts values such as
 * `Date` to the types that JSON can contain.
 */
export function encodedStyle(
  style: ExportedSymbol,
  { schema, mediaType }: Pick<Parameter, 'mediaType' | 'schema'>,
  schemas: Schemas,
  module: Module,
): string {
  const encode =
    mediaType === undefined ? undefined : conversionFunction([schema], { schemas, module, direction: 'write' });
  return encode === undefined
    ? module.use(style)
    : `${module.use(runtime.withEncodedValue)}(${module.use(style)}, ${encode})`;
}
