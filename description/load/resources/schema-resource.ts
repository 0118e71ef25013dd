import type { JsonObject } from '../../json/json.ts';
import type { Position } from './subschemas.ts';

/**
 * A JSON Schema resource: a schema with an `$id`, or a whole file. References inside the resource are relative to the resource's URI.
 * Each anchor name is unique in the resource.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-4.3.5
 */
export interface SchemaResource {
  /** The absolute URI, without a fragment. */
  readonly uri: string;
  /** The position of the value at which JSON Pointers into the resource start. */
  readonly root: Position;
  readonly anchors: Map<string, Position>;
  readonly dynamicAnchors: Map<string, Position>;
  /**
   * True if a relative reference in the resource may lead to a file of the description. False if the `$id` of the resource is an absolute
   * URI.
   */
  readonly isLocal: boolean;
}

/** A `$ref` or `$dynamicRef` that is not yet resolved. */
export interface OpenReference {
  readonly node: JsonObject;
  readonly keyword: '$dynamicRef' | '$ref';
  readonly reference: string;
  /** The resource that contains the reference. */
  readonly resource: SchemaResource;
}

/** Creates a resource without anchors. */
export const createResource = (uri: string, root: Position, isLocal: boolean): SchemaResource => ({
  isLocal,
  uri,
  root,
  anchors: new Map(),
  dynamicAnchors: new Map(),
});

/** Returns the absolute URI and the fragment of a URI reference. Returns undefined if the string is not a valid URI reference. */
export function resolveUri(reference: string, base: string): { uri: string; fragment: string } | undefined {
  const at = reference.indexOf('#');
  const [location, fragment] = at === -1 ? [reference, ''] : [reference.slice(0, at), reference.slice(at + 1)];
  if (location === '') return { uri: base, fragment };
  return URL.canParse(location, base) ? { uri: new URL(location, base).href, fragment } : undefined;
}
