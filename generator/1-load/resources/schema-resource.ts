import type { JsonObject } from '../json.ts';
import type { Position } from './subschemas.ts';

/**
 * A schema with an identifier of its own, or a whole file: what references inside it are relative to, and whose anchors they name.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-4.3.5
 */
export interface SchemaResource {
  /** The absolute URI, without a fragment. */
  readonly uri: string;
  /** What JSON Pointers into it start from. */
  readonly root: Position;
  readonly anchors: Map<string, Position>;
  readonly dynamicAnchors: Map<string, Position>;
  /** Whether its URI is where a file of the description is: only then may references in it name other files by relative paths. */
  readonly isLocal: boolean;
}

/** A `$ref` or `$dynamicRef` that is still to be resolved. */
export interface OpenReference {
  readonly node: JsonObject;
  readonly keyword: '$dynamicRef' | '$ref';
  readonly reference: string;
  /** The resource that it stands in. */
  readonly resource: SchemaResource;
}

/** A resource without anchors, so far. */
export const createResource = (uri: string, root: Position, isLocal: boolean): SchemaResource => ({
  isLocal,
  uri,
  root,
  anchors: new Map(),
  dynamicAnchors: new Map(),
});

/** A URI reference as an absolute URI without its fragment, and that fragment; undefined when it is none. */
export function resolveUri(reference: string, base: string): { uri: string; fragment: string } | undefined {
  const at = reference.indexOf('#');
  const [location, fragment] = at === -1 ? [reference, ''] : [reference.slice(0, at), reference.slice(at + 1)];
  if (location === '') return { uri: base, fragment };
  return URL.canParse(location, base) ? { uri: new URL(location, base).href, fragment } : undefined;
}
