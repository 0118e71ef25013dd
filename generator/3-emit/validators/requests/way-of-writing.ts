import type { Parameter } from '../../../2-model/parameter.ts';
import type { TypeName } from '../../../2-model/schema.ts';
import { valueTypes, type Resolve } from '../../../2-model/inspect/value-types.ts';

/** The notation of the value of a parameter. A value that may be a string is read as a string. */
export type WayOfWriting =
  | { readonly kind: 'array' | 'object' }
  | { readonly kind: 'json' }
  | { readonly kind: 'scalar'; readonly types: ReadonlySet<TypeName> };

/** Returns the notation of the value of a parameter. */
export function wayOfWriting({ schema, mediaType }: Parameter, resolve: Resolve): WayOfWriting {
  if (mediaType !== undefined) return { kind: 'json' };
  const types = valueTypes(schema, resolve);
  if (types.has('string')) return { kind: 'scalar', types };
  if (types.has('array')) return { kind: 'array' };
  return types.has('object') ? { kind: 'object' } : { kind: 'scalar', types };
}
