import type { Parameter } from '../../2-model/parameter.ts';
import type { ExportedSymbol } from '../../code/symbol.ts';
import { mayBe } from './may-be.ts';
import type { Schemas } from '../named-type.ts';
import { runtime } from './symbols.ts';

/** The function that writes a query parameter; undefined where that is the default of the runtime. */
export function queryStyle(
  { style, explode, mediaType, schema }: Parameter,
  schemas: Schemas,
): ExportedSymbol | undefined {
  if (mediaType !== undefined) return runtime.asJson;
  const isObject = mayBe('object', schema, schemas);
  // An exploded array repeats its name in every style.
  if (explode) return style === 'form' && isObject ? runtime.membersApart : undefined;
  if (!isObject && !mayBe('array', schema, schemas)) return undefined;
  if (style === 'form') return runtime.commaDelimited;
  if (style === 'pipeDelimited') return runtime.pipeDelimited;
  return style === 'spaceDelimited' ? runtime.spaceDelimited : undefined;
}
