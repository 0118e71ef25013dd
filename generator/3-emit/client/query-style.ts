import type { Parameter } from '../../2-model/parameter.ts';
import { valueTypes } from '../../2-model/inspect/value-types.ts';
import type { ExportedSymbol } from '../../code/symbol.ts';
import type { Schemas } from '../named-type.ts';
import { runtime } from './symbols.ts';

/** The function that writes a query parameter; undefined where that is the default of the runtime. */
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
