import type { Parameter, Resolve } from '@forgespec/model';
import { textTypes, type TextTypes } from './scalar.ts';

/**
 * The way in which a request contains the value of a parameter. If the value may be a string, it is decoded as a
 * scalar, even if the schema also allows arrays or objects.
 */
export type ValueEncoding =
  | { readonly kind: 'array' | 'object' }
  | { readonly kind: 'json' }
  | { readonly kind: 'scalar'; readonly types: TextTypes };

/** Returns the encoding of the value of a parameter, or of a field of a form. */
export function valueEncoding(
  { schema, mediaType }: Pick<Parameter, 'mediaType' | 'schema'>,
  resolve: Resolve,
): ValueEncoding {
  if (mediaType !== undefined) return { kind: 'json' };
  const types = textTypes(schema, resolve);
  if (types.has('string')) return { kind: 'scalar', types };
  if (types.has('array')) return { kind: 'array' };
  return types.has('object') ? { kind: 'object' } : { kind: 'scalar', types };
}
